interface EntryState {
  key?: string;
  idx?: number;
}

/**
 * Gives an entry of the history that the router did not make a name of its own. The router calls each of
 * them `default`: then two would share one place of the reader. The name stays through reloads and Back.
 * And the number that the router would give it in a change of its own: each is a message to the browser.
 */
function nameEntry(): void {
  const state: EntryState | null = window.history.state;
  if (!state?.key)
    window.history.replaceState({ idx: 0, ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * Names the entry that a full load made, and each one that comes of another anchor in the address bar, where
 * nothing is loaded. To be called before there is a router, which would hear of those first.
 */
export function nameEntries(): void {
  nameEntry();
  window.addEventListener('popstate', nameEntry);
}
