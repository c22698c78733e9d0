// Lists the entries of a manifest.

import { normalizePath, siteIndex } from '../urls/siteIndex.ts';
import type { DocEntry, Manifest, PageEntry, Version } from './manifest.ts';

/** Whether a doc belongs to the version that lists it; others are inherited. */
export function isOwn({ inheritedFrom }: Pick<DocEntry, 'inheritedFrom'>): boolean {
  return inheritedFrom === undefined;
}

/** The docs of all versions, inherited ones included, and the standalone pages. */
export function listSiteEntries({ versions, pages }: Pick<Manifest, 'versions' | 'pages'>): PageEntry[] {
  return [...versions.flatMap(({ docs }) => docs), ...pages];
}

/** The markdown files of a site without duplicates. */
export function listPageFiles(manifest: Manifest): Set<string> {
  return new Set(listSiteEntries(manifest).map(({ file }) => file));
}

/** Whether a version inherits pages which are new in its parent. */
export function inheritsNewPages({
  banner,
  inheritsNew,
}: Partial<Pick<Version, 'banner' | 'inheritsNew'>>): boolean {
  return banner !== 'unmaintained' || inheritsNew === true;
}

/**
 * Whether the URL of an entry shows it; of entries with the same path only the first one does, and lists must skip
 * the others.
 */
export function ownsPath(manifest: Manifest, { path, file }: Pick<PageEntry, 'path' | 'file'>): boolean {
  const place = siteIndex(manifest).pagesByPath.get(normalizePath(path));
  // Compares files: entries of shards may be other objects.
  return place !== undefined && 'entry' in place && place.entry.file === file;
}
