// How well the search answers the queries that were written down for it.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../../src/node/manifest/buildManifest.ts';
import { searchVersion } from '../../support/searchIndex.ts';
import { measureQuality, QUERY_SETS, readQueries } from '../../support/searchQuality.ts';

describe.each(QUERY_SETS)(
  'the search in $version, asked the set $name',
  ({ site, version, file, wanted }) => {
    it('finds what readers look for', { timeout: 120_000 }, async () => {
      const siteDir = fileURLToPath(new URL(`../../../${site}`, import.meta.url));
      const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
      const searcher = await searchVersion(siteDir, manifest, version);
      const { missed, queries, ...figures } = await measureQuality(searcher, await readQueries(file));
      for (const [figure, floor] of Object.entries(wanted))
        expect
          .soft(figures[figure as keyof typeof figures], `${figure}\n${missed.join('\n')}`)
          .toBeGreaterThanOrEqual(floor);
      expect(figures.empty).toBeLessThanOrEqual(0.013);
    });
  },
);
