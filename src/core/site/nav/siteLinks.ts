// Resolves the links of navbar, footer and home page.
import { isSafeLink } from '../../document/safeUrl.ts';
import type { Manifest, NavLink, Version } from '../manifest/manifest.ts';
import { namesFile } from '../urls/filePath.ts';
import { findExternalKind, pageHref } from '../urls/pageHref.ts';
import { findSitePage, latestVersion } from '../urls/route.ts';
import { listReadable } from './pager.ts';
import { docsById } from './sidebarItems.ts';

export interface SiteLink {
  label: string;
  href: string;
  /** `file`: a file of the site other than a page, such as a feed or a download. */
  kind: 'page' | 'file' | NonNullable<ReturnType<typeof findExternalKind>>;
}

/**
 * Resolves a link of the manifest; undefined if the version does not have the doc, or if the URL is unsafe, such as
 * `javascript:`.
 */
export function resolveSiteLink(manifest: Manifest, version: Version, link: NavLink): SiteLink | undefined {
  if (link.sidebar !== undefined) {
    const [first] = listReadable(version.sidebars[link.sidebar] ?? [], docsById(version));
    return first && { label: link.label ?? first.title, href: pageHref(first.path), kind: 'page' };
  }
  if (link.doc !== undefined) {
    const doc = version.docs.find((candidate) => candidate.id === link.doc);
    return doc && { label: link.label ?? doc.title, href: pageHref(doc.path), kind: 'page' };
  }
  if (link.href === undefined) return undefined;
  const label = link.label ?? link.href;
  const exit = findExternalKind(link.href);
  if (exit !== undefined) return isSafeLink(link.href) ? { label, href: link.href, kind: exit } : undefined;
  const isFile = namesFile(link.href) && findSitePage(manifest, link.href) === undefined;
  // A link to the root of the docs opens the current version, not the latest.
  const isDocsRoot = link.href === `${latestVersion(manifest).path}/`;
  return {
    label,
    href: isDocsRoot ? `${version.path}/` : link.href,
    kind: isFile ? 'file' : 'page',
  };
}
