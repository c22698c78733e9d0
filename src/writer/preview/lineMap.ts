/** A place that is known on both sides: a line of the source, and how far down that stands in the preview. */
export interface Pin {
  line: number;
  top: number;
}

/** How far down a line stands; between two pins by its share of the way. `line` may have a fraction. */
export function topOfLine(pins: readonly Pin[], line: number): number {
  return between(pins, line, 'line', 'top');
}

/** The line that stands so far down. */
export function lineOfTop(pins: readonly Pin[], top: number): number {
  return between(pins, top, 'top', 'line');
}

function between(pins: readonly Pin[], value: number, by: keyof Pin, wanted: keyof Pin): number {
  const after = pins.findIndex((pin) => pin[by] > value);
  const [a, b] = [pins[after < 0 ? pins.length - 1 : after - 1], pins[after]];
  if (a === undefined) return b?.[wanted] ?? 0;
  if (b === undefined) return a[wanted];
  return a[wanted] + ((value - a[by]) / (b[by] - a[by])) * (b[wanted] - a[wanted]);
}
