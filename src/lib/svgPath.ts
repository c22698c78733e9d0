// Converts the `d` attribute of an SVG path to points, to compute bounding boxes and the direction of the path's
// ends.

export type SvgPoint = readonly [x: number, y: number];

/** Number of line segments that replace a curve. */
const SEGMENTS = 12;

/** Number of parameters of each path command. */
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};

/**
 * Parses a path into polylines; curves become line segments.
 * @example flattenPath('M0,0h2v2z') // [[[0, 0], [2, 0], [2, 2], [0, 0]]]
 */
export function flattenPath(d: string): SvgPoint[][] {
  const lines: SvgPoint[][] = [];
  let line: SvgPoint[] = [];
  let [x, y]: SvgPoint = [0, 0];
  for (const { command, numbers } of readCommands(d)) {
    const kind = command.toUpperCase();
    const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
    if (kind === 'M') {
      line = [];
      lines.push(line);
    }
    const points = pointsOf(kind, numbers, [x, y], [fromX, fromY], line[0]);
    line.push(...points);
    [x, y] = points.at(-1) ?? [x, y];
  }
  return lines;
}

function* readCommands(d: string): Generator<{ command: string; numbers: number[] }> {
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const all = (rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const count = COUNTS[command.toUpperCase()] ?? 0;
    if (count === 0) yield { command, numbers: [] };
    for (let at = 0; count > 0 && at + count <= all.length; at += count) {
      // The second and later points of a moveto are linetos (SVG 2, section 9.3.3).
      const isLine = at > 0 && /m/i.test(command);
      yield { command: isLine ? (command === 'm' ? 'l' : 'L') : command, numbers: all.slice(at, at + count) };
    }
  }
}

function pointsOf(
  kind: string,
  numbers: readonly number[],
  at: SvgPoint,
  from: SvgPoint,
  first: SvgPoint | undefined,
): SvgPoint[] {
  const point = (index: number): SvgPoint => [
    from[0] + (numbers[index] ?? 0),
    from[1] + (numbers[index + 1] ?? 0),
  ];
  switch (kind) {
    case 'H':
      return [[from[0] + (numbers[0] ?? 0), at[1]]];
    case 'V':
      return [[at[0], from[1] + (numbers[0] ?? 0)]];
    case 'C':
      return bend([at, point(0), point(2), point(4)]);
    case 'S':
    case 'Q':
      return bend([at, point(0), point(2)]);
    case 'A':
      return bendArc(at, point(5), numbers);
    case 'Z':
      return first ? [first] : [];
    default:
      return [point(0)];
  }
}

/** Points of a Bézier curve (De Casteljau's algorithm) without the first point. */
function bend(controls: readonly SvgPoint[]): SvgPoint[] {
  return Array.from({ length: SEGMENTS }, (_, at) => {
    const share = (at + 1) / SEGMENTS;
    let points = controls;
    while (points.length > 1)
      points = points.slice(1).map(([x, y], index): SvgPoint => {
        const [beforeX, beforeY] = points[index] ?? [x, y];
        return [beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share];
      });
    return points[0] ?? [0, 0];
  });
}

/** Points of an elliptical arc; ignores its x-axis rotation. Computes the centre by SVG 2, appendix B.2.4. */
function bendArc(
  [x1, y1]: SvgPoint,
  [x2, y2]: SvgPoint,
  [radiusX = 0, radiusY = 0, , isLarge, isForward]: readonly number[],
): SvgPoint[] {
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const tooFar = Math.sqrt((halfX / radiusX) ** 2 + (halfY / radiusY) ** 2);
  if (!Number.isFinite(tooFar) || tooFar === 0) return [[x2, y2]];
  const [rx, ry] = [Math.abs(radiusX) * Math.max(1, tooFar), Math.abs(radiusY) * Math.max(1, tooFar)];
  const reach = (rx * halfY) ** 2 + (ry * halfX) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - reach) / reach)) * (isLarge === isForward ? -1 : 1);
  const [aside, above] = [(root * rx * halfY) / ry, (-root * ry * halfX) / rx];
  const [centreX, centreY] = [aside + (x1 + x2) / 2, above + (y1 + y2) / 2];
  const start = Math.atan2((halfY - above) / ry, (halfX - aside) / rx);
  const end = Math.atan2((-halfY - above) / ry, (-halfX - aside) / rx);
  const turn = 2 * Math.PI;
  const sweep = isForward ? (end - start + turn) % turn : -((start - end + turn) % turn);
  return Array.from({ length: SEGMENTS }, (_, at): SvgPoint => {
    const angle = start + (sweep * (at + 1)) / SEGMENTS;
    return [centreX + rx * Math.cos(angle), centreY + ry * Math.sin(angle)];
  });
}

/**
 * Simplifies a polyline (Douglas–Peucker): the distance of each removed point to the result is at most the
 * tolerance.
 */
export function simplifyLine(line: readonly SvgPoint[], tolerance: number): SvgPoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const distances = line.map((point) => distanceTo(point, first, last));
  const furthest = Math.max(...distances);
  if (furthest <= tolerance) return [first, last];
  const at = distances.indexOf(furthest);
  return [
    ...simplifyLine(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(at), tolerance),
  ];
}

function distanceTo([x, y]: SvgPoint, [x1, y1]: SvgPoint, [x2, y2]: SvgPoint): number {
  const [alongX, alongY] = [x2 - x1, y2 - y1];
  const length = Math.hypot(alongX, alongY);
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs(alongX * (y1 - y) - (x1 - x) * alongY) / length;
}
