// An index in memory: its files are run as a browser runs them.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Searcher } from '../../src/core/search/answer/searcherInterface.ts';
import {
  createIndexBuilder,
  type IndexBuilder,
  type IndexLimits,
} from '../../src/core/search/index/buildIndex.ts';
import { indexFileName, indexFilePath } from '../../src/core/search/index/indexFiles.ts';
import { SEARCH_CALLBACK } from '../../src/core/search/index/indexFormat.ts';
import type { LoadIndexFile } from '../../src/core/search/index/indexReader.ts';
import { openIndex } from '../../src/core/search/index/openIndex.ts';
import type { IndexedPage } from '../../src/core/search/index/sections.ts';
import { createVocabulary, listPageTerms, numberTerms } from '../../src/core/search/index/vocabulary.ts';
import { createSearcher } from '../../src/core/search/query/createSearcher.ts';
import type { ReadPinyin } from '../../src/core/search/text/pinyin.ts';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';
import { fillIndex } from '../../src/node/search/buildSearch.ts';

export interface MemoryIndex {
  files: ReadonlyMap<string, string>;
  load: LoadIndexFile;
  /** Names of the files that were loaded so far. */
  loaded: string[];
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** An index of these pages, ready to be finished. */
export function buildIndex(
  pages: readonly IndexedPage[],
  limits?: Partial<IndexLimits>,
  readPinyin: ReadPinyin = () => [],
  language = 'zh-Hans',
): IndexBuilder {
  const vocabulary = createVocabulary();
  const builder = createIndexBuilder(language, vocabulary, limits);
  for (const page of pages) builder.add(page, numberTerms(listPageTerms(page, readPinyin), vocabulary));
  return builder;
}

export function finishIndex(builder: IndexBuilder): MemoryIndex {
  const files = new Map([...builder.finish(hashText)].map(({ name, text }) => [name, text]));
  const loaded: string[] = [];
  const load: LoadIndexFile = async (kind, index) => {
    const name = indexFileName(kind, index);
    loaded.push(name);
    return runPart(files.get(name) ?? '');
  };
  return { files, load, loaded };
}

/** What a file of an index calls its function with. */
function runPart(text: string): unknown {
  let given: unknown[] = [];
  runInNewContext(text, {
    [SEARCH_CALLBACK]: (...values: unknown[]) => {
      given = values;
    },
  });
  // From the other context's objects to our own.
  return JSON.parse(JSON.stringify(given[2]));
}

/**
 * A searcher over an index that was written into a site.
 * @param folder of the index, as the manifest names it
 */
export async function openWrittenIndex(site: string, folder: string, version: string): Promise<Searcher> {
  const index = await openIndex(async (kind, part, hash) =>
    runPart(await readFile(join(site, indexFilePath(folder, kind, part, hash)), 'utf8')),
  );
  return createSearcher(index, version);
}

/** A searcher over pages; `limits` of 1 make an index of many files. */
export async function searchPages(
  pages: readonly IndexedPage[],
  {
    readPinyin,
    limits,
    language,
  }: { readPinyin?: ReadPinyin; limits?: Partial<IndexLimits>; language?: string } = {},
): Promise<Searcher & MemoryIndex> {
  const index = finishIndex(buildIndex(pages, limits, readPinyin, language));
  return { ...index, ...createSearcher(await openIndex(index.load), 'v1') };
}

/** A searcher over a version of a site folder. */
export async function searchVersion(
  siteDir: string,
  { versions, site }: Manifest,
  name: string,
  limits?: Partial<IndexLimits>,
): Promise<Searcher & MemoryIndex> {
  const docs = versions.find((version) => version.name === name)?.docs ?? [];
  const index = finishIndex(await fillIndex(siteDir, docs, { language: site.defaultLocale, limits }));
  return { ...index, ...createSearcher(await openIndex(index.load), name) };
}
