// Checks and parses in a worker process: on a large site this would block the development server for seconds.

import type { Finding } from '../../core/site/manifest/finding.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { LinkCheck } from '../../writer/lint/checkLinks.ts';
import { checkPages } from '../check/checkContent.ts';
import { checkLanguages } from '../check/checkLanguages.ts';
import { checkCopywriting } from '../copywriting/checkCopywriting.ts';
import { kindInSite } from '../lib/siteLinks.ts';
import { createManifestReader } from '../manifest/readSiteManifest.ts';
import { type ManifestMetadata, toManifestMetadata } from '../pageIndex/metadataForManifest.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';

interface SiteState {
  siteDir: string;
  readManifest: ReturnType<typeof createManifestReader>;
  /** The last check of the whole site. */
  judged?: LinkCheck;
}

let current: SiteState | undefined;

function siteAt(siteDir: string): SiteState {
  if (current?.siteDir !== siteDir) current = { siteDir, readManifest: createManifestReader(siteDir) };
  return current;
}

export async function checkWhole(siteDir: string): Promise<Finding[]> {
  const site = siteAt(siteDir);
  const { written } = await site.readManifest();
  const { findings, judged } = await checkLanguages(siteDir, { written });
  site.judged = judged;
  // An invalid table of words is ignored: `npm run copywriting` reports it.
  const texts = await checkCopywriting(siteDir).catch(() => undefined);
  return [...findings, ...(texts?.findings ?? [])];
}

/** The findings of some pages; undefined before the first check of the whole site, and after pages were added or removed. */
export async function checkSome(siteDir: string, files: readonly string[]): Promise<Finding[] | undefined> {
  const { judged } = siteAt(siteDir);
  if (judged === undefined || haveFilesChanged(siteDir, judged, files)) return undefined;
  return checkPages(siteDir, judged, files);
}

/** Whether pages were added or removed since a check: its index of link targets is outdated. */
function haveFilesChanged(siteDir: string, { pages }: LinkCheck, files: readonly string[]): boolean {
  const names = files.filter((file) => isMarkdownFile(file) && !/(?:^|\/)[._]/.test(file));
  return names.some((file) => (kindInSite(siteDir, file) === 'file') !== pages.has(file));
}

/** Undefined for files that cannot be read. */
export async function parsePages(
  siteDir: string,
  paths: readonly string[],
): Promise<(ManifestMetadata | undefined)[]> {
  // The manifest names dialects of files; an invalid one is reported elsewhere.
  await siteAt(siteDir)
    .readManifest()
    .catch(() => undefined);
  return mapLimit(paths, (path) => readPageMetadata(path).then(toManifestMetadata, () => undefined));
}
