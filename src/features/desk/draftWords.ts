import type { Draft } from '../../core/desk/draft.ts';
import { saveFile } from '../../platform/saveFile.ts';

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

/** Hands the writer a draft as a file. */
export function exportDraft({ file, text }: Pick<Draft, 'file' | 'text'>): void {
  saveFile(file.split('/').at(-1) ?? file, text);
}
