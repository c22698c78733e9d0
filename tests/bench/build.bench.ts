import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_TOOLS, buildSite } from '../../src/node/build/buildSite.ts';
import { findSiteDir } from '../../src/node/lib/typedPath.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { copyEnlarged } from '../support/generatedSite.ts';

export const name = 'build';

/** For up to a thousand generated pages. */
const TIME_LIMIT = 60;
const MEMORY_LIMIT = 1500;

/**
 * The site for a static host, written twice: no page is remembered at first, all are the second time.
 * What the compiler remembers of the engine is left as it is.
 */
export async function run({ pages }: BenchContext): Promise<BenchRow[]> {
  const site = await copyEnlarged(findSiteDir(), pages);
  const top = await mkdtemp(join(tmpdir(), 'docs-build-'));
  const build = async () => {
    const start = performance.now();
    const { counts } = await buildSite(
      { siteDir: site.folder, outDir: join(top, 'dist'), basePath: '/' },
      { ...BUILD_TOOLS, cache: join(top, 'snapshots') },
    );
    return { seconds: (performance.now() - start) / 1000, drawn: counts.rendered };
  };
  try {
    const first = await build();
    const memory = process.resourceUsage().maxRSS / 1024;
    const second = await build();
    return [
      { figure: 'npm run build', value: first.seconds, unit: 's', target: TIME_LIMIT },
      { figure: 'memory of it, at most', value: memory, unit: 'MB', target: MEMORY_LIMIT },
      { figure: 'pages drawn', value: first.drawn, unit: '' },
      { figure: 'once more, nothing changed', value: second.seconds, unit: 's', target: TIME_LIMIT },
      { figure: 'pages drawn once more', value: second.drawn, unit: '', target: 0 },
    ];
  } finally {
    await rm(top, { recursive: true, force: true });
    await site.remove();
  }
}
