import { join, resolve } from 'node:path';
import { PROJECT } from './project.ts';

/**
 * The folder in which builds keep something for the next one. In the project's root, for `npm ci` empties
 * node_modules; whoever deletes it loses time and nothing else. CACHE_DIR names another one, for measuring.
 */
export function cacheDir(name = ''): string {
  return join(resolve(PROJECT, process.env.CACHE_DIR || '.cache'), name);
}
