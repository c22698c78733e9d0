// Where the lists of an index are cut into files.
import { byteLength } from '../text/byteLength.ts';
import { termOf } from './termLines.ts';

/** From this share of a file's size on it ends before the next mark. */
const NEARLY_FULL = 3 / 4;

/**
 * Whether a file may end before a term. It is asked of the term alone: where a file has grown, the next ones soon
 * begin where they did, and stay what they were.
 */
function isMark(term: string): boolean {
  let sum = 0;
  for (let at = 0; at < term.length; at += 1) sum += term.charCodeAt(at);
  return sum % 16 === 0;
}

/** Cuts the lines of all terms into files. */
export function* cutLines(lines: Iterable<string>, size: number): Generator<string[]> {
  let list: string[] = [];
  let length = 0;
  for (const line of lines) {
    const more = byteLength(line) + 1;
    const isFull = length + more > size || (length > size * NEARLY_FULL && isMark(termOf(line)));
    if (list.length > 0 && isFull) {
      yield list;
      [list, length] = [[], 0];
    }
    list.push(line);
    length += more;
  }
  if (list.length > 0) yield list;
}

/** Cuts the list of words after a first letter when it is long: most slips are further back. */
export function* cutWords(words: readonly string[], size: number): Generator<string[]> {
  let list: string[] = [];
  let length = 0;
  for (const word of words) {
    if (length > size && word[0] !== list.at(-1)?.[0]) {
      yield list;
      [list, length] = [[], 0];
    }
    list.push(word);
    length += word.length + 1;
  }
  if (list.length > 0) yield list;
}
