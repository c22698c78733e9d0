// The service worker: caches visited pages and saved versions for offline use. Files with a content hash are served
// cache-first, other content network-first.
import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CACHE_PREFIX, isOldPageCache, pageCache, visitedCache } from '../../core/offline/cacheNames.ts';
import { SHELL_ROOT, type WorkerRequest } from '../../core/offline/deployment.ts';
import { type RequestKind, requestKind } from '../../core/offline/requestKind.ts';
import { isHtmlResponse } from '../platform/isHtmlResponse.ts';
import { withTimeout } from '../platform/withTimeout.ts';
import { cacheValidResponses } from '../serviceWorker/cacheValidResponses.ts';
import { deployment, root } from '../serviceWorker/currentDeployment.ts';
import { isSavedUrl, openSavedCaches, savedCopies } from '../serviceWorker/savedCopies.ts';
import { scope, worker } from '../serviceWorker/scope.ts';
import {
  CACHE_TIMEOUT,
  CacheOrNetwork,
  NETWORK_TIMEOUT,
  NetworkOrCache,
  NetworkWithTimeout,
} from '../serviceWorker/strategies.ts';

const { id, shell, others, needed, later } = deployment;

/** Maximum number of entries in each cache; the least recently used are evicted. */
const LIMITS: Record<RequestKind, number> = { part: 200, text: 500, image: 300, page: 100 };

// Type assertion: Workbox's class declares `undefined` where its interface has optional properties.
const limit = (kind: RequestKind) =>
  new ExpirationPlugin({ maxEntries: LIMITS[kind], purgeOnQuotaError: true }) as WorkboxPlugin;
/** Serves files with a content hash from any cache, for example of a saved version, or the next worker's precache. */
const anyCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? caches.match(request, { ignoreVary: true }),
};
const visited = (kind: Exclude<RequestKind, 'page'>) => ({
  cacheName: visitedCache(kind, scope),
  matchOptions: { ignoreVary: true },
  plugins: [cacheValidResponses(kind), limit(kind), kind === 'part' ? anyCopy : savedCopies],
});
/**
 * Serves the shell for unvisited pages of a saved version if the server does not respond or responds with an error. Must
 * be the last plugin: the others look for a cached copy.
 */
const shellOverSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? ((await isSavedUrl(request.url)) ? openShell() : undefined),
};
const isKind =
  (kind: RequestKind) =>
  ({ url, request }: { url: URL; request: Request }) =>
    url.href.startsWith(root) &&
    requestKind(url.pathname.slice(new URL(root).pathname.length), request.mode === 'navigate') === kind;

setCacheNameDetails({ prefix: CACHE_PREFIX });
// Rejects HTML pages instead of files: if the worker is deployed before its files, it fails to install, and the next
// update check retries.
addPlugins([cacheValidResponses('part')]);
// Without Workbox's precache route, which may wait for ever: `anyCopy` serves chunks from the precache.
precache(needed.map((file) => ({ url: root + file, revision: null })));

registerRoute(isKind('part'), new CacheOrNetwork(visited('part')));
const isText = isKind('text');
registerRoute(
  (options) => isText(options) && options.request.cache === 'only-if-cached',
  new CacheOrNetwork(visited('text')),
);
// Not for requests with cache mode `reload`: saveVersion.ts caches their responses.
registerRoute(
  (options) => isText(options) && options.request.cache !== 'reload',
  new NetworkWithTimeout(visited('text')),
);
const isImage = isKind('image');
registerRoute(
  (options) => isImage(options) && options.request.cache !== 'reload',
  new NetworkOrCache({ ...visited('image'), networkTimeoutSeconds: NETWORK_TIMEOUT / 1000 }),
);
const isPage = isKind('page');
registerRoute(
  (options) => isPage(options) && !others.some((folder) => options.url.href.startsWith(root + folder)),
  new NetworkOrCache({
    cacheName: pageCache(id, scope),
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: NETWORK_TIMEOUT / 1000,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, '') },
      cacheValidResponses('page'),
      limit('page'),
      shellOverSaved,
    ],
  }),
).setCatchHandler(async () => openShell());
setCatchHandler(async () => Response.error());

/** Responds with the shell without prerendered HTML: the application renders the page from cached files. */
function openShell(): Response {
  const html = shell.replaceAll(SHELL_ROOT, new URL(root).pathname);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** In milliseconds: the installation waits at most this long for files of saved versions. */
const COMPLETION_TIMEOUT = 60_000;

worker.addEventListener('install', (event) =>
  event.waitUntil(withTimeout(completeSavedVersions(), COMPLETION_TIMEOUT).catch(() => {})),
);
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'LIST_FILES') ports[0]?.postMessage({ needed, later });
});

/** Adds the files of this build to the caches of saved versions, so that this build can open the versions offline. */
async function completeSavedVersions(): Promise<void> {
  for (const cache of await openSavedCaches())
    for (const file of later)
      if ((await cache.match(root + file)) === undefined) {
        // Ignore a failed request: the file is fetched again when a page needs it.
        const response = await fetch(root + file).catch(() => undefined);
        if (response?.ok && !isHtmlResponse(response)) await cache.put(root + file, response).catch(() => {});
      }
}

async function activate(): Promise<void> {
  // With navigation preload the browser requests the page while this worker starts.
  await worker.registration.navigationPreload?.enable();
  // With a timeout, because the browser delays fetch events until the worker is active. The next worker deletes the
  // remaining caches.
  await withTimeout(deleteOldCaches(), CACHE_TIMEOUT).catch(() => {});
  // Claim open pages, so that the first worker also caches requests of the page that registered it.
  await worker.clients.claim();
}

async function deleteOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (isOldPageCache(name, id, scope)) await caches.delete(name);
  for (const cache of await openSavedCaches()) await deleteOldChunks(cache);
}

async function deleteOldChunks(cache: Cache): Promise<void> {
  const current = new Set([...needed, ...later].map((file) => root + file));
  for (const { url } of await cache.keys())
    if (url.startsWith(`${root}assets/`) && !current.has(url)) await cache.delete(url);
}
