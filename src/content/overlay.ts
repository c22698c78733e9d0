// What lies over the page (the sliding menu, the search) is an entry of the history,
// so that Back, the gesture of phones, closes it.
import type { Location } from 'react-router-dom';

export type Overlay = 'menu' | 'search';

/** State of the entry in which an overlay is open. */
export function overlayState(overlay: Overlay) {
  return { overlay };
}

/** Whether an overlay is open in an entry. */
export function hasOverlay({ state }: Pick<Location, 'state'>, wanted?: Overlay): boolean {
  // What comes back from the history is a stranger.
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return false;
  return wanted === undefined || state.overlay === wanted;
}
