// What a build does with the texts besides drawing them. Both go through all pages, which are parsed once.
import type { Finding } from '../core/model/finding.ts';
import type { Manifest } from '../core/model/manifest.ts';
import { writeSearch } from './buildSearch.ts';
import { checkContent } from './checkContent.ts';
import { openBeside } from './lib/openBeside.ts';
import { rememberPageFacts } from './lib/pageFacts.ts';

export interface IndexedContent {
  /** Names the folders of the indexes. */
  manifest: Manifest;
  findings: Finding[];
}

/** Writes the search indexes of a site folder, and checks its content. */
export async function indexAndCheck(
  siteDir: string,
  outDir: string,
  manifest: Manifest,
): Promise<IndexedContent> {
  const read = rememberPageFacts();
  const complete = await writeSearch(siteDir, outDir, manifest, { read });
  const { findings } = await checkContent(siteDir, undefined, read);
  return { manifest: complete, findings };
}

/** The same in a process of its own, while this one draws. */
export const indexAndCheckBeside: typeof indexAndCheck = async (siteDir, outDir, manifest) => {
  const beside = openBeside<{ indexAndCheck: typeof indexAndCheck }>(new URL(import.meta.url), [
    'indexAndCheck',
  ]);
  return beside.indexAndCheck(siteDir, outDir, manifest).finally(() => beside.end());
};
