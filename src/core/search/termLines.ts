// Lines of terms as the files of an index hold them, in ascending order of the terms.
import { PINYIN_MARK } from './indexFormat.ts';
import { decodePostings, type Postings } from './postings.ts';
import { isHan } from './terms.ts';

export interface TermEntry {
  term: string;
  /** In how many sections it stands; their list may be shorter. */
  count: number;
  postings: Postings;
}

/** By code units, as the reader's search compares. */
export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
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

/** The line of a term. */
export function findLine(lines: readonly string[], term: string): string | undefined {
  const line = lines[firstNotBefore(lines, term)];
  return line?.startsWith(`${term} `) ? line : undefined;
}

/** The lines whose terms begin with a text. */
export function findLines(lines: readonly string[], prefix: string): string[] {
  const first = firstNotBefore(lines, prefix);
  let end = first;
  while (lines[end]?.startsWith(prefix)) end += 1;
  return lines.slice(first, end);
}

/** The lines of the shortest terms, of equally short ones those that stand in most sections. */
export function shortestLines(lines: readonly string[], limit: number): string[] {
  return [...lines].sort((a, b) => a.indexOf(' ') - b.indexOf(' ') || b.length - a.length).slice(0, limit);
}

/** Han terms that lines of pinyin lead to. */
export function pinyinTerms(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => line.split(' ').slice(1)))];
}

/** Words in which a reader may slip: numbers are no words, and pinyin is not in the texts. */
export function isWord(term: string): boolean {
  return term.length >= 3 && !term.startsWith(PINYIN_MARK) && LETTER.test(term) && !isHan(term);
}

const LETTER = /\p{L}/u;

/** Place of the first line whose term is not before the given one. */
function firstNotBefore(lines: readonly string[], term: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareTerms(termOf(lines[middle] ?? ''), term) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
