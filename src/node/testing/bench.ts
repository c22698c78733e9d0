// Interfaces of the benchmarks in tests/bench.
import type { SiteBuild } from '../build/buildSite.ts';

export interface BenchRow {
  figure: string;
  value: number;
  unit: string;
  target?: number;
  floor?: number;
}

export interface BenchContext {
  /** The built site; the first call builds it. */
  build: () => Promise<SiteBuild & { folder: string }>;
  /** Number of generated pages that benchmarks add to the site. */
  pages: number;
  rounds: number;
  /** Typed folders: checkouts of other projects that a benchmark measures. */
  folders: readonly string[];
  /** Another checkout of the project with installed packages, which is measured first. */
  base?: string | undefined;
}

export interface Bench {
  name: string;
  run: (context: BenchContext) => Promise<BenchRow[]>;
}

/** A row of the printed table: formatted figure, and whether it is within its bounds. */
export function describeRow({ value, target, floor, ...names }: BenchRow & { bench: string }) {
  const bound = (holds: boolean, mark: string, limit: number) =>
    `${holds ? '✓' : '✗'} ${mark} ${limit.toLocaleString('en-US')}`;
  return {
    ...names,
    value: value.toLocaleString('en-US', { maximumFractionDigits: value < 2 ? 3 : 1 }),
    ...(target !== undefined && { target: bound(value <= target, '≤', target) }),
    ...(floor !== undefined && { floor: bound(value >= floor, '≥', floor) }),
  };
}
