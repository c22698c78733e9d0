// All that a manifest lists, whatever it belongs to.
import type { DocEntry, Manifest, PageEntry, Version } from './manifest.ts';

/** Whether a doc belongs to the version that lists it; another one's is inherited. */
export function isOwn({ inheritedFrom }: Pick<DocEntry, 'inheritedFrom'>): boolean {
  return inheritedFrom === undefined;
}

/** The docs of all versions, inherited ones too, and the standalone pages. */
export function listSiteEntries({ versions, pages }: Pick<Manifest, 'versions' | 'pages'>): PageEntry[] {
  return [...versions.flatMap(({ docs }) => docs), ...pages];
}

/** The markdown files of a site, each once. */
export function listPageFiles(manifest: Manifest): Set<string> {
  return new Set(listSiteEntries(manifest).map(({ file }) => file));
}

/** Whether pages that are new in the version that it inherits from are shown by a version as well. */
export function takesNewPages({
  banner,
  inheritsNew,
}: Partial<Pick<Version, 'banner' | 'inheritsNew'>>): boolean {
  return banner !== 'unmaintained' || inheritsNew === true;
}
