// The search indexes of a site, cached on disk. After edits that keep the sections of each page, an index is made of
// the last one: only the files whose terms or sections changed are written.

import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import * as v from 'valibot';
import { type IndexTotals, LIMITS, pageSize } from '../../core/search/index/buildIndex.ts';
import { dropRepeatedDescription, listEntries } from '../../core/search/index/entries.ts';
import { averageLengths, FIELDS, sumLengths } from '../../core/search/index/impact.ts';
import { groupHash, indexFilePath, SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import { IndexHeadSchema, readIndexFile } from '../../core/search/index/indexFormat.ts';
import {
  type EarlierIndex,
  lengthsOf,
  type PageEdit,
  updateIndex,
} from '../../core/search/index/updateIndex.ts';
import type { PageTerms } from '../../core/search/index/vocabulary.ts';
import type { DocEntry, Manifest } from '../../core/site/manifest/manifest.ts';
import { isBelow } from '../../core/site/urls/folder.ts';
import { localPath } from '../../core/site/urls/localePaths.ts';
import { type CachedFolder, openCachedFolder } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { createFolderMaker } from '../lib/replaceFolder.ts';
import { hashBuildCode, metadataStore } from '../pageIndex/pageCache.ts';
import {
  createTermReader,
  fillIndex,
  folderName,
  hashText,
  type KeyedPage,
  listKeys,
  listReached,
  readPageTerms,
  readSearchPage,
  type TermReader,
  writeIndex,
} from './buildSearch.ts';

export interface CachedSearch {
  /** With the names of the indexes. */
  manifest: Manifest;
  /** Index files: path in the disk cache, and path below the search folder. */
  files: { from: string; path: string }[];
}

/** Opens the cached indexes of a site; builds those whose pages changed. */
export async function openCachedSearch(
  siteDir: string,
  manifest: Manifest,
  store: string,
): Promise<CachedSearch> {
  const versions: Manifest['versions'] = [];
  const files: CachedSearch['files'] = [];
  const readTerms = createTermReader();
  const language = manifest.site.defaultLocale;
  for (const version of manifest.versions) {
    const docs = listReached(manifest, version);
    const cached = await openCachedFolder<CachedIndex>(store, {
      kind: folderName(localPath(manifest, `/${version.name}`).slice(1)),
      findHash: () => hashIndex(siteDir, docs, language),
      make: async (folder, findLast) => {
        const pages = await listKeys(siteDir, docs);
        const place = { siteDir, docs, pages, folder, name: version.name, language };
        return (await updateLastIndex(place, findLast())) ?? makeIndex(place, readTerms);
      },
    });
    const published = cached.files.filter((path) => !isBelow(LONG_FOLDER, path));
    files.push(...published.map((path) => ({ from: join(cached.folder, path), path })));
    versions.push({ ...version, search: cached.value.search });
  }
  return { manifest: { ...manifest, versions }, files };
}

/** Hash of everything that an index is built from. */
async function hashIndex(siteDir: string, docs: readonly DocEntry[], language: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await hashBuildCode())
    .update(language);
  for (const { doc, key } of await listKeys(siteDir, docs)) hash.update(JSON.stringify([doc.path, key]));
  return hash.digest('hex').slice(0, 16);
}

interface CachedIndex {
  /** Folder of the first file. */
  search: string;
  /** What an update needs; undefined for an index of one file. */
  state?: IndexState | undefined;
}

interface IndexState extends Omit<IndexTotals, 'long' | 'counts'> {
  /** Hash of the code that made the index. */
  code: string;
  pages: readonly (readonly [path: string, key: string, sections: number])[];
}

/** Folder beside the published files with the complete postings of terms whose line has truncated ones. */
const LONG_FOLDER = 'long';
const longFile = (term: string) => `${LONG_FOLDER}/${shortHash(term)}`;

interface IndexPlace {
  siteDir: string;
  docs: readonly DocEntry[];
  pages: readonly KeyedPage[];
  folder: string;
  /** Of the version. */
  name: string;
  /** Language tag of the pages. */
  language: string;
}

async function makeIndex(
  { siteDir, docs, pages, folder, name, language }: IndexPlace,
  readTerms: TermReader,
): Promise<CachedIndex> {
  const builder = await fillIndex(siteDir, docs, { language, readTerms });
  const search = await writeIndex(folder, name, builder);
  const totals = builder.totals();
  if (totals === undefined) return { search };
  const { long, counts, ...rest } = totals;
  mkdirSync(join(folder, LONG_FOLDER));
  for (const [term, postings] of long) writeFileSync(join(folder, longFile(term)), postings);
  const listed = pages.map(({ doc, key }, at) => [doc.path, key, counts[at] ?? 0] as const);
  return { search, state: { ...rest, code: await hashBuildCode(), pages: listed } };
}

/** Edits of more pages than this build the index anew. */
const FEW_EDITS = 50;

/** Updates the last index of a version; undefined where it must be built anew. */
async function updateLastIndex(
  { siteDir, pages, folder, name, language }: IndexPlace,
  last: CachedFolder<CachedIndex> | undefined,
): Promise<CachedIndex | undefined> {
  const state = last?.value.state;
  if (last === undefined || state?.code !== (await hashBuildCode())) return undefined;
  const isSame =
    pages.length === state.pages.length && pages.every(({ doc }, at) => doc.path === state.pages[at]?.[0]);
  const changed = pages.flatMap(({ key }, at) => (key === state.pages[at]?.[1] ? [] : at));
  if (!isSame || changed.length > FEW_EDITS) return undefined;
  const starts = [0];
  for (const [at, [, , sections]] of state.pages.entries()) starts.push((starts[at] ?? 0) + sections);
  const edits: PageEdit[] = [];
  const sizes = [...state.sizes];
  const sums = { ...state.sums };
  const listed = [...state.pages];
  for (const at of changed) {
    const [{ doc, key }, [path, oldKey, count]] = [pages[at], state.pages[at]] as [
      KeyedPage,
      IndexState['pages'][number],
    ]; // Same length.
    const page = await readSearchPage(siteDir, doc);
    const before = await metadataStore.get<PageTerms>(`terms-${oldKey}`);
    const after = await readPageTerms(page, key);
    const isAlike = JSON.stringify(before?.pinyin) === JSON.stringify(after.pinyin);
    if (before === undefined || !isAlike || after.sections.length !== count) return undefined;
    const shown = dropRepeatedDescription(page);
    const records = listEntries(shown).map(({ record }) => record);
    edits.push({ first: starts[at] ?? 0, before: before.sections, after: after.sections, records });
    if (at < sizes.length) sizes[at] = pageSize(shown);
    const [old, now] = [before, after].map(({ sections }) => sumLengths(lengthsOf(sections)));
    for (const field of FIELDS) sums[field] += (now?.[field] ?? 0) - (old?.[field] ?? 0);
    listed[at] = [path, key, count];
  }
  const sections = starts.at(-1) ?? 0;
  const averages = averageLengths(sums, sections);
  const areSame = FIELDS.every((field) => averages[field] === averageLengths(state.sums, sections)[field]);
  if (!areSame || sizes.reduce((sum, size) => sum + size, 0) <= LIMITS.oneFile) return undefined;
  const earlier = openEarlierIndex(last);
  if (earlier.head.language !== language) return undefined;
  const { files, long } = updateIndex(earlier, edits, { averages, limits: LIMITS, hashText });
  let search = '';
  const makeFolder = createFolderMaker(folder);
  for (const { name: file, hash, text } of files) {
    const path = `${folderName(name)}-${hash ?? hashText(text ?? '')}/${file}`;
    makeFolder(path);
    if (text === undefined) linkOrCopy(join(last.folder, path), join(folder, path));
    else writeFileSync(join(folder, path), text);
    search = dirname(path);
  }
  mkdirSync(join(folder, LONG_FOLDER));
  for (const [term, postings] of long)
    if (postings !== undefined) writeFileSync(join(folder, longFile(term)), postings);
  const others = new Set([...long.keys()].map((term) => longFile(term)));
  for (const path of last.files)
    if (isBelow(LONG_FOLDER, path) && !others.has(path))
      linkOrCopy(join(last.folder, path), join(folder, path));
  return { search, state: { code: state.code, sums, sizes, pages: listed } };
}

function openEarlierIndex({ folder, value: { search } }: CachedFolder<CachedIndex>): EarlierIndex {
  const read = (path: string) => readIndexFile(readFileSync(join(folder, path), 'utf8'));
  const pathOf = (...place: Parameters<typeof indexFilePath>) =>
    indexFilePath(...place).slice(SEARCH_FOLDER.length + 1);
  const head = v.parse(IndexHeadSchema, read(pathOf(search, 'index', 0)));
  return {
    head,
    read: (kind, index) => read(pathOf(search, kind, index, groupHash(head.groups, kind, index))),
    readLong: (term) => readFileSync(join(folder, longFile(term)), 'utf8'),
  };
}

/** Cached files are never written again, so that two entries may share one. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(from, to);
  }
}
