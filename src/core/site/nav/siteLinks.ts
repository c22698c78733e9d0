// Links that the manifest writes down: navbar, footer, home page.
import { isSafeLink } from '../../document/safeUrl.ts';
import type { Manifest, NavLink, Version } from '../manifest/manifest.ts';
import { namesFile } from '../urls/filePath.ts';
import { findExit } from '../urls/findExit.ts';
import { pageAddress } from '../urls/pageAddress.ts';
import { findPlace, latestVersion } from '../urls/route.ts';

export interface SiteLink {
  label: string;
  href: string;
  /** A page of the site, a file of the site (a feed, a download), or a way out of it. */
  kind: 'page' | 'file' | NonNullable<ReturnType<typeof findExit>>;
}

/** Where a link of the manifest leads; undefined when its doc is missing from the version, or its address runs code. */
export function resolveSiteLink(manifest: Manifest, version: Version, link: NavLink): SiteLink | undefined {
  if (link.doc !== undefined) {
    const doc = version.docs.find((candidate) => candidate.id === link.doc);
    return doc && { label: link.label ?? doc.title, href: pageAddress(doc.path), kind: 'page' };
  }
  if (link.href === undefined) return undefined;
  const label = link.label ?? link.href;
  const exit = findExit(link.href);
  if (exit !== undefined) return isSafeLink(link.href) ? { label, href: link.href, kind: exit } : undefined;
  const isFile = namesFile(link.href) && findPlace(manifest, link.href) === undefined;
  // The docs' root stands for the version that the reader is in.
  const isDocsRoot = link.href === `${latestVersion(manifest).path}/`;
  return {
    label,
    href: isDocsRoot ? `${version.path}/` : link.href,
    kind: isFile ? 'file' : 'page',
  };
}
