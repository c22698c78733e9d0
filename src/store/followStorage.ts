/**
 * Follows what other pages of the site store under a key. Browsers tell of it, but not a page that does not
 * listen yet (it was opened in the background), nor one that is put aside whole until the reader comes back to it.
 */
export function followStorage(key: string, readAgain: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) readAgain();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) readAgain();
  };
  readAgain();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
