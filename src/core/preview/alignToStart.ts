/** Distance of a frame to the edges of the viewport, in pixels. */
const EDGE = 8;

/** Edges of a piece of text, in pixels from the viewport's left edge. */
export interface TextEdges {
  left: number;
  right: number;
}

/**
 * Left edge of a frame that starts where a text starts, and does not leave the viewport.
 * @param sizes widths of the frame and of the viewport
 * @param isRtl whether the text starts at its right edge
 */
export function alignToStart(
  { left, right }: TextEdges,
  { frame, viewport }: { frame: number; viewport: number },
  isRtl: boolean,
): number {
  return Math.max(EDGE, Math.min(isRtl ? right - frame : left, viewport - EDGE - frame));
}
