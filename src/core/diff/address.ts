// The addresses of comparisons: `/docs/deploy?compare=v7`, and `/docs/changes?from=v7` for all pages of a version.
import type { Version } from '../site/manifest/manifest.ts';
import { encodePath } from '../site/urls/filePath.ts';
import { changesPath } from '../site/urls/siteIndex.ts';

const PAGE = 'compare';
const VERSION = 'from';

/** The name of the version that an address wants its page compared with. */
export function readCompared(search: string): string | undefined {
  return new URLSearchParams(search).get(PAGE)?.trim() || undefined;
}

export function comparedAddress(path: string, version: string): string {
  return `${encodePath(path)}?${PAGE}=${encodeURIComponent(version)}`;
}

/** The name of the version that a list of changes begins at. */
export function readFrom(search: string): string | undefined {
  return new URLSearchParams(search).get(VERSION)?.trim() || undefined;
}

/** @param from absent: the reader is asked there */
export function changesAddress(version: Version, from?: string): string {
  const path = encodePath(changesPath(version));
  return from === undefined ? path : `${path}?${VERSION}=${encodeURIComponent(from)}`;
}
