// Looks up terms in an index file, whose lines are sorted by term. The binary search uses offsets of the text, since
// splitting the text into lines would take longer than most queries.

import { isHan } from '../text/terms.ts';
import { PINYIN_PREFIX } from './indexFormat.ts';
import { decodePostings, type Postings } from './postings.ts';

export interface TermEntry {
  term: string;
  /** Number of sections with the term. `postings` may have fewer, since the index truncates long lists. */
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

/** Returns the term of a line. @example termOf('端口 FgB') === '端口' */
export function termOf(line: string): string {
  return line.slice(0, line.indexOf(' '));
}

/** Parses a line: term, postings and, if these are truncated, the number of sections. */
export function toEntry(line: string): TermEntry {
  const [term = '', list = '', count] = line.split(' ');
  const postings = decodePostings(list);
  return { term, count: count === undefined ? postings.sections.length : Number(count), postings };
}

/**
 * Finds the line of a term.
 * @example findLine('端口 FA\n转接 GB', '转接') === '转接 GB'
 */
export function findLine(lines: string, term: string): string | undefined {
  const start = firstNotBefore(lines, term);
  return lines.startsWith(`${term} `, start) ? lines.slice(start, endOfLine(lines, start)) : undefined;
}

/** Finds the lines of wanted terms with a prefix. */
export function findLines(
  lines: string,
  prefix: string,
  isWanted: (term: string) => boolean = () => true,
): string[] {
  const found: string[] = [];
  for (let start = firstNotBefore(lines, prefix); lines.startsWith(prefix, start); ) {
    const end = endOfLine(lines, start);
    const line = lines.slice(start, end);
    if (end > start && isWanted(termOf(line))) found.push(line);
    if (end === lines.length) break;
    start = end + 1;
  }
  return found;
}

/** Selects the lines of the shortest terms; among terms of the same length, those with the longest postings. */
export function shortestLines(lines: readonly string[], limit: number): string[] {
  return [...lines].sort((a, b) => a.indexOf(' ') - b.indexOf(' ') || b.length - a.length).slice(0, limit);
}

/** Returns the Han terms in lines of pinyin keys, without duplicates. */
export function pinyinTerms(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => line.split(' ').slice(1)))];
}

/** Whether a term is listed for typo correction: a Latin word of at least three characters. */
export function isWord(term: string): boolean {
  return term.length >= 3 && !term.startsWith(PINYIN_PREFIX) && LETTER.test(term) && !isHan(term);
}

const LETTER = /\p{L}/u;

/**
 * Binary search for the offset of the first line whose term is not less than the given term; else the text's length.
 */
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
