// Caches of what is computed from a page's text: on disk by the hash of the text, and for one build.
import { LANGUAGE } from '#i18n/language';
import type { DialectName } from '../../core/document/dialects/dialectNames.ts';
import type { Doc } from '../../core/document/parsedDoc.ts';
import { once } from '../../lib/memoize.ts';
import { openVersionedCache } from '../lib/diskCache.ts';
import type { FileHashes } from '../lib/fileHashes.ts';
import { hashSources, type Sources, shortHash } from '../lib/hashes.ts';
import { cacheDir } from '../lib/project.ts';
import { openSpillFile, type SpillFile } from '../lib/spillFile.ts';

/** Everything that the build imports at run time. */
const SOURCES: Sources = { paths: ['src/core', 'src/lib', 'src/node', 'src/writer', 'package-lock.json'] };

/** Hash of the build's code: other code, or other words in findings, may make another value of the same text. */
export const hashBuildCode = once(async () => `${await hashSources(SOURCES)}-${LANGUAGE}`);

export const metadataStore = openVersionedCache(cacheDir('pages'), hashBuildCode);

let parsedDocs: SpillFile | undefined;
let fileHashes: Pick<FileHashes, 'hash'> | undefined;

/**
 * Enables a cache of unmarked docs, which the prerender threads need shortly after, and one of the hashes of files. Docs
 * are stored as JSON in a file: those of ten thousand pages have more than a hundred megabytes.
 */
export function startBuildCache(hashes: FileHashes): void {
  parsedDocs = openSpillFile(cacheDir('parsed'));
  fileHashes = hashes;
}

/** Hash of a file of the site that is built; undefined outside of builds. */
export function findFileHash(path: string): string | undefined {
  return fileHashes?.hash(path);
}

export function cacheDoc(text: string, dialects: readonly DialectName[] | undefined, doc: Doc): void {
  parsedDocs?.set(keyOf(text, dialects), new TextEncoder().encode(JSON.stringify(doc)));
}

/** JSON of the unmarked doc parsed from a text, in UTF-8; undefined where it is not cached. */
export function findCachedDoc(text: string, dialects?: readonly DialectName[]): Uint8Array | undefined {
  return parsedDocs?.get(keyOf(text, dialects));
}

/** The same text is another page in other dialects. */
const keyOf = (text: string, dialects: readonly DialectName[] = []) =>
  shortHash(`${dialects.join()}\n${text}`);

export function endBuildCache(): void {
  parsedDocs?.close();
  parsedDocs = undefined;
  fileHashes = undefined;
}
