// The service worker as pages see it: whether there is one, and whether a newer deployment than the
// one on the screen is there.
import { messageSW, Workbox } from 'workbox-window';
import { create } from 'zustand';
import type { DeploymentFiles, WorkerRequest } from '../../core/offline/deployment.ts';

interface WorkerState {
  /** There is one: it is allowed, the build wants it, and it is installed. */
  isActive: boolean;
  /** A newer deployment is there than the scripts of this page are from. */
  isOutdated: boolean;
}

export const useWorker = create<WorkerState>()(() => ({ isActive: false, isOutdated: false }));

/** How often an open page asks for a new deployment, in milliseconds. */
const UPDATE_INTERVAL = 60_000;

let registered: { workbox: Workbox; checkedAt: number } | undefined;

/** Installs the service worker where that is allowed. Never throws. */
export async function startWorker(url: string): Promise<void> {
  if (registered !== undefined || !('serviceWorker' in navigator)) return;
  const workbox = new Workbox(url, { updateViaCache: 'none' });
  registered = { workbox, checkedAt: Date.now() };
  workbox.addEventListener('waiting', ({ sw }) => void meet(sw));
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    const { controller } = navigator.serviceWorker;
    if (controller === null) return;
    if (isUpdate) return meet(controller);
    // The page that brought the first worker was loaded without it.
    controller.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: listLoaded() } });
  });
  try {
    await workbox.register({ immediate: true });
    await workbox.active;
    useWorker.setState({ isActive: true });
  } catch {
    // Private windows, policies of a company: the site works without.
  }
}

/** Asks for a new deployment, unless it was asked for just now. */
export function checkForUpdate(): void {
  if (registered === undefined || Date.now() - registered.checkedAt < UPDATE_INTERVAL) return;
  registered.checkedAt = Date.now();
  registered.workbox.update().catch(() => {});
}

/** The files of the application of which the worker answers, beside those that it has anyway. */
export async function listLaterParts(): Promise<readonly string[]> {
  const { active } = await navigator.serviceWorker.ready;
  return active === null ? [] : (await listDeploymentFiles(active)).later;
}

/** What a worker's deployment consists of. */
function listDeploymentFiles(worker: ServiceWorker): Promise<DeploymentFiles> {
  return messageSW(worker, { type: 'LIST_FILES' } satisfies WorkerRequest);
}

/**
 * A worker waits until no page of the old deployment is left, or one of its own is open; it never
 * takes the page from under the reader.
 */
async function meet(worker: ServiceWorker | undefined): Promise<void> {
  if (worker === undefined) return;
  const { needed } = await listDeploymentFiles(worker);
  const script = document.querySelector<HTMLElement>('script[data-asset]')?.dataset.asset ?? '';
  if (!needed.includes(script)) useWorker.setState({ isOutdated: true });
  else if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest);
}

/** The page and all that it has loaded. */
function listLoaded(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set([window.location.href.replace(/#.*/, ''), ...loaded])].filter((address) =>
    address.startsWith(window.location.origin),
  );
}
