// Addresses of old, and where what stood there stands now: `redirects` of the manifest.
import { memoize } from '../../../lib/memoize.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { decodeSafely } from './filePath.ts';
import { findPlace } from './route.ts';
import { normalizePath } from './siteIndex.ts';

/** A page of the site, and a place in it; empty where the page as a whole is meant. Both decoded. */
export interface PlaceInSite {
  path: string;
  anchor: string;
}

type Redirects = Readonly<Record<string, string>>;

/** @example readPlace('/docs/%E5%AE%89%E8%A3%85#a') gives { path: '/docs/安装', anchor: 'a' } */
export function readPlace(address: string): PlaceInSite {
  const [path = '', ...rest] = address.split('#');
  return { path: decodeSafely(path), anchor: decodeSafely(rest.join('#')) };
}

/** The name that all spellings of a place share. */
export function placeKey({ path, anchor }: PlaceInSite): string {
  return normalizePath(path) + (anchor === '' ? '' : `#${anchor}`);
}

const tableOf = memoize((redirects: Redirects): ReadonlyMap<string, PlaceInSite> => {
  const rows = Object.entries(redirects).map(
    ([from, to]) => [placeKey(readPlace(from)), readPlace(to)] as const,
  );
  // The first to name an address keeps it, as among pages.
  return new Map(rows.reverse());
});

/**
 * Where an address leads on to, to the end of the chain; undefined where it does not, or in a circle. A page wins
 * over what is said of its address, and an anchor that is named over its page; others are kept on the way.
 */
export function findRedirect(manifest: Manifest, asked: PlaceInSite): PlaceInSite | undefined {
  const table = tableOf(manifest.redirects ?? {});
  const seen = new Set<string>();
  let at = asked;
  while (true) {
    if (seen.has(placeKey(at))) return undefined;
    seen.add(placeKey(at));
    const next = findStep(manifest, table, at);
    if (next === undefined) return at === asked ? undefined : at;
    at = next;
  }
}

function findStep(
  manifest: Manifest,
  table: ReadonlyMap<string, PlaceInSite>,
  { path, anchor }: PlaceInSite,
): PlaceInSite | undefined {
  const named = anchor === '' ? undefined : table.get(placeKey({ path, anchor }));
  if (named !== undefined) return named;
  const page = findPlace(manifest, path) === undefined ? table.get(normalizePath(path)) : undefined;
  return page && { path: page.path, anchor: page.anchor || anchor };
}
