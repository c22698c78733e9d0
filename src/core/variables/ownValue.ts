// What a reader gives in the place of a value. It comes from a field or from the browser's storage: a stranger.
import { type ReaderValue, toPattern } from './readerValue.ts';

/** Characters; tokens are long. */
const MAX_LENGTH = 2000;

/** Line ends and other controls, and marks that turn the direction of writing: what is copied must be what is seen. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * One line of text, not too long.
 * @example tidyOwn(' 10.0.0.1\n') === '10.0.0.1'
 */
export function tidyOwn(text: string): string {
  return text
    .replace(UNSEEN, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether a text may stand in the place of a value. */
export function fitsValue({ pattern }: ReaderValue, text: string): boolean {
  return pattern === undefined || toPattern(pattern).test(text);
}
