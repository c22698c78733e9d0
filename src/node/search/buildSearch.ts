import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildMessages } from '#i18n/buildMessages';
import { isSearchable } from '../../core/search/answer/findTitles.ts';
import {
  createIndexBuilder,
  type IndexBuilder,
  type IndexLimits,
} from '../../core/search/index/buildIndex.ts';
import { HASH_LENGTH, indexFileName } from '../../core/search/index/indexFiles.ts';
import {
  type IndexFile,
  IndexSchema,
  listIndexFiles,
  readIndexFile,
} from '../../core/search/index/indexFormat.ts';
import type { IndexedPage } from '../../core/search/index/sections.ts';
import {
  createVocabulary,
  listPageTerms,
  type NumberedTerms,
  numberTerms,
  type PageTerms,
  type Vocabulary,
} from '../../core/search/index/vocabulary.ts';
import type { DocEntry, Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { ownsPath } from '../../core/site/manifest/siteEntries.ts';
import { labelOfTag } from '../../core/site/nav/tags.ts';
import { shortHash } from '../lib/hashes.ts';
import { existsAs } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { metadataStore } from '../pageIndex/pageCache.ts';
import { readExpandedMetadata, readPageMetadata, readSections } from '../pageIndex/pageMetadata.ts';

interface SearchOptions {
  limits?: Partial<IndexLimits>;
  onProgress?: Progress;
}

/** Writes all indexes into a folder; returns the manifest with their names. */
export async function writeSearch(
  siteDir: string,
  folder: string,
  manifest: Manifest,
  { limits, onProgress = () => {} }: SearchOptions = {},
): Promise<Manifest> {
  const total = manifest.versions.reduce((sum, { docs }) => sum + docs.length, 0);
  let done = 0;
  const onPage = () => onProgress(buildMessages.progress.buildSearch, ++done, total);
  const readTerms = createTermReader();
  const versions: Manifest['versions'] = [];
  for (const version of manifest.versions) {
    const index = await fillIndex(siteDir, listReached(manifest, version), {
      language: manifest.site.defaultLocale,
      limits,
      onPage,
      readTerms,
    });
    versions.push({ ...version, search: await writeIndex(folder, version.name, index) });
  }
  return { ...manifest, versions };
}

export function listReached(manifest: Manifest, { docs }: Version): DocEntry[] {
  return docs.filter((doc) => ownsPath(manifest, doc));
}

/** A searchable page, and the key of its terms. */
export interface KeyedPage {
  doc: DocEntry;
  key: string;
}

export async function listKeys(siteDir: string, docs: readonly DocEntry[]): Promise<KeyedPage[]> {
  const pages: KeyedPage[] = [];
  for (const doc of await listSearchable(siteDir, docs))
    pages.push({ doc, key: await readPageKey(siteDir, doc) });
  return pages;
}

interface FillOptions {
  /** Language tag of the pages. */
  language: string;
  limits?: Partial<IndexLimits> | undefined;
  onPage?: () => void;
  readTerms?: TermReader;
}

/** Adds all searchable pages of a version to an index builder. */
export async function fillIndex(
  siteDir: string,
  docs: readonly DocEntry[],
  { language, limits, onPage = () => {}, readTerms = createTermReader() }: FillOptions,
): Promise<IndexBuilder> {
  const { vocabulary } = readTerms;
  const builder = createIndexBuilder(language, vocabulary, limits);
  // Sequentially: parsed texts are large.
  for (const { doc, key } of await listKeys(siteDir, docs)) {
    const page = await readSearchPage(siteDir, doc);
    builder.add(page, await readTerms.read(page, key));
    onPage();
  }
  return builder;
}

export const hashText = (text: string) => shortHash(text).slice(0, HASH_LENGTH);

/** @returns the folder of the first index file, named by version and content hash */
export async function writeIndex(folder: string, version: string, builder: IndexBuilder): Promise<string> {
  const nameOf = (hash: string) => `${folderName(version)}-${hash}`;
  let group: IndexFile[] = [];
  const put = async (hash: string) => {
    await putFolder(join(folder, nameOf('unfinished')), join(folder, nameOf(hash)), group);
    group = [];
  };
  for (const file of builder.finish(hashText)) {
    const [before] = group;
    if (before?.hash !== undefined && before.hash !== file.hash) await put(before.hash);
    group.push(file);
  }
  const last = hashText(group[0]?.text ?? '');
  await put(last);
  return nameOf(last);
}

/** An existing folder of this name has the same content by its hash, and a reader of the kit may be fetching from it. */
async function putFolder(unfinished: string, folder: string, files: readonly IndexFile[]): Promise<void> {
  if (await existsAs('folder', folder)) return;
  // Synchronously: during prerendering a promise waits in the event loop for longer than the disk takes.
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(unfinished, name), text);
  renameSync(unfinished, folder);
}

/** @example folderName('v8 (LTS)') === 'v8-LTS' */
export function folderName(version: string): string {
  return version.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '') || 'version';
}

/** Removes index folders that the manifest no longer names; the site's own files in the folder stay. */
export async function removeOldIndexes(
  folder: string,
  { versions }: Pick<Manifest, 'versions'>,
): Promise<void> {
  const isIndex = (name: string) => /-(?:[\da-f]{8}|unfinished)$/.test(name);
  const current = new Set<string>();
  for (const { search } of versions) {
    if (search === undefined) continue;
    const head = readIndexFile(await readFile(join(folder, search, indexFileName('index', 0)), 'utf8'));
    for (const path of listIndexFiles(search, v.parse(IndexSchema, head)))
      current.add(path.split('/')[1] ?? '');
  }
  const old = (await readdir(folder)).filter((name) => isIndex(name) && !current.has(name));
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
}

/** The searchable entries of a version. A handwritten manifest may lack fields that the file's front matter has. */
async function listSearchable(siteDir: string, docs: readonly DocEntry[]): Promise<DocEntry[]> {
  const found: DocEntry[] = [];
  for (const doc of docs.filter(isSearchable)) {
    const metadata = await readPageMetadata(join(siteDir, doc.file)).catch(() => undefined);
    const { draft, unlisted, search } = metadata?.front ?? {};
    if (metadata !== undefined && !draft && !unlisted && search !== false) found.push(doc);
  }
  return found;
}

/** Cache key of a page's terms. It excludes the page's path: a page that several versions show has one key. */
async function readPageKey(siteDir: string, doc: DocEntry): Promise<string> {
  const { hash } = await readExpandedMetadata(siteDir, doc.file);
  return shortHash(
    JSON.stringify([hash, doc.title, doc.sidebarLabel, doc.keywords, doc.tags, doc.description]),
  );
}

export async function readSearchPage(siteDir: string, doc: DocEntry): Promise<IndexedPage> {
  const { title } = await readExpandedMetadata(siteDir, doc.file);
  const names = [
    title,
    doc.sidebarLabel,
    ...(doc.keywords ?? []),
    ...(doc.tags ?? []).map(labelOfTag),
  ].filter((name) => name !== undefined);
  return {
    path: doc.path,
    title: doc.title,
    names: [...new Set(names)].filter((name) => name !== doc.title),
    description: doc.description ?? '',
    sections: await readSections(siteDir, doc.file),
  };
}

/** Terms of a page by its readPageKey(), cached on disk. */
export function readPageTerms(page: IndexedPage, key: string): Promise<PageTerms> {
  return metadataStore.getOrMake(`terms-${key}`, async () => {
    const { readPinyin } = await import('./readPinyin.ts');
    return listPageTerms(page, readPinyin);
  });
}

export interface TermReader {
  vocabulary: Vocabulary;
  /** readPageTerms(), numbered once for all versions. */
  read: (page: IndexedPage, key: string) => Promise<NumberedTerms>;
}

export function createTermReader(): TermReader {
  const vocabulary = createVocabulary();
  const known = new Map<string, NumberedTerms>();
  return {
    vocabulary,
    async read(page, key) {
      const numbered = known.get(key);
      if (numbered !== undefined) return numbered;
      const made = numberTerms(await readPageTerms(page, key), vocabulary);
      known.set(key, made);
      return made;
    },
  };
}
