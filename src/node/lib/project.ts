import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project; compileCommands.mjs gives compiled files this file's URL. */
export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** @example inProject('src/node/kit/files') === '/project/src/node/kit/files' */
export const inProject = (path: string): string => join(PROJECT, path);

/**
 * The cache folder or a path in it. Not in node_modules, which `npm ci` empties. Deleting it costs only time. CACHE_DIR
 * names another folder, for benchmarks.
 */
export function cacheDir(name = ''): string {
  return join(resolve(PROJECT, process.env.CACHE_DIR || '.cache'), name);
}
