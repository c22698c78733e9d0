import type { Draft } from '../drafts/draftStorage.ts';
import { downloadFiles } from './save/manualTargets.ts';

const format = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** @example formatDraftTime(Date.parse('2026-11-23T13:05')) === '11月23日 13:05' */
export function formatDraftTime(time: number): string {
  return format.format(time);
}

/** Downloads a draft: its text, and its unsaved images. */
export function exportDraft({ file, text, images = [] }: Pick<Draft, 'file' | 'text' | 'images'>): void {
  void downloadFiles([{ path: file, content: text }, ...images]);
}
