import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildKit } from '../../src/node/kit/buildKit.ts';
import { findSiteDir } from '../../src/node/lib/typedPath.ts';
import { updatePublishedFolder } from '../../src/node/refresh/updatePublishedFolder.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { copyEnlarged } from '../support/generatedSite.ts';

export const name = 'bundle';

/** For up to a thousand generated pages. */
const TIME_LIMIT = 90;
const MEMORY_LIMIT = 1500;

/** The offline kit: how long it takes to write and to refresh, how much memory, how large it is. */
export async function run({ pages }: BenchContext): Promise<BenchRow[]> {
  const site = await copyEnlarged(findSiteDir(), pages);
  const top = await mkdtemp(join(tmpdir(), 'docs-kit-'));
  const outDir = join(top, 'dist-offline');
  try {
    const start = performance.now();
    const { archive } = await buildKit({ siteDir: site.folder, outDir });
    const built = performance.now();
    const memory = process.resourceUsage().maxRSS / 1024;
    await updatePublishedFolder(outDir, () => {});
    return [
      { figure: 'npm run bundle', value: (built - start) / 1000, unit: 's', target: TIME_LIMIT },
      { figure: 'memory of it, at most', value: memory, unit: 'MB', target: MEMORY_LIMIT },
      { figure: 'refresh.mjs', value: (performance.now() - built) / 1000, unit: 's' },
      { figure: 'archive', value: (await stat(archive)).size / 1e6, unit: 'MB' },
    ];
  } finally {
    await rm(top, { recursive: true, force: true });
    await site.remove();
  }
}
