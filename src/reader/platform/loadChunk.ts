// Loads lazy chunks: callbacks with import() go through loadChunk() or loadOptionalChunk(), which handle failures.

import { isHtmlResponse } from './isHtmlResponse.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Whether an error is webpack's ChunkLoadError: a chunk failed to load. */
export function isChunkError(error: unknown): error is Error & { request?: string } {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Loads a chunk. If the server responds with 404, a deployment has replaced the chunk, and the page reloads once. Other
 * failures cause no reload: offline the page would be lost. They reject, and the component that needs the chunk shows
 * the error.
 * @example loadChunk(() => import('./SearchPanel.tsx'))
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
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
 * Loads an optional chunk. After a failure this resolves with undefined, and a notice at the end of the page reports it.
 */
export async function loadOptionalChunk<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await loadChunk(load);
  } catch (error) {
    if (isChunkError(error)) reportMissing();
    return undefined;
  }
}

/** Shows the notice at the end of the page: a feature failed to load. */
export function reportMissing(): void {
  // Not offline, where failures are expected.
  if (!navigator.onLine) return;
  isAnyMissing = true;
  notify?.();
}

/** Whether an optional chunk failed to load: a store for `useSyncExternalStore`. */
export const failedChunks = {
  read: () => isAnyMissing,
  subscribe: (listener: () => void) => {
    notify = listener;
    return () => {
      notify = undefined;
    };
  },
};

/** In milliseconds: without a response the file does not count as missing. */
const TIMEOUT = 5000;

/** Whether the server responds with a 4xx status, or with an HTML page, instead of the file. */
export function isNotFound(file: string): Promise<boolean> {
  const signal = AbortSignal.timeout?.(TIMEOUT);
  return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
    (answer) => answer.status < 500 && (!answer.ok || isHtmlResponse(answer)),
    () => false,
  );
}
