import { useEffect, useState } from 'react';
import { type ComparedPage, comparedFiles } from '../../../core/diff/comparedFile.ts';
import { type ChangeCounts, countChanges, listChanges } from '../../../core/diff/listChanges.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { useReader } from '../../content/queries/ContentProvider.tsx';
import { comparisonQuery } from '../../content/queries/comparison.ts';

export interface BothStates {
  before: ComparedPage;
  after: ComparedPage;
}

/** What has changed on each of some pages, by the path of the later one, as it becomes known: one page after the other. */
export function useChangeCounts(
  manifest: Manifest,
  pages: readonly BothStates[],
): ReadonlyMap<string, ChangeCounts | 'failed'> {
  const { source, client } = useReader();
  const [counts, setCounts] = useState<ReadonlyMap<string, ChangeCounts | 'failed'>>(new Map());
  useEffect(() => {
    let isGone = false;
    const count = async () => {
      for (const { before, after } of pages) {
        const query = comparisonQuery(source, ...comparedFiles(manifest, before, after));
        const found = await client.fetchQuery(query).then(
          (rows) => countChanges(listChanges(rows)),
          () => 'failed' as const,
        );
        if (isGone) return;
        setCounts((known) => new Map(known).set(after.entry.path, found));
      }
    };
    setCounts(new Map());
    void count();
    return () => {
      isGone = true;
    };
  }, [pages, manifest, source, client]);
  return counts;
}
