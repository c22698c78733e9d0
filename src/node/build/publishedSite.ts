// A site folder as its readers are to see it.
import { join } from 'node:path';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listPageFiles, listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { walk } from '../lib/listFiles.ts';
import { type BuiltManifest, readSite } from '../manifest/buildManifest.ts';
import type { SiteManifest } from '../manifest/readSiteManifest.ts';
import { readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { findStrayFiles } from './strayFiles.ts';

export interface PublishedSite {
  manifest: Manifest;
  /** Files that only the writer may see: drafts, and what of a folder without a manifest is no documentation. */
  drafts: string[];
  /** The site with its drafts, as the content check sees it. */
  whole: BuiltManifest;
  /** The manifest as it was. */
  written: SiteManifest;
}

export async function readPublishedSite(siteDir: string, lastUpdates = true): Promise<PublishedSite> {
  const { written, complete } = await readSite(siteDir, { lastUpdates });
  const { manifest } = await complete({ drafts: false });
  const whole = await complete({ drafts: true });
  // A draft that a page shows is read with it.
  const published = new Set(listTexts(manifest));
  const drafts = [...listPageFiles(whole.manifest)].filter((file) => !published.has(file));
  const strays = written.onDisk !== undefined ? [] : await findStrayFiles(siteDir, whole.manifest);
  const unlisted = await findUnlistedDrafts(siteDir, new Set([...published, ...drafts]));
  return { manifest, drafts: [...drafts, ...unlisted, ...strays], whole, written };
}

/** Drafts that no manifest names: their id is another page's, or their folder no version's. */
async function findUnlistedDrafts(siteDir: string, listed: ReadonlySet<string>): Promise<string[]> {
  const files = (await walk(siteDir)).filter((file) => isMarkdownFile(file) && !listed.has(file));
  const areDrafts = await mapLimit(files, async (file) => {
    const facts = await readPageMetadata(join(siteDir, file)).catch(() => undefined);
    return facts?.front.draft === true;
  });
  return files.filter((_, at) => areDrafts[at]);
}

/** The texts that readers may be given: the markdown files, and those whose code they show. */
export function listTexts(manifest: Manifest): string[] {
  const included = listSiteEntries(manifest).flatMap(({ includes = [] }) => includes);
  return [...new Set([...listPageFiles(manifest), ...included])];
}
