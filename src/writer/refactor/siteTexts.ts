// The texts in which pages are named: the pages themselves, what they show of other files, and lists of their order.
import { listIncludedTexts } from '../../core/document/includes/includes.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { SIDEBAR_FILE, SUMMARY_FILE } from '../../core/site/nav/summarySidebar.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { ownerOf } from './relocation.ts';
import type { SiteFiles } from './siteFiles.ts';

/** Their files, each once, with the version in which links in it are meant: of a part that of the first page that shows it. */
export async function listSiteTexts({
  manifest,
  readParts,
}: SiteFiles): Promise<Map<string, Version | undefined>> {
  const pages = [...listPageFiles(manifest)].map((file) => [file, ownerOf(manifest, file)] as const);
  const texts = new Map(pages);
  for (const [page, version] of pages) {
    const { includes = [] } = (await readParts(page)) ?? {};
    for (const file of listIncludedTexts(page, includes)) if (!texts.has(file)) texts.set(file, version);
  }
  for (const version of manifest.versions) {
    const folder = folderPrefix(versionFolder(version));
    for (const name of [SUMMARY_FILE, SIDEBAR_FILE]) {
      const file = folder + name;
      if (!texts.has(file) && (await readParts(file)) !== undefined) texts.set(file, version);
    }
  }
  return texts;
}
