// All that a manifest lists, whatever it belongs to.
import type { Manifest, PageEntry } from './manifest.ts';

/** The docs of all versions, inherited ones too, and the standalone pages. */
export function listSiteEntries({ versions, pages }: Pick<Manifest, 'versions' | 'pages'>): PageEntry[] {
  return [...versions.flatMap(({ docs }) => docs), ...pages];
}

/** The markdown files of a site, each once. */
export function listPageFiles(manifest: Manifest): Set<string> {
  return new Set(listSiteEntries(manifest).map(({ file }) => file));
}
