import type { Draft } from '../drafts/draftStorage.ts';
import { downloadFiles } from './save/manualTargets.ts';

/** Downloads a draft: its text, and its unsaved images. */
export function exportDraft({ file, text, images = [] }: Pick<Draft, 'file' | 'text' | 'images'>): void {
  void downloadFiles([{ path: file, content: text }, ...images]);
}
