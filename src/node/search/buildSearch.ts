// Writes the search index of every version into a built site, one version after another.
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocEntry, Manifest } from '../../core/model/manifest.ts';
import {
  createIndexBuilder,
  type IndexBuilder,
  type IndexLimits,
} from '../../core/search/index/buildIndex.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import { hashOfCode } from '../facts/recall.ts';
import { copyKept } from '../lib/folderStore.ts';
import { existsAs } from '../lib/walk.ts';
import { listSearchable, readSearchPage } from './searchPages.ts';

interface SearchOptions {
  limits?: Partial<IndexLimits>;
  /** Is told how many of all pages have been taken up. */
  onProgress?: (done: number, total: number) => void;
  /** Folder in which the indexes are kept until a page changes. */
  store?: string;
}

/** Writes all indexes; gives the manifest that names their folders. */
export async function writeSearch(
  siteDir: string,
  outDir: string,
  manifest: Manifest,
  { limits, onProgress = () => {}, store }: SearchOptions = {},
): Promise<Manifest> {
  const total = manifest.versions.reduce((sum, { docs }) => sum + docs.length, 0);
  let done = 0;
  const onPage = () => onProgress(++done, total);
  const versions: Manifest['versions'] = [];
  for (const version of manifest.versions) {
    const make = async (folder: string) =>
      writeIndex(folder, version.name, await fillIndex(siteDir, version.docs, { limits, onPage }));
    const folder = join(outDir, SEARCH_FOLDER);
    const findHash = () => hashIndex(siteDir, version.docs, limits);
    const kept = { kind: folderName(version.name), findHash, make };
    const search = store === undefined ? await make(folder) : await copyKept(store, folder, kept);
    versions.push({ ...version, search });
  }
  return { ...manifest, versions };
}

/** An index with all pages of a version that readers may find, ready to be finished. */
export async function fillIndex(
  siteDir: string,
  docs: readonly DocEntry[],
  { limits, onPage = () => {} }: { limits?: Partial<IndexLimits> | undefined; onPage?: () => void } = {},
): Promise<IndexBuilder> {
  const { readPinyin } = await import('./readPinyin.ts');
  const builder = createIndexBuilder(readPinyin, limits);
  // One file after another: parsed texts are large.
  for (const doc of await listSearchable(siteDir, docs)) {
    builder.add(await readSearchPage(siteDir, doc));
    onPage();
  }
  return builder;
}

/** Of all that an index is made of. */
async function hashIndex(
  siteDir: string,
  docs: readonly DocEntry[],
  limits: SearchOptions['limits'],
): Promise<string> {
  const hash = createHash('sha256')
    .update(await hashOfCode())
    .update(JSON.stringify(limits ?? {}));
  for (const doc of await listSearchable(siteDir, docs))
    hash.update(JSON.stringify(await readSearchPage(siteDir, doc)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns the folder's name: version and content hash */
async function writeIndex(folder: string, version: string, builder: IndexBuilder): Promise<string> {
  const unfinished = join(folder, `${folderName(version)}-unfinished`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const hash = createHash('sha256');
  for (const { name, text } of builder.finish()) {
    hash.update(`${name}\n${text}\n`);
    await writeFile(join(unfinished, name), text);
  }
  const name = `${folderName(version)}-${hash.digest('hex').slice(0, 8)}`;
  // A folder under this name is whole and the same: readers of the kit may be in it.
  if (await existsAs('folder', join(folder, name))) await rm(unfinished, { recursive: true });
  else await rename(unfinished, join(folder, name));
  return name;
}

/** @example folderName('v8 (LTS)') === 'v8-LTS' */
export function folderName(version: string): string {
  return version.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '') || 'version';
}

/** Of a folder that may hold files of the site too, what a build named. */
export async function removeOldIndexes(folder: string, { versions }: Manifest): Promise<void> {
  const isIndex = (name: string) => /-(?:[\da-f]{8}|unfinished)$/.test(name);
  const current = new Set(versions.map(({ search }) => search));
  const old = (await readdir(folder)).filter((name) => isIndex(name) && !current.has(name));
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
}
