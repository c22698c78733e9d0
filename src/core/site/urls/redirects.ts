// Resolves the manifest's `redirects`.
import { memoize } from '../../../lib/memoize.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { decodeSafely } from './filePath.ts';
import { findSitePage } from './route.ts';
import { normalizePath } from './siteIndex.ts';

/** A decoded path and anchor; the anchor is empty for the page itself. */
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

/** Key shared by all spellings of a URL. */
export function urlTargetKey({ path, anchor }: UrlTarget): string {
  return normalizePath(path) + (anchor === '' ? '' : `#${anchor}`);
}

const tableOf = memoize((redirects: Redirects): ReadonlyMap<string, UrlTarget> => {
  const rows = Object.entries(redirects).map(
    ([from, to]) => [urlTargetKey(parseUrlTarget(from)), parseUrlTarget(to)] as const,
  );
  // The first redirect of a path wins, as with pages.
  return new Map(rows.reverse());
});

/**
 * Follows the redirects of a URL to the end; undefined without one, or in a loop. A page has priority over a
 * redirect of its path, and a redirect of an anchor over one of its page; other anchors are preserved.
 */
export function findRedirect(manifest: Manifest, asked: UrlTarget): UrlTarget | undefined {
  const table = tableOf(manifest.redirects ?? {});
  const seen = new Set<string>();
  let at = asked;
  while (true) {
    if (seen.has(urlTargetKey(at))) return undefined;
    seen.add(urlTargetKey(at));
    const next = findStep(manifest, table, at);
    if (next === undefined) return at === asked ? undefined : at;
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
