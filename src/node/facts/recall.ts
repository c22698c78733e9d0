// What the build keeps from one run to the next, by the hash of the text that it was made of.
import { cacheDir } from '../lib/cacheDir.ts';
import { hashSources, type Sources } from '../lib/sourceHash.ts';
import { createRecall } from './createRecall.ts';

/** Other code may make another value: build time uses no more than these. */
export const FACT_SOURCES: Sources = { paths: ['src/core', 'src/lib', 'src/node', 'package-lock.json'] };

/** The offline kit's program stands where there are no sources: it keeps nothing. */
export const recall = createRecall(cacheDir('pages'), findVersion);

/** What a month's edits have left is enough. */
async function findVersion(): Promise<string> {
  return `${new Date().toISOString().slice(0, 7)}-${await hashSources(FACT_SOURCES)}`;
}
