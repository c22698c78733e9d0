// Keyboard shortcuts of readers: the table for the event listener and for the list of shortcuts.

export type KeyAction = 'search' | 'previous' | 'next' | 'contents' | 'edit' | 'preview' | 'list';

/** Handled before the application loads: reader/entries/earlyInput.ts. */
export const SEARCH_KEY = '/';

/** Keys by action. Some have an alternative, since some keyboards need a modifier for brackets. */
export const KEYS: readonly (readonly [action: KeyAction, ...keys: string[]])[] = [
  ['search', SEARCH_KEY],
  ['previous', '[', 'p'],
  ['next', ']', 'n'],
  ['contents', 't'],
  ['edit', 'e'],
  ['preview', 'v'],
  ['list', '?'],
];

/** The fields of a KeyboardEvent that are read. */
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
 * The action of a key event; undefined for other keys. Shift is not checked: it makes `T` of `t`, and `?` on most
 * keyboards.
 */
export function findKeyAction(press: KeyPress): KeyAction | undefined {
  const { key, keyCode, ctrlKey, metaKey, altKey, isComposing, repeat } = press;
  // 229: the event belongs to an input method.
  if (ctrlKey || metaKey || altKey || isComposing || repeat || keyCode === 229) return undefined;
  return KEYS.find(([, ...keys]) => keys.includes(key))?.[0];
}
