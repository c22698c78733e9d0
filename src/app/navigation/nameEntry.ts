/**
 * Gives the entry of the history that a full load made a name of its own. The router calls each of
 * them `default`: then two would share one place of the reader. The name stays through reloads and Back.
 */
export function nameEntry(): void {
  if (!window.history.state?.key)
    window.history.replaceState({ ...window.history.state, key: Math.random().toString(36).slice(2) }, '');
}
