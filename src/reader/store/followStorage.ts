import { addListener, together } from '../platform/listen.ts';

/**
 * Calls back when another tab stores a value under a key. Storage events do not reach a page before it listens (opened
 * in the background), nor one in the back/forward cache: so it calls back now, and when such a page is shown.
 */
export function followStorage(key: string, reload: () => void): () => void {
  reload();
  return together(
    addListener(window, ['storage'], (event) => event.key === key && reload()),
    addListener(window, ['pageshow'], (event) => event.persisted && reload()),
  );
}
