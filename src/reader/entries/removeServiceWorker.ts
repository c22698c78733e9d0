// The kill switch (`SERVICE_WORKER=off npm run build`): takes the place of an earlier build's service
// worker, removes its caches and itself. Pages that are open go on, from the network.
import { isOwnCache } from '../../core/offline/cacheNames.ts';
import { withTimeout } from '../platform/withTimeout.ts';
import { root, worker } from '../serviceWorker/scope.ts';

/** How long, in milliseconds, the browser may take to remove caches. */
const CACHE_TIMEOUT = 10_000;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await withTimeout(removeCaches(), CACHE_TIMEOUT).catch(() => {});
  await worker.registration.unregister();
}

async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOwnCache(name, root));
  await Promise.all(names.map((name) => caches.delete(name)));
}
