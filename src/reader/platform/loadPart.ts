// Loads lazy chunks: every import() of the application goes through loadPart() or loadExtra().

import { isHtmlResponse } from './isHtmlResponse.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Whether an error is that of a chunk that failed to load: webpack's name for it. */
export function isChunkError(error: unknown): error is Error & { request?: string } {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Loads a chunk. If the server does not have it any more, the current page, or the one of a navigation, reloads once;
 * offline that would lose the page. Rejects with the loader's error, which the component that needs the chunk shows.
 * @example loadPart(() => import('./SearchPanel.tsx'))
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const file = isChunkError(error) ? error.request : undefined;
    // The page reloads: callers must not continue.
    if (file !== undefined && (await isNotFound(file)) && reloadOnce(file)) return new Promise(() => {});
    throw error;
  }
}

let isAnyMissing = false;
let notify: (() => void) | undefined;

/**
 * Loads an optional chunk. If it fails, a notice at the foot of the page reports it, and this resolves with undefined.
 */
export async function loadExtra<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await loadPart(load);
  } catch (error) {
    if (isChunkError(error)) reportMissing();
    return undefined;
  }
}

/** Shows the notice at the foot of the page. */
export function reportMissing(): void {
  // Offline, the notice would be noise.
  if (!navigator.onLine) return;
  isAnyMissing = true;
  notify?.();
}

/** Whether an optional chunk failed to load: a store for `useSyncExternalStore`. */
export const missingExtras = {
  read: () => isAnyMissing,
  subscribe: (listener: () => void) => {
    notify = listener;
    return () => {
      notify = undefined;
    };
  },
};

/** In milliseconds: a server that does not respond has not said that the file is missing. */
const TIMEOUT = 5000;

/** Whether the server responds without the file. */
export function isNotFound(file: string): Promise<boolean> {
  const signal = AbortSignal.timeout?.(TIMEOUT);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    (answer) => answer.status < 500 && (!answer.ok || isHtmlResponse(answer)),
    () => false,
  );
}
