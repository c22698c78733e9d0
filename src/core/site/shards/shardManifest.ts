// Splits the manifest of a large site into a root manifest, which every client fetches, and shards, which clients
// fetch on demand. The size of root and shards is bounded, except for the list of shard files in the root.
import { chunk } from '../../../lib/chunk.ts';
import { memoize } from '../../../lib/memoize.ts';
import { runGenerator } from '../../../lib/runGenerator.ts';
import type { DocEntry, Manifest, ShardUrl, Version } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { categoriesOf, listItemDocs } from '../nav/sidebarItems.ts';
import { parseUrlTarget } from '../urls/redirects.ts';
import { findMainDoc } from '../urls/route.ts';
import { normalizePath } from '../urls/siteIndex.ts';
import { briefDoc, cutItems, docsOf, listNamedDocs, listReferencedPages } from './manifestSubset.ts';
import { SHARDS_FOLDER, type Shard } from './shard.ts';

/** Approximate number of sidebar items in a shard, and number of URLs in a range of the URL index. */
const SIZE = 150;

/** A manifest with fewer characters of JSON is not split. */
const MIN_LENGTH = 200_000;

export interface ShardedManifest {
  /** Content of `manifest.json`. */
  root: Manifest;
  /** Texts of the shards by path inside the site. */
  files: ReadonlyMap<string, string>;
}

interface CutOptions {
  /** Hashes a text for its file name. */
  hashOf: (text: string) => string;
  /** Lists the hrefs of a doc's text. */
  linksOf?: (doc: DocEntry) => readonly string[];
}

/** Splits a manifest; returns a small manifest unchanged as the root. */
export function shardManifest(manifest: Manifest, options: CutOptions): ShardedManifest {
  return runGenerator(shardInSteps(manifest, options));
}

/** Like `shardManifest`, but yields after each page, so that the dev server answers requests between steps. */
export function* shardInSteps(
  manifest: Manifest,
  { hashOf, linksOf = () => [] }: CutOptions,
): Generator<void, ShardedManifest> {
  if (JSON.stringify(manifest).length < MIN_LENGTH) return { root: manifest, files: new Map() };
  const shards: Shard[] = [];
  const parents: number[] = [];
  const categoryShards = new Map<string, number>();
  const versions = manifest.versions.map((version): Version => {
    const docs = docsOf(version);
    const owned = new Set<string>();
    const open = (parent: number, items?: SidebarItem[]): Shard => {
      const shard: Shard = { number: shards.length, version: version.name, docs: [], items, others: {} };
      shards.push(shard);
      parents.push(parent);
      return shard;
    };
    /** Moves items into a new shard and returns the cut that replaces them. */
    const take = (items: readonly SidebarItem[], parent: number, sidebar: string): SidebarItem[] => {
      if (cutItems(items, docs) === undefined) return [...items];
      const shard = open(parent);
      shard.items = shortenItems(items, SIZE, (run) => take(run, shard.number, sidebar));
      for (const { link, items: below } of categoriesOf(shard.items))
        if (link?.type === 'generated-index' && !categoryShards.has(normalizePath(link.path)))
          // The page of a category lists its items, so that its URL refers to the shard with the items.
          categoryShards.set(normalizePath(link.path), shardOf(below) ?? shard.number);
      for (const doc of listItemDocs(shard.items, docs)) {
        const isOwn = !owned.has(doc.id) && (doc.sidebar ?? sidebar) === sidebar;
        if (isOwn) owned.add(doc.id);
        if (isOwn || shard.docs.every(({ id }) => id !== doc.id))
          shard.docs.push(isOwn ? doc : briefDoc(doc));
      }
      return [cutItems(items, docs, { part: shard.number }) as SidebarItem]; // Defined: checked above.
    };
    const sidebars = Object.fromEntries(
      Object.entries(version.sidebars).map(([name, items]) => [name, take(items, -1, name)]),
    );
    const loose = version.docs.filter(({ id }) => !owned.has(id));
    for (const run of chunk(loose, SIZE)) open(-1).docs.push(...run);
    return {
      ...version,
      docs: listNamedDocs(manifest.site, version).map(briefDoc),
      mainDocId: findMainDoc(version)?.id,
      sidebars,
    };
  });
  for (const shard of shards) yield* addReferences(shard, manifest, linksOf);

  const files = new Map<string, string>();
  const write = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    const file = `${SHARDS_FOLDER}/${name}.${hashOf(text).slice(0, 8)}.json`;
    files.set(file, text);
    return file;
  };
  const names = shards.map((shard) => write(`${shard.number}`, shard));
  const urls = listUrls(shards, categoryShards, manifest.redirects);
  const ranges = chunk(urls, SIZE).map((run, at): [string, string] => [
    run[0]?.path ?? '',
    write(`at-${at}`, run),
  ]);
  const root = { ...manifest, versions, redirects: undefined, parts: { files: names, parents, ranges } };
  return { root, files };
}

/** The shard of a list that consists only of a cut. */
function shardOf([only]: readonly SidebarItem[]): number | undefined {
  return only?.type === 'cut' ? only.part : undefined;
}

/** Adds brief entries of the docs to which the complete docs of a shard refer. */
function* addReferences(
  shard: Shard,
  manifest: Manifest,
  linksOf: (doc: DocEntry) => readonly string[],
): Generator<void> {
  const version = manifest.versions.find(({ name }) => name === shard.version);
  const known = new Set(shard.docs.map(({ id }) => id));
  for (const doc of shard.docs.filter(({ brief }) => !brief)) {
    for (const page of listReferencedPages(manifest, { file: doc.file, version }, doc.id, linksOf(doc))) {
      if (page.kind !== 'doc' || (page.version === version && known.has(page.entry.id))) continue;
      const { name } = page.version;
      const list = page.version === version ? shard.docs : (shard.others[name] ?? []);
      if (page.version !== version) shard.others[name] = list;
      if (list.every(({ id }) => id !== page.entry.id)) list.push(briefDoc(page.entry));
    }
    yield;
  }
}

/** Builds the URL index: the path of each page and redirect, sorted by code unit for binary search. */
function listUrls(
  shards: readonly Shard[],
  categoryShards: ReadonlyMap<string, number>,
  redirects: Manifest['redirects'] = {},
): ShardUrl[] {
  const urls = new Map<string, ShardUrl>();
  for (const { number, version, docs } of shards)
    for (const doc of docs) {
      const path = normalizePath(doc.path);
      if (doc.brief || urls.has(path)) continue;
      const { id, title } = doc;
      urls.set(path, { path, part: number, version, ...(!doc.unlisted && { id, title }) });
    }
  for (const [path, part] of categoryShards)
    if (!urls.has(path)) urls.set(path, { path, part, version: shards[part]?.version ?? '' });
  for (const [from, to] of Object.entries(redirects)) {
    const path = normalizePath(parseUrlTarget(from).path);
    const url = urls.get(path) ?? { path, part: -1, version: '' };
    urls.set(path, { ...url, redirects: { ...url.redirects, [from]: to } });
  }
  return [...urls.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Smaller categories are not moved into a shard, which would not be worth a request. */
const MIN_BRANCH = 10;

/**
 * Shortens a list to about `size` items, nested items included: moves the items of its largest categories into
 * shards, then, if the list is still too long, runs of its items.
 * @param take moves items into a shard and returns their replacement
 */
function shortenItems(
  items: readonly SidebarItem[],
  size: number,
  take: (run: readonly SidebarItem[]) => SidebarItem[],
): SidebarItem[] {
  let weight = weigh(items);
  const cut = new Set<SidebarItem>();
  const branches = items
    .filter((item) => item.type === 'category')
    .sort((a, b) => weigh(b.items) - weigh(a.items));
  for (const branch of branches) {
    if (weight <= size || weigh(branch.items) < MIN_BRANCH) break;
    weight -= weigh(branch.items);
    cut.add(branch);
  }
  const short = items.map((item) =>
    item.type === 'category' && cut.has(item) ? { ...item, items: take(item.items) } : item,
  );
  return short.length <= 2 * size ? short : chunk(short, size).flatMap(take);
}

/** Number of items, nested items included; memoized, since each ancestor counts its descendants. */
const weigh: (items: readonly SidebarItem[]) => number = memoize((items) =>
  items.reduce((all, item) => all + 1 + (item.type === 'category' ? weigh(item.items) : 0), 0),
);
