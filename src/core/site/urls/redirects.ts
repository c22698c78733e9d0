// Resolves the manifest's `redirects`.
import { memoize } from '../../../lib/memoize.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { decodeSafely } from './filePath.ts';
import { findSitePage } from './route.ts';
import { normalizePath } from './siteIndex.ts';

/** A decoded path and anchor; without an anchor, an empty string. */
export interface UrlTarget {
  path: string;
  anchor: string;
}

type Redirects = Readonly<Record<string, string>>;

/** @example parseUrlTarget('/docs/%E5%AE%89%E8%A3%85#a') gives { path: '/docs/安装', anchor: 'a' } */
export function parseUrlTarget(address: string): UrlTarget {
  const [path = '', ...rest] = address.split('#');
  return { path: decodeSafely(path), anchor: decodeSafely(rest.join('#')) };
}

/** A map key that is the same for all equivalent paths: with and without `.html`, trailing slash or `/index`. */
export function urlTargetKey({ path, anchor }: UrlTarget): string {
  return normalizePath(path) + (anchor === '' ? '' : `#${anchor}`);
}

const tableOf = memoize((redirects: Redirects): ReadonlyMap<string, UrlTarget> => {
  const rows = Object.entries(redirects).map(
    ([from, to]) => [urlTargetKey(parseUrlTarget(from)), parseUrlTarget(to)] as const,
  );
  // Reversed, so that the first of several redirects from a path is set last and wins, as with pages.
  return new Map(rows.reverse());
});

/**
 * Follows the chain of redirects from a URL; undefined if there is no redirect, or if the chain is a loop. A page has
 * priority over a redirect from its path. A redirect from an anchor has priority over one from the page of the
 * anchor, which preserves the anchor.
 */
export function findRedirect(manifest: Manifest, requested: UrlTarget): UrlTarget | undefined {
  const table = tableOf(manifest.redirects ?? {});
  const seen = new Set<string>();
  let at = requested;
  while (true) {
    if (seen.has(urlTargetKey(at))) return undefined;
    seen.add(urlTargetKey(at));
    const next = findStep(manifest, table, at);
    if (next === undefined) return at === requested ? undefined : at;
    at = next;
  }
}

function findStep(
  manifest: Manifest,
  table: ReadonlyMap<string, UrlTarget>,
  { path, anchor }: UrlTarget,
): UrlTarget | undefined {
  const named = anchor === '' ? undefined : table.get(urlTargetKey({ path, anchor }));
  if (named !== undefined) return named;
  const page = findSitePage(manifest, path) === undefined ? table.get(normalizePath(path)) : undefined;
  return page && { path: page.path, anchor: page.anchor || anchor };
}
