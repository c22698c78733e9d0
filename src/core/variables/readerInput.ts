// Validates and normalizes the text that a reader enters for a variable: untrusted input from a field or from storage.
import { type ReaderVariable, toPattern } from './readerVariable.ts';

/** Maximum length in UTF-16 units: readers paste access tokens, which are long. */
const MAX_LENGTH = 2000;

/** Control characters, line ends and direction marks: invisible characters that a copied command must not contain. */
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

/** Whether a text matches the pattern of a variable. */
export function fitsValue({ pattern }: ReaderVariable, text: string): boolean {
  return pattern === undefined || toPattern(pattern).test(text);
}
