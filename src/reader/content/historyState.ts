// What lies over the page (the sliding menu, the search, a picture) is an entry of the history,
// so that Back, the gesture of phones, closes it.
import { createContext } from 'react';
import type { Location } from 'react-router-dom';

export type Overlay = 'menu' | 'search' | 'picture';

/** Whether what is drawn lies over the page. */
export const OverlayContext = createContext(false);

/** State of the entry in which an overlay is open. */
export function overlayState(overlay: Overlay) {
  return { overlay };
}

/** Whether an overlay is open in an entry. */
export function hasOverlay(entry: Pick<Location, 'state'>, wanted?: Overlay): boolean {
  const open = readEntryState(entry, 'overlay');
  return wanted === undefined ? open !== undefined : open === wanted;
}

/**
 * Where the page is that lies below an entry's overlay. Opening and closing an overlay moves nothing below
 * it: for the page the place stays the very same, so that none of its links is drawn anew.
 * @param before where the page was until now
 */
export function placeBelow(entry: Location, before: Location): Location {
  const isOverlayStep = hasOverlay(entry) || entry.key === before.key;
  const isSamePlace = (['pathname', 'search', 'hash'] as const).every((part) => entry[part] === before[part]);
  return isOverlayStep && isSamePlace ? before : entry;
}

/** What an entry of the history holds under a name. It comes back from the browser's own storage: a stranger. */
export function readEntryState({ state }: Pick<Location, 'state'>, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

// The words of the search that led to an entry of the history: the page marks them. They
// travel in the entry's state, so that the address stays the page's own.

const MAX_WORDS = 32;
const MAX_LENGTH = 100;

/** State of the entry that a hit opens. */
export function markState(words: readonly string[]) {
  return { words };
}

/** The words to mark in an entry. */
export function findMarkedWords(entry: Pick<Location, 'state'>): readonly string[] {
  const words = readEntryState(entry, 'words');
  if (!Array.isArray(words)) return [];
  return words
    .filter((word): word is string => typeof word === 'string' && word.length <= MAX_LENGTH)
    .slice(0, MAX_WORDS);
}
