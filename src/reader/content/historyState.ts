// State of history entries. An overlay (menu, search, enlarged picture) pushes an entry, so that Back closes it.
import { createContext } from 'react';
import type { Location } from 'react-router-dom';

export type Overlay = 'menu' | 'search' | 'picture';

/** Whether a component is rendered in an overlay. */
export const OverlayContext = createContext(false);

/** Returns the state of an entry that opens an overlay. */
export function overlayState(overlay: Overlay) {
  return { overlay };
}

/** Whether an entry opens the given overlay, by default any overlay. */
export function hasOverlay(entry: Pick<Location, 'state'>, wanted?: Overlay): boolean {
  const open = readHistoryState(entry, 'overlay');
  return wanted === undefined ? open !== undefined : open === wanted;
}

/**
 * Returns the location of the page below an overlay. When an overlay opens or closes this is `before`, the same
 * object, so that the links of the page do not render again.
 * @param before the location of the page before the entry
 */
export function locationBelow(entry: Location, before: Location): Location {
  const isOverlayStep = hasOverlay(entry) || entry.key === before.key;
  const isSameLocation = (['pathname', 'search', 'hash'] as const).every((key) => entry[key] === before[key]);
  return isOverlayStep && isSameLocation ? before : entry;
}

/** Reads a property of an entry's state. Other code may have written it: the caller must validate it. */
export function readHistoryState({ state }: Pick<Location, 'state'>, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

// Words of the search query, in the state of the entry that a search result opens. The page highlights them. They are
// not in the URL, so that a copied link has no query.

const MAX_WORDS = 32;
const MAX_LENGTH = 100;

/** Returns the state of an entry that a search result opens. */
export function markState(words: readonly string[]) {
  return { words };
}

export function findMarkedWords(entry: Pick<Location, 'state'>): readonly string[] {
  const words = readHistoryState(entry, 'words');
  if (!Array.isArray(words)) return [];
  return words
    .filter((word): word is string => typeof word === 'string' && word.length <= MAX_LENGTH)
    .slice(0, MAX_WORDS);
}
