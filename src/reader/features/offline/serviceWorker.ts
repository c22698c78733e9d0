// Registers the service worker, and finds out whether a newer deployment than that of this page is waiting.
import { messageSW } from 'workbox-window';
import { create } from 'zustand';
import type { DeploymentFiles, WorkerRequest } from '../../../core/offline/deployment.ts';
import { ASSET } from '../../../core/site/manifest/shellAttributes.ts';
import { withTimeout } from '../../platform/withTimeout.ts';

interface WorkerState {
  /** A service worker is installed and active. */
  isActive: boolean;
  /** Joined file names of the waiting deployment; undefined while this page's scripts are current. */
  newer: string | undefined;
}

export const useServiceWorkerState = create<WorkerState>()(() => ({ isActive: false, newer: undefined }));

/** Minimum interval between update checks, in milliseconds. */
const UPDATE_INTERVAL = 60_000;

/** Timeout of a worker's response, in milliseconds, including the time to start the worker. */
const WORKER_TIMEOUT = 10_000;

let registration: Promise<ServiceWorkerRegistration> | undefined;
let checkedAt = 0;

/** Registers the service worker if the browser allows it. Never rejects. */
export async function registerServiceWorker(url: string): Promise<void> {
  if (registration !== undefined || !('serviceWorker' in navigator)) return;
  try {
    // In a sandboxed frame the getter throws.
    const { serviceWorker } = navigator;
    // This page was loaded before the first worker was installed: its files are not in the worker's cache.
    if (serviceWorker.controller === null)
      serviceWorker.addEventListener('controllerchange', sendLoaded, { once: true });
    checkedAt = Date.now();
    registration = serviceWorker.register(url, { updateViaCache: 'none' });
    const registered = await registration;
    // Another tab may have found the update. workbox-window distinguishes its own workers from those of other
    // tabs and misses some of their events, so the registration is observed directly.
    const watch = () => {
      void checkWaitingWorker(registered.waiting);
      const { installing } = registered;
      installing?.addEventListener('statechange', () => void checkWaitingWorker(installing));
    };
    registered.addEventListener('updatefound', watch);
    watch();
    await serviceWorker.ready;
    useServiceWorkerState.setState({ isActive: true });
  } catch {
    // Private windows and policies prevent registration: the site works without a worker.
  }
}

/** Checks for a new deployment, throttled. */
export function checkForUpdate(): void {
  if (registration === undefined || Date.now() - checkedAt < UPDATE_INTERVAL) return;
  checkedAt = Date.now();
  // Queries the waiting worker again, because an earlier response may have been lost.
  registration
    .then(async (registered) => {
      await registered.update();
      await checkWaitingWorker(registered.waiting);
    })
    .catch(() => {
      // The request failed: the next navigation retries.
      checkedAt = 0;
    });
}

/** Lists the chunks that workers fetch on demand: of the active deployment and of the waiting one. */
export async function listDeferredChunks(): Promise<readonly string[]> {
  const responses = navigator.serviceWorker.ready.then(({ active, waiting }) =>
    Promise.all([active, waiting].map((worker) => worker && listDeploymentFiles(worker))),
  );
  const lists = await withTimeout(responses, WORKER_TIMEOUT);
  return [...new Set(lists.flatMap((list) => list?.later ?? []))];
}

function listDeploymentFiles(worker: ServiceWorker): Promise<DeploymentFiles> {
  return messageSW(worker, { type: 'LIST_FILES' } satisfies WorkerRequest);
}

/**
 * Compares a waiting worker's deployment with this page. As is the browser's default, the new worker waits
 * until no page uses the old worker, which serves the pages of the new deployment until then. `skipWaiting`
 * would remove old chunks while pages need them, and in Chromium 156 leaves a simultaneous navigation request
 * without a response.
 */
async function checkWaitingWorker(worker: ServiceWorker | null): Promise<void> {
  if (worker?.state !== 'installed' || navigator.serviceWorker.controller === null) return;
  const { needed } = await listDeploymentFiles(worker);
  const script = document.querySelector(`script[${ASSET}]`)?.getAttribute(ASSET) ?? '';
  useServiceWorkerState.setState({ newer: needed.includes(script) ? undefined : needed.join() });
}

function sendLoaded(): void {
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: listLoaded() },
  });
}

/** URLs of the page and of all resources that it has loaded. */
function listLoaded(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set([window.location.href.replace(/#.*/, ''), ...loaded])].filter((address) =>
    address.startsWith(window.location.origin),
  );
}
