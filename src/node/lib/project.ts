import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheRoot } from './cacheRoot.mjs';

/** Root of the project; compileCommands.mjs gives compiled files this file's URL. */
export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** @example inProject('src/node/kit/files') === '/project/src/node/kit/files' */
export const inProject = (path: string): string => join(PROJECT, path);

/**
 * The cache folder or a path in it. Deleting it costs only time.
 */
export function cacheDir(name = ''): string {
  return join(cacheRoot(PROJECT), name);
}
