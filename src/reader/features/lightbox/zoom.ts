// Geometry of a zoomed picture in its stage, the element that clips the picture; without DOM.

export interface View {
  /** 1: natural size. */
  scale: number;
  /** Position of the picture's corner in the stage, in pixels. */
  x: number;
  y: number;
}

/** Width and height, in pixels. */
export type Size = readonly [width: number, height: number];

export type Point = readonly [x: number, y: number];

const MIN_SCALE = 0.1;
const MAX_SCALE = 8;
/** Small diagrams are not enlarged more than this to fit the stage. */
const MAX_FITTING = 2;

/** Fits the whole picture into the stage; a small one grows to MAX_FITTING at most. */
export function fitView(picture: Size, stage: Size): View {
  const scale = Math.min(MAX_FITTING, stage[0] / picture[0], stage[1] / picture[1]);
  return settleView({ scale: clampScale(scale), x: 0, y: 0 }, picture, stage);
}

/**
 * Zooms around a point of the stage, which shows the same part of the picture afterwards.
 * @param factor 2: twice as large as now
 */
export function zoomView(view: View, factor: number, [x, y]: Point, picture: Size, stage: Size): View {
  const scale = clampScale(view.scale * factor);
  const change = scale / view.scale;
  return settleView({ scale, x: x - (x - view.x) * change, y: y - (y - view.y) * change }, picture, stage);
}

/**
 * View after a double tap: zooms in at the point to at least the natural size, or back to the fitted view.
 * @returns undefined for the fitted view
 */
export function toggleView(view: View, point: Point, picture: Size, stage: Size): View | undefined {
  if (view.scale > fitView(picture, stage).scale) return undefined;
  return zoomView(view, Math.max(2, 1 / view.scale), point, picture, stage);
}

export function moveView(view: View, [x, y]: Point, picture: Size, stage: Size): View {
  return settleView({ ...view, x: view.x + x, y: view.y + y }, picture, stage);
}

/** Centres a picture that is smaller than the stage; a larger one must leave no gap at an edge. */
export function settleView({ scale, x, y }: View, picture: Size, stage: Size): View {
  return { scale, x: settle(x, picture[0] * scale, stage[0]), y: settle(y, picture[1] * scale, stage[1]) };
}

function settle(start: number, length: number, available: number): number {
  return length <= available ? (available - length) / 2 : Math.min(0, Math.max(available - length, start));
}

const clampScale = (scale: number) => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
