// Where commands keep what they can make again. Plain JavaScript: engineStore.mjs reads the compiled commands from there.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the compiled engine in a published package (node/package/buildPackage.ts); a clone has none. */
export const PACKED_ENGINE = 'engine';

/** @param {string} project root of a clone, or of the installed package */
export const isPackage = (project) => existsSync(join(project, PACKED_ENGINE));

/**
 * The cache folder: `.cache` of a clone; `node_modules/.cache` beside an installed package, since an update replaces the
 * package's own folder. CACHE_DIR names another one.
 * @param {string} project
 */
export function cacheRoot(project) {
  return resolve(project, process.env.CACHE_DIR || (isPackage(project) ? '../.cache/mojian' : '.cache'));
}
