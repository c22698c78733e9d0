// What the search asks an index; where the answers come from is the index's own affair.
import type { PartKind } from './indexFiles.ts';
import type { SectionRecord } from './indexFormat.ts';
import type { TermEntry } from './termLines.ts';

/**
 * The payload of a file of the index. Rejects with a ContentError; the same file may be asked for again then.
 * @param hash of the file's group, where it has a folder of its own
 */
export type LoadPart = (kind: PartKind, index: number, hash?: string) => Promise<unknown>;

export interface IndexReader {
  /** The page of each section; both are counted from 0. */
  pageOf: Uint32Array;
  find: (term: string) => Promise<TermEntry | undefined>;
  /** Terms that begin with the text, the shortest ones when there are more than wanted. */
  findPrefix: (prefix: string, limit: number) => Promise<TermEntry[]>;
  /** The Han terms that a pinyin key stands for; where there is none, those of the keys that begin with it. */
  findPinyin: (key: string, isPrefix: boolean) => Promise<string[]>;
  /** Latin words, those with the same first letter at the least. */
  listWords: (firstLetter: string) => Promise<string[]>;
  readSection: (section: number) => Promise<SectionRecord>;
}

/** The entries of terms, without those that the index does not know. */
export async function findEntries(index: IndexReader, terms: readonly string[]): Promise<TermEntry[]> {
  return (await Promise.all(terms.map(index.find))).filter((entry) => entry !== undefined);
}

/** The page of each section, from the numbers of sections of the pages. */
export function toPageOf(counts: readonly number[]): Uint32Array {
  const pageOf = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let section = 0;
  counts.forEach((count, page) => {
    pageOf.fill(page, section, section + count);
    section += count;
  });
  return pageOf;
}
