import type { DocEntry, NavLink, SiteConfig, Version } from '../manifest/manifest.ts';
import { findMainDoc } from '../urls/route.ts';

/** The docs of a version that any page may lead to: its main one, and those that the site's own links name. */
export function listNamedDocs({ navbar, footer, home }: SiteConfig, version: Version): DocEntry[] {
  const links: NavLink[] = [
    ...navbar.items,
    ...footer.columns.flatMap(({ items }) => items),
    ...(home?.actions ?? []),
  ];
  const ids = new Set(links.map(({ doc }) => doc));
  const main = findMainDoc(version);
  return version.docs.filter((doc) => doc === main || ids.has(doc.id));
}
