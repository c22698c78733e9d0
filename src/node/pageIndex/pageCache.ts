// Disk cache of what is computed from a page's text, by the hash of that text.
import { makeOnce } from '../../lib/makeOnce.ts';
import { cacheDir } from '../lib/cacheDir.ts';
import { openVersionedCache } from '../lib/diskCache.ts';
import { hashSources, type Sources } from '../lib/sourceHash.ts';

/** Everything that the build imports at run time. */
const SOURCES: Sources = { paths: ['src/core', 'src/lib', 'src/node', 'src/writer', 'package-lock.json'] };

/** Hash of the build's code: other code may compute another value from the same text. */
export const hashBuildCode = makeOnce(() => hashSources(SOURCES));

export const pageCache = openVersionedCache(cacheDir('pages'), hashBuildCode);
