// Finds the shards of a large site that a client must fetch to resolve a URL, and adds fetched shards to the
// manifest.
import type { Coverage, DocEntry, Manifest, ShardUrl } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { pageKindOf } from '../nav/pageKinds.ts';
import { decodeSafely } from '../urls/filePath.ts';
import { findRoute } from '../urls/route.ts';
import { normalizePath } from '../urls/siteIndex.ts';
import type { Shard } from './shard.ts';

/** Files to fetch. */
export type Missing =
  /** One range of the URL index. */
  | { kind: 'range'; file: string }
  /** Shards by number, parents before children. */
  | { kind: 'shards'; numbers: readonly number[] };

type ShardCoverage = Extract<Coverage, { of: 'shards' }>;

/**
 * Finds the file that a client must fetch next to resolve a URL to a page: first the range of the URL index, then
 * shards.
 * @returns undefined if the manifest lists the page, or if the loaded range of the URL index has no such page
 */
export function findMissing(manifest: Manifest, pathname: string): Missing | undefined {
  const route = findRoute(manifest, pathname);
  const { parts } = manifest;
  // A fallback page is no final result: a shard that is not loaded may have a page of the site with the same URL.
  const isLoaded =
    'entry' in route ? !('brief' in route.entry && route.entry.brief) : !pageKindOf(route).isFallback;
  // A category may be loaded without its items, which a child of its shard lists.
  if (parts === undefined || (isLoaded && route.kind !== 'category')) return undefined;
  const path = normalizePath(route.kind === 'notFound' ? decodeSafely(pathname) : route.path);
  const missing = findMissingRange(manifest, path);
  if (missing !== undefined) return missing;
  const urls = coverageOfShards(manifest).ranges.get(findRange(parts, path) ?? '');
  const url = urls?.find((candidate) => candidate.path === path);
  return url && findMissingShards(manifest, url.part);
}

/** The range of the URL index that contains a path; undefined if the range is loaded. */
export function findMissingRange(manifest: Manifest, path: string): Missing | undefined {
  const file = manifest.parts && findRange(manifest.parts, path);
  return file === undefined || coverageOfShards(manifest).ranges.has(file)
    ? undefined
    : { kind: 'range', file };
}

/** A shard and its parents, except those already loaded. */
export function findMissingShards(manifest: Manifest, number: number): Missing | undefined {
  const { shards } = coverageOfShards(manifest);
  const numbers: number[] = [];
  for (let at = number; at >= 0; at = manifest.parts?.parents[at] ?? -1)
    if (!shards.has(at)) numbers.unshift(at);
  return numbers.length === 0 ? undefined : { kind: 'shards', numbers };
}

/** Finds the file of the range that contains a path, by binary search. */
function findRange({ ranges }: NonNullable<Manifest['parts']>, path: string): string | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[0] ?? '') <= path) low = middle + 1;
    else high = middle;
  }
  return ranges[Math.max(0, low - 1)]?.[1];
}

function coverageOfShards({ coverage }: Manifest): ShardCoverage {
  return coverage?.of === 'shards' ? coverage : { of: 'shards', shards: new Set(), ranges: new Map() };
}

/** Adds a fetched shard to the manifest; the parents of the shard must have been added before. */
export function addShard(manifest: Manifest, shard: Shard): Manifest {
  const coverage = coverageOfShards(manifest);
  return {
    ...manifest,
    coverage: { ...coverage, shards: new Set([...coverage.shards, shard.number]) },
    versions: manifest.versions.map((version) => {
      if (version.name !== shard.version)
        return { ...version, docs: mergeDocs(version.docs, shard.others[version.name] ?? []) };
      const docs = mergeDocs(version.docs, shard.docs);
      if (shard.items === undefined) return { ...version, docs };
      const sidebars = Object.entries(version.sidebars).map(([name, items]) => [name, fill(items, shard)]);
      return { ...version, docs, sidebars: Object.fromEntries(sidebars) };
    }),
  };
}

/** Adds a fetched range of the URL index to the manifest: titles for suggestions, and redirects. */
export function addRange(manifest: Manifest, file: string, urls: readonly ShardUrl[]): Manifest {
  const coverage = coverageOfShards(manifest);
  return {
    ...manifest,
    coverage: { ...coverage, ranges: new Map([...coverage.ranges, [file, urls]]) },
    redirects: Object.assign({}, manifest.redirects, ...urls.map(({ redirects }) => redirects)),
    versions: manifest.versions.map((version) => {
      const named = urls.flatMap(({ version: name, id, title, path }): DocEntry[] =>
        name !== version.name || id === undefined || title === undefined
          ? []
          : [{ id, title, path, file: '', brief: true }],
      );
      return { ...version, docs: mergeDocs(version.docs, named) };
    }),
  };
}

/** Merges docs by id; a complete entry replaces a brief one. */
function mergeDocs(known: readonly DocEntry[], more: readonly DocEntry[]): DocEntry[] {
  const docs = new Map(known.map((doc) => [doc.id, doc]));
  for (const doc of more) {
    const old = docs.get(doc.id);
    if (old === undefined || old.brief) docs.set(doc.id, doc);
  }
  return [...docs.values()];
}

/**
 * Replaces the `cut` of a shard by its items; returns unchanged lists as the same objects, so that React skips
 * them.
 */
function fill(items: SidebarItem[], shard: Shard): SidebarItem[] {
  const filled = items.flatMap((item): SidebarItem | SidebarItem[] => {
    if (item.type === 'cut' && item.part === shard.number) return shard.items ?? [];
    if (item.type !== 'category') return item;
    const inside = fill(item.items, shard);
    return inside === item.items ? item : { ...item, items: inside };
  });
  return filled.every((item, at) => item === items[at]) && filled.length === items.length ? items : filled;
}
