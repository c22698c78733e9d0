// What a build does with the texts besides drawing them. Both go through all pages, which are parsed once.
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { checkContent } from '../check/checkContent.ts';
import type { BuiltManifest } from '../manifest/buildManifest.ts';
import { type KeptSearch, keepSearch } from '../search/buildSearch.ts';

export interface IndexedContent extends KeptSearch {
  findings: Finding[];
}

/**
 * Makes the search indexes of a site folder, and checks its content.
 * @param whole the manifest with its drafts, for the check
 * @param store folder in which indexes are kept
 */
export async function indexAndCheck(
  siteDir: string,
  manifest: Manifest,
  whole: BuiltManifest,
  store: string,
): Promise<IndexedContent> {
  const search = await keepSearch(siteDir, manifest, store);
  const { findings } = await checkContent(siteDir, { whole });
  return { ...search, findings };
}
