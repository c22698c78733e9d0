import { listen, together } from '../platform/listen.ts';

/**
 * Follows what other pages of the site store under a key. Browsers tell of it, but not a page that does not
 * listen yet (it was opened in the background), nor one that is put aside whole until the reader comes back to it.
 */
export function followStorage(key: string, readAgain: () => void): () => void {
  readAgain();
  return together(
    listen(window, ['storage'], (event) => event.key === key && readAgain()),
    listen(window, ['pageshow'], (event) => event.persisted && readAgain()),
  );
}
