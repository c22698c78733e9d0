// The query parameters of a comparison: `/docs/deploy?compare=v7` for a page, `/docs/changes?from=v7` for a version.
import type { Version } from '../site/manifest/manifest.ts';
import { encodePath } from '../site/urls/filePath.ts';
import { changesPath } from '../site/urls/siteIndex.ts';

const PAGE = 'compare';
const VERSION = 'from';

/** Reads the version with which a URL compares its page. */
export function parseComparedVersion(search: string): string | undefined {
  return new URLSearchParams(search).get(PAGE)?.trim() || undefined;
}

export function comparisonUrl(path: string, version: string): string {
  return `${encodePath(path)}?${PAGE}=${encodeURIComponent(version)}`;
}

/** Reads the version at which a URL starts its list of changes. */
export function parseFromVersion(search: string): string | undefined {
  return new URLSearchParams(search).get(VERSION)?.trim() || undefined;
}

/**
 * URL of the page that lists the changes of a version.
 * @param from the older version; absent: the page renders a menu to choose one
 */
export function changesUrl(version: Version, from?: string): string {
  const path = encodePath(changesPath(version));
  return from === undefined ? path : `${path}?${VERSION}=${encodeURIComponent(from)}`;
}
