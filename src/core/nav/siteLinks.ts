// Links that the manifest writes down: navbar, footer, home page.
import type { Manifest, NavLink, Version } from '../model/manifest.ts';

export interface SiteLink {
  label: string;
  href: string;
  isExternal: boolean;
}

/** Where a link of the manifest leads; undefined when its doc is missing from the version. */
export function resolveSiteLink(manifest: Manifest, version: Version, link: NavLink): SiteLink | undefined {
  if (link.doc !== undefined) {
    const doc = version.docs.find((candidate) => candidate.id === link.doc);
    return doc && { label: link.label ?? doc.title, href: doc.path, isExternal: false };
  }
  if (link.href === undefined) return undefined;
  const isExternal = /^[a-z][a-z\d+.-]*:/i.test(link.href);
  const root = manifest.versions.find((candidate) => `${candidate.path}/` === link.href && candidate.isLast);
  // The docs' root stands for the version that the reader is in.
  return { label: link.label ?? link.href, href: root ? `${version.path}/` : link.href, isExternal };
}
