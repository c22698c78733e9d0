// A reader's own text for a variable: untrusted input from a field or the browser's storage.
import { type ReaderVariable, toPattern } from './readerVariable.ts';

/** Longest accepted input in characters: readers paste access tokens, which are long. */
const MAX_LENGTH = 2000;

/** Control characters, line ends and direction marks: the copied text must be the visible one. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Normalizes input to one line of limited length.
 * @example normalizeReaderInput(' 10.0.0.1\n') === '10.0.0.1'
 */
export function normalizeReaderInput(text: string): string {
  return text
    .replace(UNSEEN, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether a text is valid for a variable. */
export function fitsValue({ pattern }: ReaderVariable, text: string): boolean {
  return pattern === undefined || toPattern(pattern).test(text);
}
