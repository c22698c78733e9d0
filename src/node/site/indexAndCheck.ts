// What a build does with the texts besides drawing them. Both go through all pages, which are parsed once.
import type { Finding } from '../../core/model/finding.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { checkContent } from '../check/checkContent.ts';
import { openBeside } from '../lib/openBeside.ts';
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

/** The same in a process of its own, while this one draws. */
const indexAndCheckBeside: typeof indexAndCheck = async (...input) => {
  const beside = openBeside<{ indexAndCheck: typeof indexAndCheck }>(new URL(import.meta.url), [
    'indexAndCheck',
  ]);
  return beside.indexAndCheck(...input).finally(() => beside.end());
};

/** A process of its own takes a while to start: it pays where there is more to do at the same time. */
export function chooseIndexAndCheck(isBusy: boolean): typeof indexAndCheck {
  return isBusy ? indexAndCheckBeside : indexAndCheck;
}
