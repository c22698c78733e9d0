import { includeMessages as words } from '../../i18n/includeMessages.ts';
import { cutRegion } from './regions.ts';

export interface CutLines {
  /** Undefined where none of the lines is there. */
  code: string | undefined;
  /** What is wrong with the text or the numbers. */
  fault: string | undefined;
}

/**
 * The lines of a file that a page shows, by their numbers or by the name of their region; all without either.
 * @example cutLines('a\nb\nc\n', '2-') // { code: 'b\nc', fault: undefined }
 */
export function cutLines(text: string, wanted: string | undefined): CutLines {
  // What stands for bytes that are no text.
  if (text.includes('\uFFFD')) return { code: undefined, fault: words.notText };
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (wanted === undefined) return { code: lines.join('\n'), fault: undefined };
  if (!/^[\d\s,-]*$/.test(wanted)) {
    const region = cutRegion(lines, wanted);
    return region === undefined
      ? { code: undefined, fault: words.noRegion(wanted) }
      : { code: region.join('\n'), fault: undefined };
  }
  const found: string[] = [];
  let fault: string | undefined;
  for (const range of wanted.split(',')) {
    const [, first, dash, last] = /^\s*([1-9]\d{0,6})\s*(?:(-)\s*([1-9]\d{0,6})?)?\s*$/.exec(range) ?? [];
    if (first === undefined) return { code: undefined, fault: words.badLines };
    const from = Number(first);
    const to = last === undefined ? (dash === undefined ? from : Math.max(from, lines.length)) : Number(last);
    if (to < from) return { code: undefined, fault: words.badLines };
    if (to > lines.length) fault = words.outOfRange(lines.length);
    found.push(...lines.slice(from - 1, to));
  }
  return { code: found.length === 0 ? undefined : found.join('\n'), fault };
}
