// Caches of what is computed from a page's text: on disk by the hash of the text, and in memory for one build.
import type { Doc } from '../../core/document/parsedDoc.ts';
import { once } from '../../lib/memoize.ts';
import { openVersionedCache } from '../lib/diskCache.ts';
import { hashSources, type Sources } from '../lib/hashes.ts';
import { cacheDir } from '../lib/project.ts';

/** Everything that the build imports at run time. */
const SOURCES: Sources = { paths: ['src/core', 'src/lib', 'src/node', 'src/writer', 'package-lock.json'] };

/** Hash of the build's code: other code may compute another value from the same text. */
export const hashBuildCode = once(() => hashSources(SOURCES));

export const metadataStore = openVersionedCache(cacheDir('pages'), hashBuildCode);

let parsedDocs: Map<string, string> | undefined;

/**
 * Enables an in-memory cache of parsed documents, which the prerender threads need shortly after. It stores JSON,
 * since thousands of ASTs are too large, and an AST must be serialized for a thread anyway.
 */
export function startDocCache(): void {
  parsedDocs = new Map();
}

export function cacheDoc(text: string, doc: Doc): void {
  parsedDocs?.set(text, JSON.stringify(doc));
}

/** JSON of the document parsed from a text; undefined where it is not cached. */
export function findCachedDoc(text: string): string | undefined {
  return parsedDocs?.get(text);
}

export function endDocCache(): void {
  parsedDocs = undefined;
}
