// Lists the entries of a manifest.

import { normalizePath, siteIndex } from '../urls/siteIndex.ts';
import type { DocEntry, Manifest, PageEntry, Version } from './manifest.ts';

/** Whether the doc of a version is its own, not inherited from another version. */
export function isOwn({ inheritedFrom }: Pick<DocEntry, 'inheritedFrom'>): boolean {
  return inheritedFrom === undefined;
}

/** The docs of all versions, inherited ones included, and the standalone pages. */
export function listSiteEntries({ versions, pages }: Pick<Manifest, 'versions' | 'pages'>): PageEntry[] {
  return [...versions.flatMap(({ docs }) => docs), ...pages];
}

/** The markdown files of a site; a file that several versions render is listed once. */
export function listPageFiles(manifest: Manifest): Set<string> {
  return new Set(listSiteEntries(manifest).map(({ file }) => file));
}

/** Whether a version inherits pages that were added to its parent after the version's own pages. */
export function inheritsNewPages({
  banner,
  inheritsNew,
}: Partial<Pick<Version, 'banner' | 'inheritsNew'>>): boolean {
  return banner !== 'unmaintained' || inheritsNew === true;
}

/**
 * Whether the URL path of an entry resolves to this entry. If several entries have the same path, only the first is
 * reachable, and lists must skip the others.
 */
export function ownsPath(manifest: Manifest, { path, file }: Pick<PageEntry, 'path' | 'file'>): boolean {
  const page = siteIndex(manifest).pagesByPath.get(normalizePath(path));
  // Compares files, not objects: the same entry of a shard may be another object.
  return page !== undefined && 'entry' in page && page.entry.file === file;
}
