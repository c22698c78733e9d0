// A picture behind a window: how large it is drawn and where its corner stands. Nothing here knows of a page.

export interface View {
  /** 1: as large as the picture itself. */
  scale: number;
  /** Of the picture's corner, from the window's, in pixels. */
  x: number;
  y: number;
}

/** Width and height, in pixels. */
export type Size = readonly [width: number, height: number];

export type Point = readonly [x: number, y: number];

const MIN_SCALE = 0.1;
const MAX_SCALE = 8;
/** What is drawn in lines looks no better much larger than it was meant. */
const MAX_FITTING = 2;

/** The whole picture in the middle of the window; a small one up to twice its size. */
export function fitView(picture: Size, window: Size): View {
  const scale = Math.min(MAX_FITTING, window[0] / picture[0], window[1] / picture[1]);
  return settleView({ scale: clampScale(scale), x: 0, y: 0 }, picture, window);
}

/**
 * Draws the picture larger or smaller; what stands at a point of the window stays there.
 * @param factor 2: twice as large as now
 */
export function zoomView(view: View, factor: number, [x, y]: Point, picture: Size, window: Size): View {
  const scale = clampScale(view.scale * factor);
  const change = scale / view.scale;
  return settleView({ scale, x: x - (x - view.x) * change, y: y - (y - view.y) * change }, picture, window);
}

/**
 * What a double tap asks for: the picture at least as large as itself, closer at this point; from there the whole again.
 * @returns undefined: as it fits
 */
export function toggleView(view: View, point: Point, picture: Size, window: Size): View | undefined {
  if (view.scale > fitView(picture, window).scale) return undefined;
  return zoomView(view, Math.max(2, 1 / view.scale), point, picture, window);
}

export function moveView(view: View, [x, y]: Point, picture: Size, window: Size): View {
  return settleView({ ...view, x: view.x + x, y: view.y + y }, picture, window);
}

/** A picture that is smaller than the window stands in its middle, a larger one leaves no gap at an edge. */
export function settleView({ scale, x, y }: View, picture: Size, window: Size): View {
  return { scale, x: settle(x, picture[0] * scale, window[0]), y: settle(y, picture[1] * scale, window[1]) };
}

function settle(start: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, start));
}

const clampScale = (scale: number) => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
