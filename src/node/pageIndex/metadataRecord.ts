// The metadata of all pages of a site in one record, for the next build: reading a file for each page takes ten times as
// long.
import type { CacheRecord } from '../lib/diskCache.ts';
import { dialectsOfPath } from '../lib/namedDialects.ts';
import { findFileHash, hashBuildCode } from './pageCache.ts';
import type { PageMetadata } from './parsePage.ts';

export interface RecordedMetadata {
  /** Hash of the code that made it. */
  code: string;
  /** By the hashes and dialects of the files. */
  pages: Readonly<Record<string, PageMetadata>>;
}

interface OpenRecord {
  record: CacheRecord<RecordedMetadata>;
  last: RecordedMetadata;
  pages: Map<string, PageMetadata>;
}

let open: OpenRecord | undefined;

/** Reads the record of a site; call it after startBuildCache(). */
export async function openMetadataRecord(record: CacheRecord<RecordedMetadata>): Promise<void> {
  const code = await hashBuildCode();
  const last = record.get();
  open = { record, last: last?.code === code ? last : { code, pages: {} }, pages: new Map() };
}

/** Metadata of a file that the last build recorded. */
export function findRecordedMetadata(path: string): PageMetadata | undefined {
  return open?.last.pages[findKey(path) ?? ''];
}

/** Records the metadata of a file for the next build. */
export function recordMetadata(path: string, metadata: PageMetadata): void {
  const key = open && findKey(path);
  if (key !== undefined) open?.pages.set(key, metadata);
}

/** The same text is another page in other dialects. */
function findKey(path: string): string | undefined {
  const hash = findFileHash(path);
  return hash && [hash, ...(dialectsOfPath(path) ?? [])].join();
}

export function saveMetadataRecord(): void {
  if (open === undefined) return;
  const { record, last, pages } = open;
  open = undefined;
  const isSame =
    pages.size === Object.keys(last.pages).length && [...pages.keys()].every((hash) => hash in last.pages);
  if (!isSame) record.set({ code: last.code, pages: Object.fromEntries(pages) });
}
