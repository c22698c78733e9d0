import { hanTerms, latinTerms, runsOf } from '../text/terms.ts';

/** A Latin word says about as much as two Han characters. */
const WORD_SIZE = 2;

/**
 * The share of a heading that was asked for: its Han characters in pairs that were, and its words.
 * @example askedShare('管理证书', (term) => term === '证书') === 0.5
 */
export function askedShare(heading: string, isAsked: (term: string) => boolean): number {
  let [size, asked] = [0, 0];
  for (const { kind, text } of runsOf(heading)) {
    if (kind === 'latin') {
      size += WORD_SIZE;
      if (latinTerms(text).some(isAsked)) asked += WORD_SIZE;
      continue;
    }
    const hits = hanTerms(text).map(isAsked);
    const characters = Array.from(text);
    size += characters.length;
    asked += characters.filter((_, at) => hits[at - 1] === true || hits[at] === true).length;
  }
  return size === 0 ? 0 : asked / size;
}
