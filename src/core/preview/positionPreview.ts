import { alignToStart, type TextEdges } from './alignToStart.ts';

/** Edges of a rectangle, in pixels from the viewport's top left corner. */
export interface ViewportBox extends TextEdges {
  top: number;
  bottom: number;
}

/**
 * Inline styles of the preview, in pixels. Either `top` or `bottom` is set, so that its height need not be measured.
 */
export interface PreviewPosition {
  left: number;
  width: number;
  maxHeight: number;
  top?: number;
  bottom?: number;
}

const WIDTH = 400;
/** Maximum height. With less space below the link, the preview opens on the side with more space. */
const HEIGHT = 220;
/** Distance of the preview from the link and from the edges of the viewport. */
const GAP = 8;

/**
 * Computes the position of the preview: below the last line of the link, or above its first line.
 * @param isRtl whether the link's text starts at its right edge
 */
export function positionPreview(
  link: ViewportBox,
  window: { width: number; height: number },
  isRtl: boolean,
): PreviewPosition {
  const width = Math.min(WIDTH, window.width - 2 * GAP);
  const left = alignToStart(link, { frame: width, viewport: window.width }, isRtl);
  const below = window.height - link.bottom - 2 * GAP;
  const above = link.top - 2 * GAP;
  const isBelow = below >= HEIGHT || below >= above;
  const maxHeight = Math.max(0, Math.min(HEIGHT, isBelow ? below : above));
  return isBelow
    ? { left, width, maxHeight, top: link.bottom + GAP }
    : { left, width, maxHeight, bottom: window.height - link.top + GAP };
}
