// What a benchmark in tests/bench gives and gets.
import type { SiteBuild } from './buildSite.ts';

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
}

export interface Bench {
  name: string;
  run: (context: BenchContext) => Promise<Row[]>;
}

/** The rows as lines of a table, figures to the right. */
export function formatRows(rows: readonly (Row & { bench: string })[]): string[] {
  const cells = rows.map(({ bench, figure, value, unit, target, floor }) => [
    bench,
    figure,
    value.toLocaleString('en-US', { maximumFractionDigits: value < 2 ? 3 : 1 }),
    unit,
    [
      target === undefined ? '' : `${value <= target ? '✓' : '✗'} ≤ ${target.toLocaleString('en-US')}`,
      floor === undefined ? '' : `${value >= floor ? '✓' : '✗'} ≥ ${floor.toLocaleString('en-US')}`,
    ].join(''),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) =>
        column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
