// Rectangles that hold something.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest that holds all points; none without a point. */
export function boxAround(points: readonly (readonly [x: number, y: number])[]): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The smallest that holds all of these. */
export function joinBoxes(boxes: readonly (Box | undefined)[]): Box | undefined {
  return boxAround(boxes.flatMap((box) => (box ? cornersOf(box) : [])));
}

function cornersOf({ x, y, width, height }: Box): [x: number, y: number][] {
  return [
    [x, y],
    [x + width, y + height],
  ];
}
