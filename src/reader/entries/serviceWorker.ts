// The service worker: keeps what the reader has visited, and whole versions that were saved, for the
// time without a network. It sits below fetch and knows nothing of React. Content is always asked
// for first; only what has a content hash in its name is taken from a cache.
import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CACHE_PREFIX, isOldPageCache, pageCache, visitedCache } from '../../core/offline/cacheNames.ts';
import {
  DEPLOYMENT_NAME,
  type Deployment,
  SHELL_ROOT,
  type WorkerRequest,
} from '../../core/offline/deployment.ts';
import { type RequestKind, requestKind } from '../../core/offline/requestKind.ts';
import { isHtmlAnswer } from '../platform/isHtmlAnswer.ts';
import { withTimeout } from '../platform/withTimeout.ts';
import { keepGood } from '../serviceWorker/cacheValid.ts';
import { isSavedPlace, openSavedCaches, savedCopies } from '../serviceWorker/savedCopies.ts';
import { root, worker } from '../serviceWorker/scope.ts';
import {
  AnswerOrCopy,
  CACHE_TIMEOUT,
  CopyOrAnswer,
  FreshText,
  PATIENCE,
} from '../serviceWorker/strategies.ts';

// The build writes it in front of this script.
const { id, shell, needed, later } = (globalThis as unknown as Record<string, Deployment>)[
  DEPLOYMENT_NAME
] as Deployment;

/** Entries of each cache; the ones that were used last stay. */
const LIMITS: Record<RequestKind, number> = { part: 200, text: 500, image: 300, page: 100 };

// The compiler minds that the library's own class says `undefined` where its interface says optional.
const limit = (kind: RequestKind) =>
  new ExpirationPlugin({ maxEntries: LIMITS[kind], purgeOnQuotaError: true }) as WorkboxPlugin;
/** What has a content hash is right wherever it is: a saved version, or what the next worker has fetched. */
const anyCopy: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? caches.match(request, { ignoreVary: true }),
};
const visited = (kind: Exclude<RequestKind, 'page'>) => ({
  cacheName: visitedCache(kind, root),
  matchOptions: { ignoreVary: true },
  plugins: [keepGood(kind), limit(kind), kind === 'part' ? anyCopy : savedCopies],
});
/**
 * Pages of a saved version need not have been visited: the shell opens them, also where the server does not say that
 * it cannot. Behind the others, which look at a copy from the cache.
 */
const shellOverSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? ((await isSavedPlace(request.url)) ? openShell() : undefined),
};
const isKind =
  (kind: RequestKind) =>
  ({ url, request }: { url: URL; request: Request }) =>
    url.href.startsWith(root) &&
    requestKind(url.pathname.slice(new URL(root).pathname.length), request.mode === 'navigate') === kind;

setCacheNameDetails({ prefix: CACHE_PREFIX });
// A worker that was published before its files is not installed: the next look finds all of them.
addPlugins([keepGood('part')]);
// The route of parts answers from that cache as well (`anyCopy`): the library's own route waits for it without end.
precache(needed.map((url) => ({ url, revision: null })));

registerRoute(isKind('part'), new CopyOrAnswer(visited('part')));
const isText = isKind('text');
registerRoute(
  (asked) => isText(asked) && asked.request.cache === 'only-if-cached',
  new CopyOrAnswer(visited('text')),
);
// `reload`: a page that saves a version wants the server's file, and keeps it by itself.
registerRoute((asked) => isText(asked) && asked.request.cache !== 'reload', new FreshText(visited('text')));
const isImage = isKind('image');
registerRoute(
  (asked) => isImage(asked) && asked.request.cache !== 'reload',
  new AnswerOrCopy({ ...visited('image'), networkTimeoutSeconds: PATIENCE / 1000 }),
);
registerRoute(
  isKind('page'),
  new AnswerOrCopy({
    cacheName: pageCache(id, root),
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: PATIENCE / 1000,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, '') },
      keepGood('page'),
      limit('page'),
      shellOverSaved,
    ],
  }),
).setCatchHandler(async () => openShell());
setCatchHandler(async () => Response.error());

/** A page without content, which the application fills from what is kept. */
function openShell(): Response {
  const html = shell.replaceAll(SHELL_ROOT, new URL(root).pathname);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** How long, in milliseconds, an installation may wait for the files of saved versions. */
const COMPLETION_TIMEOUT = 60_000;

worker.addEventListener('install', (event) =>
  event.waitUntil(withTimeout(completeSavedVersions(), COMPLETION_TIMEOUT).catch(() => {})),
);
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'LIST_FILES') ports[0]?.postMessage({ needed, later });
});

/** A saved version must open with the new application as well. */
async function completeSavedVersions(): Promise<void> {
  for (const cache of await openSavedCaches())
    for (const file of later)
      if ((await cache.match(root + file)) === undefined) {
        // What cannot be had now is asked for when it is needed.
        const answer = await fetch(root + file).catch(() => undefined);
        if (answer?.ok && !isHtmlAnswer(answer)) await cache.put(root + file, answer).catch(() => {});
      }
}

async function takeOver(): Promise<void> {
  // The browser asks for a page at once, while this worker is still waking up.
  await worker.registration.navigationPreload?.enable();
  // Requests wait for the activation: the next worker removes what this one has no time for.
  await withTimeout(dropOldCaches(), CACHE_TIMEOUT).catch(() => {});
  // The first worker: the page that brought it is to be kept as well.
  await worker.clients.claim();
}

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (isOldPageCache(name, id, root)) await caches.delete(name);
  for (const cache of await openSavedCaches()) await dropOldParts(cache);
}

async function dropOldParts(cache: Cache): Promise<void> {
  const current = new Set([...needed, ...later].map((file) => root + file));
  for (const { url } of await cache.keys())
    if (url.startsWith(`${root}assets/`) && !current.has(url)) await cache.delete(url);
}
