/** A box in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** A card's place as styles, in pixels: it hangs from one edge, so that it need not be measured. */
export interface CardPlace {
  left: number;
  width: number;
  maxHeight: number;
  top?: number;
  bottom?: number;
}

const WIDTH = 400;
/** With less room than this below, the card stands where there is more. */
const HEIGHT = 220;
/** Between the link and the card, and between the card and the window's edges. */
const GAP = 8;

/** Where a card stands that tells of a link: below all its lines or above them, never over one. */
export function placeCard(link: Box, window: { width: number; height: number }): CardPlace {
  const width = Math.min(WIDTH, window.width - 2 * GAP);
  const left = Math.max(GAP, Math.min(link.left, window.width - GAP - width));
  const below = window.height - link.bottom - 2 * GAP;
  const above = link.top - 2 * GAP;
  const isBelow = below >= HEIGHT || below >= above;
  const maxHeight = Math.max(0, Math.min(HEIGHT, isBelow ? below : above));
  return isBelow
    ? { left, width, maxHeight, top: link.bottom + GAP }
    : { left, width, maxHeight, bottom: window.height - link.top + GAP };
}
