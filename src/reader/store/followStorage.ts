import { addListener, combineCleanups } from '../platform/listen.ts';

/**
 * Calls `reload` when another tab changes a key of localStorage. A page misses storage events that fire before it
 * listens, or while it is in the back/forward cache: `reload` therefore also runs now, and on `pageshow` after a
 * restore from that cache.
 * @returns removes the listeners
 */
export function followStorage(key: string, reload: () => void): () => void {
  reload();
  return combineCleanups(
    addListener(window, ['storage'], (event) => event.key === key && reload()),
    addListener(window, ['pageshow'], (event) => event.persisted && reload()),
  );
}
