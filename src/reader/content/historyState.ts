// What lies over the page (the sliding menu, the search, a picture) is an entry of the history,
// so that Back, the gesture of phones, closes it.
import { createContext } from 'react';
import type { Location } from 'react-router-dom';
import { readEntryState } from './entryState.ts';

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
