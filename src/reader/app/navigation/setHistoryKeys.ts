interface EntryState {
  key?: string;
  idx?: number;
}

/**
 * Sets a key on a history entry that the router did not push. The router would call each of them `default`, so that two
 * would share one scroll position. The key stays through reloads and Back. `idx` is the router's index, set in the same
 * call: each replaceState() is a message to the browser process.
 */
function setHistoryKey(): void {
  const state: EntryState | null = window.history.state;
  if (!state?.key)
    window.history.replaceState({ idx: 0, ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * Sets the key of the entry of a full load, and of each one that a changed hash in the address bar makes, where nothing
 * loads. Call it before the router exists, which would handle popstate first.
 */
export function setHistoryKeys(): void {
  setHistoryKey();
  window.addEventListener('popstate', setHistoryKey);
}
