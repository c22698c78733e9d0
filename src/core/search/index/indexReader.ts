// Interface of an opened index, in one or several files.
import type { PartKind } from './indexFiles.ts';
import type { SectionRecord } from './indexFormat.ts';
import type { TermEntry } from './termLines.ts';

/**
 * Fetches the payload of an index file. Rejects with a ContentError; the caller may retry.
 * @param hash of the file's group, if it has a folder of its own
 */
export type LoadIndexFile = (kind: PartKind, index: number, hash?: string) => Promise<unknown>;

export interface IndexReader {
  /** Page number of each section. */
  pageOf: Uint32Array;
  find: (term: string) => Promise<TermEntry | undefined>;
  /** Terms with a prefix, the shortest ones up to the limit. */
  findPrefix: (prefix: string, limit: number) => Promise<TermEntry[]>;
  /** Han terms of a pinyin key; by default those of the keys with that prefix. */
  findPinyin: (key: string, isPrefix: boolean) => Promise<string[]>;
  /** Latin words, at least those with this first letter. */
  listWords: (firstLetter: string) => Promise<string[]>;
  readSection: (section: number) => Promise<SectionRecord>;
}

/** Looks up terms; unknown ones are dropped. */
export async function findEntries(index: IndexReader, terms: readonly string[]): Promise<TermEntry[]> {
  return (await Promise.all(terms.map(index.find))).filter((entry) => entry !== undefined);
}

/** Expands the number of sections of each page to the page number of each section. */
export function toPageOf(counts: readonly number[]): Uint32Array {
  const pageOf = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let section = 0;
  counts.forEach((count, page) => {
    pageOf.fill(page, section, section + count);
    section += count;
  });
  return pageOf;
}
