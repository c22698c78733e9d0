// A service worker that replaces the one of an earlier build, deletes its caches and unregisters itself
// (`SERVICE_WORKER=off npm run build`). Open pages then fetch from the network.
import { isOwnCache } from '../../core/offline/cacheNames.ts';
import { withTimeout } from '../platform/withTimeout.ts';
import { scope, worker } from '../serviceWorker/scope.ts';

/** In milliseconds: then the worker unregisters, even if its caches are not deleted. */
const CACHE_TIMEOUT = 10_000;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await withTimeout(removeCaches(), CACHE_TIMEOUT).catch(() => {});
  await worker.registration.unregister();
}

async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOwnCache(name, scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}
