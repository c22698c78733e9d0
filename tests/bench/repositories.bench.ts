// How repositories of other engines are shown as they are: their own navigation beside the sidebars that ours makes.
import { basename, relative } from 'node:path';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { listEntries, type NavEntry, scoreNavigation } from './repositories/navigation.ts';
import { readOurNavigation } from './repositories/ours.ts';
import { findSite } from './repositories/sites.ts';

export const name = 'repositories';

/** How many pages of each kind of difference a line of JSON names. */
const NAMED = 20;

/** Prints a line of JSON for each folder, then a table; the figures of the bench are the means. */
export async function run({ folders }: BenchContext): Promise<BenchRow[]> {
  const rows: Omit<Awaited<ReturnType<typeof measure>>, 'details'>[] = [];
  for (const folder of folders) {
    const { details, ...row } = await measure(folder);
    console.log(JSON.stringify({ ...row, ...details }));
    rows.push(row);
  }
  if (rows.length === 0) return [];
  console.table(rows);
  const scored = rows.filter(({ theirs }) => theirs > 0);
  return (['present', 'order', 'nested', 'labelled'] as const).map((figure) => ({
    figure,
    value: scored.reduce((sum, row) => sum + (row[figure] ?? 0), 0) / scored.length,
    unit: '%',
  }));
}

async function measure(root: string) {
  const site = findSite(root);
  const { manifest } = await buildManifest(site.folder, { lastUpdates: false, drafts: true });
  const theirs = listEntries((await site.readNavigation?.(site.folder)) ?? []);
  const score = scoreNavigation(theirs, listEntries(readOurNavigation(site.folder, manifest)));
  const percent = (share: number) => (theirs.length === 0 ? undefined : Math.round(share * 1000) / 10);
  const show = ({ file, label = '', groups }: NavEntry) =>
    `${relative(root, file)}: ${[...groups, label].join(' › ')}`;
  const latest = manifest.versions.find(({ isLast }) => isLast) ?? manifest.versions[0];
  const all = manifest.versions.reduce((sum, { docs }) => sum + docs.length, manifest.pages.length);
  return {
    repository: basename(root),
    engine: site.engine,
    pages: latest?.docs.length ?? 0,
    'other versions': all - (latest?.docs.length ?? 0),
    theirs: score.pages,
    present: percent(score.present),
    order: percent(score.order),
    nested: percent(score.nested),
    labelled: percent(score.labelled),
    details: {
      absent: score.absent.slice(0, NAMED).map(show),
      elsewhere: score.elsewhere.slice(0, NAMED).map(({ theirs, ours }) => [show(theirs), show(ours)]),
      renamed: score.renamed.slice(0, NAMED).map(({ theirs, ours }) => [show(theirs), show(ours)]),
    },
  };
}
