// Keyboard shortcuts of the reader, used by the event listener and by the dialog that lists them.

export type KeyAction = 'search' | 'previous' | 'next' | 'contents' | 'edit' | 'preview' | 'list';

/** reader/entries/earlyInput.ts also listens for this key, before the application loads. */
export const SEARCH_KEY = '/';

/** Keys by action. Letters are alternatives to brackets, which need a modifier on some keyboard layouts. */
export const KEYS: readonly (readonly [action: KeyAction, ...keys: string[]])[] = [
  ['search', SEARCH_KEY],
  ['previous', '[', 'p'],
  ['next', ']', 'n'],
  ['contents', 't'],
  ['edit', 'e'],
  ['preview', 'v'],
  ['list', '?'],
];

/** The properties of a KeyboardEvent that `findKeyAction` uses. */
export interface KeyPress {
  key: string;
  keyCode: number;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  repeat: boolean;
}

/**
 * Returns the action of a keydown event; undefined for other keys. Shift is not checked, since most keyboard layouts
 * need it for `?`.
 */
export function findKeyAction(press: KeyPress): KeyAction | undefined {
  const { key, keyCode, ctrlKey, metaKey, altKey, isComposing, repeat } = press;
  // keyCode 229: an input method editor handles the key.
  if (ctrlKey || metaKey || altKey || isComposing || repeat || keyCode === 229) return undefined;
  return KEYS.find(([, ...keys]) => keys.includes(key))?.[0];
}
