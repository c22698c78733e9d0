// Worker process of a build: search index and content check share the parsed metadata of all pages.
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { checkContent } from '../check/checkContent.ts';
import { limitHeapGrowth } from '../lib/limitHeapGrowth.ts';
import type { BuiltManifest } from '../manifest/buildManifest.ts';
import { type CachedSearch, openCachedSearch } from '../search/cachedSearch.ts';
import type { UrlTable } from './urlTable.ts';

export interface IndexedContent extends CachedSearch {
  findings: Finding[];
}

/**
 * Opens the search indexes of a site folder and checks its content.
 * @param whole the manifest with drafts, which the check includes
 * @param store folder of cached indexes
 * @param conflicts URL conflicts of `whole`, where they are known
 */
export async function indexAndCheck(
  siteDir: string,
  manifest: Manifest,
  whole: BuiltManifest,
  store: string,
  conflicts?: UrlTable['conflicts'],
): Promise<IndexedContent> {
  limitHeapGrowth();
  const search = await openCachedSearch(siteDir, manifest, store);
  const { findings } = await checkContent(siteDir, { whole, conflicts });
  return { ...search, findings };
}
