// What the build keeps from one run to the next, by the hash of the text that it was made of.
import { makeOnce } from '../../lib/makeOnce.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { hashSources, type Sources } from '../lib/sourceHash.ts';
import { createRecall, versionOfMonth } from './createRecall.ts';

/** Build time uses no more than these. */
const SOURCES: Sources = { paths: ['src/core', 'src/lib', 'src/node', 'src/writer', 'package-lock.json'] };

/** Hash of the code that runs: other code may make another value of the same text. */
export const hashOfCode = makeOnce(() => hashSources(SOURCES));

/** The offline kit's program stands where there are no sources: it keeps nothing. */
export const recall = createRecall(cacheDir('pages'), versionOfMonth(hashOfCode));
