// Names of caches. Sites on the same github.io origin share its cache storage, so each name ends with the scope of
// its service worker, which is the URL of the language's home page.
import type { RequestKind } from './requestKind.ts';

/** Prefix of all caches; Workbox is configured to use it for its caches too. */
export const CACHE_PREFIX = 'docs';

/**
 * The cache for requests of a kind, except pages: pageCache() returns theirs.
 * @example visitedCache('text', 'https://x.org/') === 'docs|text|https://x.org/'
 */
export function visitedCache(kind: Exclude<RequestKind, 'page'>, scope: string): string {
  return `${CACHE_PREFIX}|${kind}|${scope}`;
}

/**
 * Pages refer to the scripts of their deployment, so each deployment has its own cache.
 * @example pageCache('1f3a', 'https://x.org/') === 'docs|page|1f3a|https://x.org/'
 */
export function pageCache(deployment: string, scope: string): string {
  return `${CACHE_PREFIX}|page|${deployment}|${scope}`;
}

/** Whether a cache contains pages of another deployment of the site. */
export function isOldPageCache(name: string, deployment: string, scope: string): boolean {
  return (
    name.startsWith(`${CACHE_PREFIX}|page|`) &&
    isOwnCache(name, scope) &&
    name !== pageCache(deployment, scope)
  );
}

/**
 * The cache of a saved version. `attempt` is different each time the version is saved.
 * @example savedCache('v8', 'b2', 'https://x.org/') === 'docs|saved|v8|b2|https://x.org/'
 */
export function savedCache(version: string, attempt: string, scope: string): string {
  return `${CACHE_PREFIX}|saved|${encodeURIComponent(version)}|${attempt}|${scope}`;
}

/** Whether a cache contains a saved version of the site: the given one, or any. */
export function isSavedCache(name: string, scope: string, version?: string): boolean {
  const start = version === undefined ? '' : `${encodeURIComponent(version)}|`;
  return name.startsWith(`${CACHE_PREFIX}|saved|${start}`) && isOwnCache(name, scope);
}

/** Whether a cache, of ours or of Workbox, belongs to the worker: the names of both end with the scope. */
export function isOwnCache(name: string, scope: string): boolean {
  return name.startsWith(CACHE_PREFIX) && name.endsWith(scope);
}
