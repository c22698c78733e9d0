// Looks up terms in the lines of an index file by binary search within the text: splitting it into lines would take
// longer than most queries.

import { isHan } from '../text/terms.ts';
import { PINYIN_MARK } from './indexFormat.ts';
import { decodePostings, type Postings } from './postings.ts';

export interface TermEntry {
  term: string;
  /** Number of sections with the term; postings may be truncated. */
  count: number;
  postings: Postings;
}

/** Compares terms by code unit, the sort order of the index. */
export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Merges two sorted lists without duplicates.
 * @example [...mergeTerms(['a', 'c'], ['b', 'c'])] // ['a', 'b', 'c']
 */
export function* mergeTerms(a: readonly string[], b: readonly string[]): Generator<string> {
  let at = 0;
  for (const term of a) {
    for (let other = b[at]; other !== undefined && other <= term; other = b[++at])
      if (other < term) yield other;
    yield term;
  }
  yield* b.slice(at);
}

/** @example termOf('端口 FgB') === '端口' */
export function termOf(line: string): string {
  return line.slice(0, line.indexOf(' '));
}

export function toEntry(line: string): TermEntry {
  const [term = '', list = '', count] = line.split(' ');
  const postings = decodePostings(list);
  return { term, count: count === undefined ? postings.sections.length : Number(count), postings };
}

/**
 * The line of a term.
 * @example findLine('端口 FA\n转接 GB', '转接') === '转接 GB'
 */
export function findLine(lines: string, term: string): string | undefined {
  const start = firstNotBefore(lines, term);
  return lines.startsWith(`${term} `, start) ? lines.slice(start, endOfLine(lines, start)) : undefined;
}

/** The lines of terms with a prefix. */
export function findLines(lines: string, prefix: string): string[] {
  const found: string[] = [];
  for (let start = firstNotBefore(lines, prefix); lines.startsWith(prefix, start); ) {
    const end = endOfLine(lines, start);
    if (end > start) found.push(lines.slice(start, end));
    if (end === lines.length) break;
    start = end + 1;
  }
  return found;
}

/** The lines of the shortest terms; among these, of the most frequent ones. */
export function shortestLines(lines: readonly string[], limit: number): string[] {
  return [...lines].sort((a, b) => a.indexOf(' ') - b.indexOf(' ') || b.length - a.length).slice(0, limit);
}

/** Han terms in lines of pinyin keys. */
export function pinyinTerms(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => line.split(' ').slice(1)))];
}

/** Whether a term is a word for typo correction: no number, no pinyin key. */
export function isWord(term: string): boolean {
  return term.length >= 3 && !term.startsWith(PINYIN_MARK) && LETTER.test(term) && !isHan(term);
}

const LETTER = /\p{L}/u;

/** Position of the first line whose term is not before the given one; the end of the text if there is none. */
function firstNotBefore(lines: string, term: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : lines.lastIndexOf('\n', middle - 1) + 1;
    if (compareTerms(lines.slice(start, lines.indexOf(' ', start)), term) < 0)
      low = endOfLine(lines, start) + 1;
    else high = start;
  }
  return low;
}

function endOfLine(lines: string, start: number): number {
  const end = lines.indexOf('\n', start);
  return end < 0 ? lines.length : end;
}
