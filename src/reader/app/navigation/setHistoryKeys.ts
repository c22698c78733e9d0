interface EntryState {
  key?: string;
  idx?: number;
}

/**
 * Sets a key on a history entry that the router did not push. The router would give all such entries the key `default`,
 * so that they would share one scroll position. The browser preserves the key through reloads and Back. `idx` is the
 * router's index, set in the same call because each replaceState() is a message to the browser process.
 */
function setHistoryKey(): void {
  const state: EntryState | null = window.history.state;
  if (!state?.key)
    window.history.replaceState({ idx: 0, ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * Sets the key of the current history entry, and of entries that the browser creates when the reader edits the hash in
 * the address bar. Call it before the router is created: listeners of popstate run in the order of registration.
 */
export function setHistoryKeys(): void {
  setHistoryKey();
  window.addEventListener('popstate', setHistoryKey);
}
