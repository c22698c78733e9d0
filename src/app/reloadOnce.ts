// After a new deployment the old scripts are gone: the part that an open tab wants to
// load is missing, and a full load of the target page heals it (reader-asks A3).

const storageKey = 'docs:reloaded';

/** Whether a lazy part of the application could not be loaded. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Loads the page anew, once: a second time would be a loop.
 * @returns whether the browser is on its way
 */
export function reloadOnce(): boolean {
  const address = window.location.href;
  try {
    if (sessionStorage.getItem(storageKey) === address) return false;
    sessionStorage.setItem(storageKey, address);
  } catch {
    // Without a memory of it the loop could not be broken.
    return false;
  }
  // Going to an address with a hash would only scroll.
  window.location.reload();
  return true;
}

/** Forgets the attempt, once a page has been drawn. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered either.
  }
}
