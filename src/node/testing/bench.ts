// What a benchmark in tests/bench gives and gets.
import type { SiteBuild } from '../build/buildSite.ts';

/** One measured figure. */
export interface Row {
  figure: string;
  value: number;
  unit: string;
  /** The figure should not be above this. */
  target?: number;
  /** The figure should not be below this. */
  floor?: number;
}

export interface BenchContext {
  /** The built site; built once, when the first benchmark asks. */
  build: () => Promise<SiteBuild & { folder: string }>;
  /** How many generated pages to add to the site, where a benchmark can. */
  pages: number;
  /** How often a benchmark visits, beside other engines or a larger site. */
  rounds: number;
  /** Another checkout of the project, with its packages, to measure beside. */
  base?: string | undefined;
}

export interface Bench {
  name: string;
  run: (context: BenchContext) => Promise<Row[]>;
}

/** A row as a table shows it: the figure for people, and whether it is within its bounds. */
export function describeRow({ value, target, floor, ...names }: Row & { bench: string }) {
  const bound = (holds: boolean, mark: string, limit: number) =>
    `${holds ? '✓' : '✗'} ${mark} ${limit.toLocaleString('en-US')}`;
  return {
    ...names,
    value: value.toLocaleString('en-US', { maximumFractionDigits: value < 2 ? 3 : 1 }),
    ...(target !== undefined && { target: bound(value <= target, '≤', target) }),
    ...(floor !== undefined && { floor: bound(value >= floor, '≥', floor) }),
  };
}
