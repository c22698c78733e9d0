// Names of caches. Sites on the same github.io origin share its cache storage, so each name ends with the URL of the
// site's root.
import type { RequestKind } from './requestKind.ts';

/** Prefix of all caches; Workbox is configured to use it for its caches too. */
export const CACHE_PREFIX = 'docs';

/**
 * The cache for requests of a kind, except pages: pageCache() returns theirs.
 * @example visitedCache('text', 'https://x.org/') === 'docs|text|https://x.org/'
 */
export function visitedCache(kind: Exclude<RequestKind, 'page'>, root: string): string {
  return `${CACHE_PREFIX}|${kind}|${root}`;
}

/**
 * Pages refer to the scripts of their deployment, so each deployment has its own cache.
 * @example pageCache('1f3a', 'https://x.org/') === 'docs|page|1f3a|https://x.org/'
 */
export function pageCache(deployment: string, root: string): string {
  return `${CACHE_PREFIX}|page|${deployment}|${root}`;
}

/** Whether a cache contains pages of another deployment of the site. */
export function isOldPageCache(name: string, deployment: string, root: string): boolean {
  return (
    name.startsWith(`${CACHE_PREFIX}|page|`) && isOwnCache(name, root) && name !== pageCache(deployment, root)
  );
}

/**
 * The cache of a saved version. `attempt` is different each time the version is saved.
 * @example savedCache('v8', 'b2', 'https://x.org/') === 'docs|saved|v8|b2|https://x.org/'
 */
export function savedCache(version: string, attempt: string, root: string): string {
  return `${CACHE_PREFIX}|saved|${encodeURIComponent(version)}|${attempt}|${root}`;
}

/** Whether a cache contains a saved version of the site: the given one, or any. */
export function isSavedCache(name: string, root: string, version?: string): boolean {
  const start = version === undefined ? '' : `${encodeURIComponent(version)}|`;
  return name.startsWith(`${CACHE_PREFIX}|saved|${start}`) && isOwnCache(name, root);
}

/** Whether a cache, of ours or of Workbox, belongs to the site: the names of both end with the root. */
export function isOwnCache(name: string, root: string): boolean {
  return name.startsWith(CACHE_PREFIX) && name.endsWith(root);
}
