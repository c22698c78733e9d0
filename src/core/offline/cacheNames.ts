// Names of the caches. Many sites share one github.io origin, and so one list of caches:
// each name ends with the address of the site's root.
import type { RequestKind } from './requestKind.ts';

/** Workbox makes the names of its own caches from it. */
export const CACHE_PREFIX = 'docs';

/**
 * The cache of what was visited. Pages lead to the scripts of their deployment, so each deployment has its own.
 * @example visitedCache('text', 'https://x.org/') === 'docs|text|https://x.org/'
 */
export function visitedCache(kind: Exclude<RequestKind, 'page'>, root: string): string {
  return `${CACHE_PREFIX}|${kind}|${root}`;
}

/** @example pageCache('1f3a', 'https://x.org/') === 'docs|page|1f3a|https://x.org/' */
export function pageCache(deployment: string, root: string): string {
  return `${CACHE_PREFIX}|page|${deployment}|${root}`;
}

/** Whether a cache holds visited pages of another deployment of the site. */
export function isOldPageCache(name: string, deployment: string, root: string): boolean {
  return (
    name.startsWith(`${CACHE_PREFIX}|page|`) && isOwnCache(name, root) && name !== pageCache(deployment, root)
  );
}

/**
 * A cache with a whole version. `attempt` tells apart two savings of the same version.
 * @example savedCache('v8', 'b2', 'https://x.org/') === 'docs|saved|v8|b2|https://x.org/'
 */
export function savedCache(version: string, attempt: string, root: string): string {
  return `${CACHE_PREFIX}|saved|${encodeURIComponent(version)}|${attempt}|${root}`;
}

/** Whether a cache holds a saved version of the site: the named one, or any. */
export function isSavedCache(name: string, root: string, version?: string): boolean {
  const start = version === undefined ? '' : `${encodeURIComponent(version)}|`;
  return name.startsWith(`${CACHE_PREFIX}|saved|${start}`) && isOwnCache(name, root);
}

/** Whether a cache belongs to the site: Workbox, too, ends its names with the root. */
export function isOwnCache(name: string, root: string): boolean {
  return name.startsWith(CACHE_PREFIX) && name.endsWith(root);
}
