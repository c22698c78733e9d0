// Writes the search index of every version into a built site, one version after another.
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  createIndexBuilder,
  type IndexBuilder,
  type IndexLimits,
} from '../../core/search/index/buildIndex.ts';
import { HASH_LENGTH, partFile } from '../../core/search/index/indexFiles.ts';
import {
  type IndexFile,
  IndexSchema,
  listIndexFiles,
  readPart,
} from '../../core/search/index/indexFormat.ts';
import type { DocEntry, Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { ownsPath } from '../../core/site/manifest/siteEntries.ts';
import { openCachedFolder } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { existsAs } from '../lib/listFiles.ts';
import type { Progress } from '../lib/progress.ts';
import { hashBuildCode } from '../pageIndex/pageCache.ts';
import { listSearchable, readPageKey, readSearchPage } from './searchPages.ts';
import { createTermReader, type TermReader } from './termReader.ts';

interface SearchOptions {
  limits?: Partial<IndexLimits>;
  /** Is told what is being done. */
  onProgress?: Progress;
}

/** Writes all indexes into a folder; gives the manifest that names them. */
export async function writeSearch(
  siteDir: string,
  folder: string,
  manifest: Manifest,
  { limits, onProgress = () => {} }: SearchOptions = {},
): Promise<Manifest> {
  const total = manifest.versions.reduce((sum, { docs }) => sum + docs.length, 0);
  let done = 0;
  const onPage = () => onProgress('建立搜索索引', ++done, total);
  const readTerms = createTermReader();
  const versions: Manifest['versions'] = [];
  for (const version of manifest.versions) {
    const index = await fillIndex(siteDir, listReached(manifest, version), { limits, onPage, readTerms });
    versions.push({ ...version, search: await writeIndex(folder, version.name, index) });
  }
  return { ...manifest, versions };
}

export interface KeptSearch {
  /** Names the indexes. */
  manifest: Manifest;
  /** The files of all indexes: where they are kept, and their paths in the folder of indexes. */
  files: { from: string; path: string }[];
}

/** The indexes of a site as they are kept in a folder until a page changes. */
export async function keepSearch(siteDir: string, manifest: Manifest, store: string): Promise<KeptSearch> {
  const versions: Manifest['versions'] = [];
  const files: KeptSearch['files'] = [];
  const readTerms = createTermReader();
  for (const version of manifest.versions) {
    const docs = listReached(manifest, version);
    const kept = await openCachedFolder(store, {
      kind: folderName(version.name),
      findHash: () => hashIndex(siteDir, docs),
      make: async (folder) => writeIndex(folder, version.name, await fillIndex(siteDir, docs, { readTerms })),
    });
    files.push(...kept.files.map((path) => ({ from: join(kept.folder, path), path })));
    versions.push({ ...version, search: kept.value });
  }
  return { manifest: { ...manifest, versions }, files };
}

function listReached(manifest: Manifest, { docs }: Version): DocEntry[] {
  return docs.filter((doc) => ownsPath(manifest, doc));
}

interface FillOptions {
  limits?: Partial<IndexLimits> | undefined;
  onPage?: () => void;
  readTerms?: TermReader;
}

/** An index with all pages of a version that readers may find, ready to be finished. */
export async function fillIndex(
  siteDir: string,
  docs: readonly DocEntry[],
  { limits, onPage = () => {}, readTerms = createTermReader() }: FillOptions = {},
): Promise<IndexBuilder> {
  const { vocabulary } = readTerms;
  const builder = createIndexBuilder(vocabulary, limits);
  // One file after another: parsed texts are large.
  for (const doc of await listSearchable(siteDir, docs)) {
    const page = await readSearchPage(siteDir, doc);
    builder.add(page, await readTerms.read(page, await readPageKey(siteDir, doc)));
    onPage();
  }
  return builder;
}

/** Of all that an index is made of. */
async function hashIndex(siteDir: string, docs: readonly DocEntry[]): Promise<string> {
  const hash = createHash('sha256').update(await hashBuildCode());
  for (const doc of await listSearchable(siteDir, docs))
    hash.update(JSON.stringify([doc.path, await readPageKey(siteDir, doc)]));
  return hash.digest('hex').slice(0, 16);
}

/** @returns the name of the folder that its first file is in: version and content hash */
async function writeIndex(folder: string, version: string, builder: IndexBuilder): Promise<string> {
  const nameOf = (hash: string) => `${folderName(version)}-${hash}`;
  const hashText = (text: string) => shortHash(text).slice(0, HASH_LENGTH);
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

/** A folder under this name is whole and the same, and readers of the kit may be in it. */
async function putFolder(unfinished: string, folder: string, files: readonly IndexFile[]): Promise<void> {
  if (await existsAs('folder', folder)) return;
  // At once: small files by the thousand, and while pages are drawn a promise waits longer than the disk takes.
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(unfinished, name), text);
  renameSync(unfinished, folder);
}

/** @example folderName('v8 (LTS)') === 'v8-LTS' */
export function folderName(version: string): string {
  return version.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '') || 'version';
}

/** Of a folder that may hold files of the site too, what a build named. */
export async function removeOldIndexes(folder: string, { versions }: Manifest): Promise<void> {
  const isIndex = (name: string) => /-(?:[\da-f]{8}|unfinished)$/.test(name);
  const current = new Set<string>();
  for (const { search } of versions) {
    if (search === undefined) continue;
    const head = readPart(await readFile(join(folder, search, partFile('index', 0)), 'utf8'));
    for (const path of listIndexFiles(search, v.parse(IndexSchema, head)))
      current.add(path.split('/')[1] ?? '');
  }
  const old = (await readdir(folder)).filter((name) => isIndex(name) && !current.has(name));
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
}
