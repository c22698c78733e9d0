// Interface of an opened index, which has one file or several.

import type { TermEntry } from './findTermLines.ts';
import type { IndexFileKind } from './indexFiles.ts';
import type { SectionRecord } from './indexFormat.ts';

/**
 * Fetches the payload of an index file. Rejects with a ContentError; the caller may retry.
 * @param hash content hash in the folder name of the file's group; undefined for a file in the folder of the index
 */
export type LoadIndexFile = (kind: IndexFileKind, index: number, hash?: string) => Promise<unknown>;

export interface IndexReader {
  /** Language tag of the pages. */
  language: string;
  /** Page number of each section. */
  pageOf: Uint32Array;
  find: (term: string) => Promise<TermEntry | undefined>;
  /** Finds terms with a prefix that are wanted; above the limit, only the shortest ones. Han terms are all wanted. */
  findPrefix: (prefix: string, limit: number, isWanted?: (term: string) => boolean) => Promise<TermEntry[]>;
  /** Finds Han terms by a pinyin key; with `isPrefix` and without such a key, by all keys with this prefix. */
  findPinyin: (key: string, isPrefix: boolean) => Promise<string[]>;
  /** Lists Latin words. May return words with other first letters too. */
  listWords: (firstLetter: string) => Promise<string[]>;
  readSection: (section: number) => Promise<SectionRecord>;
}

/** Looks up terms in the index and omits unknown ones. */
export async function findEntries(index: IndexReader, terms: readonly string[]): Promise<TermEntry[]> {
  return (await Promise.all(terms.map(index.find))).filter((entry) => entry !== undefined);
}

/**
 * Converts the number of sections of each page to the page number of each section.
 * @example toPageOf([2, 1]) // [0, 0, 1]
 */
export function toPageOf(counts: readonly number[]): Uint32Array {
  const pageOf = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let section = 0;
  counts.forEach((count, page) => {
    pageOf.fill(page, section, section + count);
    section += count;
  });
  return pageOf;
}
