// The service worker as pages see it: whether there is one, and whether a newer deployment than the
// one on the screen is there.
import { messageSW } from 'workbox-window';
import { create } from 'zustand';
import type { DeploymentFiles, WorkerRequest } from '../../../core/offline/deployment.ts';
import { ASSET } from '../../../core/site/manifest/shellAttributes.ts';
import { withTimeout } from '../../platform/withTimeout.ts';

interface WorkerState {
  /** There is one: it is allowed, the build wants it, and it is installed. */
  isActive: boolean;
  /** The files of the deployment that is there, where the scripts of this page are from an older one. */
  newer: string | undefined;
}

export const useWorker = create<WorkerState>()(() => ({ isActive: false, newer: undefined }));

/** How often an open page asks for a new deployment, in milliseconds. */
const UPDATE_INTERVAL = 60_000;

/** How long, in milliseconds, a worker may take to wake up and to answer. */
const WORKER_TIMEOUT = 10_000;

let registration: Promise<ServiceWorkerRegistration> | undefined;
let checkedAt = 0;

/** Installs the service worker where that is allowed. Never throws. */
export async function startWorker(url: string): Promise<void> {
  if (registration !== undefined || !('serviceWorker' in navigator)) return;
  try {
    // In a sandboxed frame even to name it is refused.
    const { serviceWorker } = navigator;
    // The page that brings the first worker was loaded without it.
    if (serviceWorker.controller === null)
      serviceWorker.addEventListener('controllerchange', sendLoaded, { once: true });
    checkedAt = Date.now();
    registration = serviceWorker.register(url, { updateViaCache: 'none' });
    const known = await registration;
    // Another tab may have found it, before this one listened or after: workbox-window, which tells its
    // own workers from those of other tabs, does not tell of all of them.
    const watch = () => {
      void meet(known.waiting);
      const { installing } = known;
      installing?.addEventListener('statechange', () => void meet(installing));
    };
    known.addEventListener('updatefound', watch);
    watch();
    await serviceWorker.ready;
    useWorker.setState({ isActive: true });
  } catch {
    // Private windows, policies of a company: the site works without.
  }
}

/** Asks for a new deployment, unless it was asked for just now. */
export function checkForUpdate(): void {
  if (registration === undefined || Date.now() - checkedAt < UPDATE_INTERVAL) return;
  checkedAt = Date.now();
  // What was found before is looked at again: an answer may have been lost.
  registration
    .then(async (known) => {
      await known.update();
      await meet(known.waiting);
    })
    .catch(() => {
      // It was not asked: the next page asks again.
      checkedAt = 0;
    });
}

/** The files of the application beside those that each worker has anyway: of the deployment that rules and of the next. */
export async function listLaterParts(): Promise<readonly string[]> {
  const asked = navigator.serviceWorker.ready.then(({ active, waiting }) =>
    Promise.all([active, waiting].map((worker) => worker && listDeploymentFiles(worker))),
  );
  const lists = await withTimeout(asked, WORKER_TIMEOUT);
  return [...new Set(lists.flatMap((list) => list?.later ?? []))];
}

/** What a worker's deployment consists of. */
function listDeploymentFiles(worker: ServiceWorker): Promise<DeploymentFiles> {
  return messageSW(worker, { type: 'LIST_FILES' } satisfies WorkerRequest);
}

/**
 * Looks what deployment a worker is from that waits. It waits until no page is open that the old one
 * rules, as the browser would have it: the old one serves the new deployment's pages meanwhile. To take
 * over at once (`skipWaiting`) would take old parts from open pages, and in Chromium 156 leaves a
 * navigation without an answer that begins in the same moment.
 */
async function meet(worker: ServiceWorker | null): Promise<void> {
  if (worker?.state !== 'installed' || navigator.serviceWorker.controller === null) return;
  const { needed } = await listDeploymentFiles(worker);
  const script = document.querySelector(`script[${ASSET}]`)?.getAttribute(ASSET) ?? '';
  useWorker.setState({ newer: needed.includes(script) ? undefined : needed.join() });
}

function sendLoaded(): void {
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: listLoaded() },
  });
}

/** The page and all that it has loaded. */
function listLoaded(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set([window.location.href.replace(/#.*/, ''), ...loaded])].filter((address) =>
    address.startsWith(window.location.origin),
  );
}
