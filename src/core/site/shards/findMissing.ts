import type { Manifest } from '../manifest/manifest.ts';
import { decodeSafely } from '../urls/filePath.ts';
import { findRoute, type Route } from '../urls/route.ts';
import { normalizePath } from '../urls/siteIndex.ts';
import type { PartIndex } from './part.ts';

/** What has to be read before it can be told what stands at an address. */
export type Missing =
  /** A list of addresses, by its file. */
  | { kind: 'range'; file: string }
  /** Parts by their numbers, outer before inner. */
  | { kind: 'parts'; numbers: readonly number[] };

/** What we have at an address only where the site has no page of its own there, which may be in an unread part. */
const OURS: Readonly<Record<Route['kind'], boolean>> = {
  home: false,
  doc: false,
  page: false,
  category: false,
  edit: false,
  search: true,
  changes: true,
  notFound: true,
};

/** What the manifest of a large site lacks for an address; undefined where it knows what stands there, or that nothing does. */
export function findMissing(manifest: Manifest, pathname: string): Missing | undefined {
  const route = findRoute(manifest, pathname);
  const { parts } = manifest;
  const isOurs = OURS[route.kind];
  const isKnown = 'entry' in route ? !('brief' in route.entry && route.entry.brief) : !isOurs;
  // The items of a category may be in another part than itself.
  if (parts === undefined || (isKnown && route.kind !== 'category')) return undefined;
  const path = normalizePath(route.kind === 'notFound' ? decodeSafely(pathname) : route.path);
  const missing = findMissingRange(manifest, path);
  if (missing !== undefined) return missing;
  const places = manifest.known?.ranges.get(findRange(parts, path) ?? '');
  const place = places?.find((candidate) => candidate.path === path);
  return place && findMissingParts(manifest, place.part);
}

/** The list of addresses that tells of a path, unless it has been read. */
export function findMissingRange({ parts, known }: Manifest, path: string): Missing | undefined {
  const file = parts && findRange(parts, path);
  return file === undefined || known?.ranges.has(file) ? undefined : { kind: 'range', file };
}

/** The parts that lead to a part, and itself, without those that have been read. */
export function findMissingParts(manifest: Manifest, number: number): Missing | undefined {
  const numbers: number[] = [];
  for (let at = number; at >= 0; at = manifest.parts?.parents[at] ?? -1)
    if (!manifest.known?.parts.has(at)) numbers.unshift(at);
  return numbers.length === 0 ? undefined : { kind: 'parts', numbers };
}

/** The file of the list that holds a path, if any does. */
function findRange({ ranges }: PartIndex, path: string): string | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[0] ?? '') <= path) low = middle + 1;
    else high = middle;
  }
  return ranges[Math.max(0, low - 1)]?.[1];
}
