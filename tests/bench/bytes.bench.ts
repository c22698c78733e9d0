import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from '../../src/node/compile/budgets.ts';
import { listFirstRouteFiles, measureFiles } from '../../src/node/compile/engineBuild.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';

export const name = 'bytes';

/** What the first visit loads, and each lazy part for itself. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder, engine } = await build();
  const first = listFirstRouteFiles(engine);
  const groups: [figure: string, files: readonly string[], target?: number][] = [
    ['first route JS', first.js, BUDGETS['first-route-js']],
    ['first route CSS', first.css, BUDGETS['first-route-css']],
    ...engine.scripts.map((file): [string, string[]] => [file, [file]]),
    ...[...engine.parts].map(([part, files]): [string, readonly string[]] => [`part ${part}`, files]),
  ];
  const rows: BenchRow[] = [];
  for (const [figure, files, target] of groups) {
    const gzip = await measureFiles(folder, files);
    const brotli = await measureFiles(folder, files, brotliCompressSync);
    rows.push({
      figure: `${figure}, gzip`,
      value: gzip,
      unit: 'bytes',
      ...(target !== undefined && { target }),
    });
    rows.push({ figure: `${figure}, brotli`, value: brotli, unit: 'bytes' });
  }
  return rows;
}
