// State of history entries. An overlay (menu, search, enlarged picture) is an entry, so that Back closes it.
import { createContext } from 'react';
import type { Location } from 'react-router-dom';

export type Overlay = 'menu' | 'search' | 'picture';

/** Whether the children are rendered in an overlay. */
export const OverlayContext = createContext(false);

/** State of the entry that opens an overlay. */
export function overlayState(overlay: Overlay) {
  return { overlay };
}

/** Whether an entry opens an overlay, or a certain one. */
export function hasOverlay(entry: Pick<Location, 'state'>, wanted?: Overlay): boolean {
  const open = readHistoryState(entry, 'overlay');
  return wanted === undefined ? open !== undefined : open === wanted;
}

/**
 * The location of the page below an overlay. Opening and closing one returns the same object, so that no link of the
 * page renders again.
 * @param before the location of the page until now
 */
export function locationBelow(entry: Location, before: Location): Location {
  const isOverlayStep = hasOverlay(entry) || entry.key === before.key;
  const isSameLocation = (['pathname', 'search', 'hash'] as const).every(
    (part) => entry[part] === before[part],
  );
  return isOverlayStep && isSameLocation ? before : entry;
}

/** A property of an entry's state. The browser persists it, and other code may have written it: callers validate it. */
export function readHistoryState({ state }: Pick<Location, 'state'>, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

// Query words of the search result that opened an entry: the page marks them. In the state, so that the URL stays the
// page's own.

const MAX_WORDS = 32;
const MAX_LENGTH = 100;

/** State of the entry that a search result opens. */
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
