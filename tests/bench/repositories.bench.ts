// How repositories of other engines are shown as they are: their own navigation beside the sidebars that ours makes.
import { basename, relative } from 'node:path';
import { locateSite } from '../../src/node/adapters/locateSite.ts';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { measureLinks, measureTexts } from './repositories/measureTexts.ts';
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
  // Of several sites in a repository, a command asks for the folder of one.
  const located = await locateSite(root).catch(() => locateSite(site.folder));
  const isRead = located.foreign !== undefined;
  // Without an adapter the repository would be one folder of markdown files: its site is measured instead.
  const siteDir = isRead ? located.siteDir : site.folder;
  const built = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  const { manifest } = built;
  const theirs = listEntries((await site.readNavigation?.(site.folder)) ?? []);
  const score = scoreNavigation(theirs, listEntries(readOurNavigation(siteDir, manifest)));
  const texts = await measureTexts(siteDir, manifest, located.foreign);
  const links = await measureLinks(siteDir, built, located.foreign);
  const round = (value: number) => Math.round(value * 10) / 10;
  const percent = (share: number) => (theirs.length === 0 ? undefined : round(share * 100));
  const show = ({ file, label = '', groups }: NavEntry) =>
    `${relative(root, file)}: ${[...groups, label].join(' › ')}`;
  const latest = manifest.versions.find(({ isLast }) => isLast) ?? manifest.versions[0];
  const all = manifest.versions.reduce((sum, { docs }) => sum + docs.length, manifest.pages.length);
  return {
    repository: basename(root),
    engine: site.engine,
    adapter: isRead,
    pages: latest?.docs.length ?? 0,
    'other versions': all - (latest?.docs.length ?? 0),
    theirs: score.pages,
    present: percent(score.present),
    order: percent(score.order),
    nested: percent(score.nested),
    labelled: percent(score.labelled),
    links: links.links,
    dead: links.dead,
    ...links.findingsByKind,
    'marks/1000': round(texts.marks),
    $$: texts.marksByKind.$$ ?? 0,
    'lost %': Math.round(texts.lost * 1e4) / 100,
    lossy: texts.lossy.length,
    details: {
      findingsByRule: links.findings,
      deadLinks: links.first,
      marksByKind: texts.marksByKind,
      marksAt: texts.marksAt.slice(0, NAMED),
      lossyPages: texts.lossy.slice(0, NAMED),
      absent: score.absent.slice(0, NAMED).map(show),
      elsewhere: score.elsewhere.slice(0, NAMED).map(({ theirs, ours }) => [show(theirs), show(ours)]),
      renamed: score.renamed.slice(0, NAMED).map(({ theirs, ours }) => [show(theirs), show(ours)]),
    },
  };
}
