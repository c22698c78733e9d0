// What the development server has done in a process beside, for it takes long on a large site.

import type { Finding } from '../../core/site/manifest/finding.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { LinkCheck } from '../../writer/lint/checkLinks.ts';
import { checkContent, checkPages } from '../check/checkContent.ts';
import { checkCopywriting } from '../copywriting/checkCopywriting.ts';
import { kindInSite } from '../lib/siteLinks.ts';
import { readSite } from '../manifest/buildManifest.ts';
import { rememberGood } from '../manifest/lastGoodManifest.ts';
import { type ManifestMetadata, toManifestMetadata } from '../pageIndex/manifestMetadata.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

interface KnownSite {
  siteDir: string;
  readManifest: ReturnType<typeof rememberGood>;
  judged?: LinkCheck;
}

let known: KnownSite | undefined;

function siteAt(siteDir: string): KnownSite {
  if (known?.siteDir !== siteDir) known = { siteDir, readManifest: rememberGood(siteDir) };
  return known;
}

/** All that is wrong with a site. */
export async function checkWhole(siteDir: string): Promise<Finding[]> {
  const site = siteAt(siteDir);
  const { written } = await site.readManifest();
  const { complete } = await readSite(siteDir, { lastUpdates: false, written });
  const { findings, judged } = await checkContent(siteDir, { whole: await complete({ drafts: true }) });
  site.judged = judged;
  // A table of words that is wrong says so when the texts are checked by hand.
  const texts = await checkCopywriting(siteDir).catch(() => undefined);
  return [...findings, ...(texts?.findings ?? [])];
}

/** What is wrong with some pages, before all are checked; undefined where nothing but the check of all can tell. */
export async function checkSome(siteDir: string, files: readonly string[]): Promise<Finding[] | undefined> {
  const { judged } = siteAt(siteDir);
  if (judged === undefined || haveMoved(siteDir, judged, files)) return undefined;
  return checkPages(siteDir, judged, files);
}

/** Whether pages have come or gone since: links to them would be judged by what was. */
function haveMoved(siteDir: string, { pages }: LinkCheck, files: readonly string[]): boolean {
  const names = files.filter((file) => isMarkdownFile(file) && !/(?:^|\/)[._]/.test(file));
  return names.some((file) => (kindInSite(siteDir, file) === 'file') !== pages.has(file));
}

/** Reads and parses files; what cannot be read is nothing. */
export async function readBriefs(paths: readonly string[]): Promise<(ManifestMetadata | undefined)[]> {
  return mapLimit(paths, (path) => readPageMetadata(path).then(toManifestMetadata, () => undefined));
}
