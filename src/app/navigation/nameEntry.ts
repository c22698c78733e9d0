interface EntryState {
  key?: string;
  idx?: number;
}

/**
 * Gives the entry of the history that a full load made a name of its own. The router calls each of
 * them `default`: then two would share one place of the reader. The name stays through reloads and Back.
 * And the number that the router would give it in a change of its own: each is a message to the browser.
 */
export function nameEntry(): void {
  const state: EntryState | null = window.history.state;
  if (!state?.key)
    window.history.replaceState({ idx: 0, ...state, key: Math.random().toString(36).slice(2) }, '');
}
