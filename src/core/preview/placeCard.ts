/** A rectangle in the viewport, in pixels. */
export interface ViewportBox {
  left: number;
  top: number;
  bottom: number;
}

/** Position of the card as inline styles, in pixels; relative to one edge, so that its height need not be measured. */
export interface CardPlace {
  left: number;
  width: number;
  maxHeight: number;
  top?: number;
  bottom?: number;
}

const WIDTH = 400;
/** With less room than this below the link, the card is placed on the side with more room. */
const HEIGHT = 220;
/** Gaps between link and card, and between card and viewport. */
const GAP = 8;

/** Computes the position of a preview card: below all lines of the link or above them. */
export function placeCard(link: ViewportBox, window: { width: number; height: number }): CardPlace {
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
