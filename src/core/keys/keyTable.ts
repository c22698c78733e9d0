// The keys of a reader: one table for what answers them and for the list that tells of them.

export type KeyAction = 'search' | 'previous' | 'next' | 'contents' | 'edit' | 'preview' | 'list';

/** Known before the application is: reader/entries/earlyInput.ts. */
export const SEARCH_KEY = '/';

/** What each key does. Several keys of one action: some keyboards have brackets on a level of their own. */
export const KEYS: readonly (readonly [action: KeyAction, ...keys: string[]])[] = [
  ['search', SEARCH_KEY],
  ['previous', '[', 'p'],
  ['next', ']', 'n'],
  ['contents', 't'],
  ['edit', 'e'],
  ['preview', 'v'],
  ['list', '?'],
];

/** A key that was pressed, as browsers tell it. */
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
 * What a key asks for; undefined where it is none of ours. Shift counts as a part of the key: it makes `T` of
 * `t`, and on most keyboards `?`.
 */
export function findKeyAction(press: KeyPress): KeyAction | undefined {
  const { key, keyCode, ctrlKey, metaKey, altKey, isComposing, repeat } = press;
  // 229: the key belongs to an input method.
  if (ctrlKey || metaKey || altKey || isComposing || repeat || keyCode === 229) return undefined;
  return KEYS.find(([, ...keys]) => keys.includes(key))?.[0];
}
