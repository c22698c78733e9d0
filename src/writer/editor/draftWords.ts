import type { Draft } from '../drafts/draftStorage.ts';
import { handOut } from './save/handWays.ts';

const format = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** @example sayTime(Date.now()) === '11月23日 13:05' */
export function sayTime(time: number): string {
  return format.format(time);
}

/** Hands the writer a draft as files: its text, and the images that stand in no folder yet. */
export function exportDraft({ file, text, images = [] }: Pick<Draft, 'file' | 'text' | 'images'>): void {
  void handOut([{ path: file, content: text }, ...images]);
}
