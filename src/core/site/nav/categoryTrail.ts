import { memoize } from '../../../lib/memoize.ts';
import type { Manifest, Version } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { findSitePage } from '../urls/route.ts';
import { docIdOf } from './sidebarItems.ts';

/** Labels of the categories that contain the doc at a path, the outermost first. */
export function findCategoryTrail(manifest: Manifest, path: string): readonly string[] {
  const page = findSitePage(manifest, path);
  if (page?.kind !== 'doc') return [];
  return trailsOf(page.version).get(page.entry.id) ?? [];
}

/** Trails of a version's docs by id. Memoized, since search and previews need a trail for each hit. */
const trailsOf = memoize((version: Version): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  const visit = (items: readonly SidebarItem[], above: readonly string[]) => {
    for (const item of items) {
      const id = docIdOf(item);
      if (id !== undefined && !found.has(id)) found.set(id, above);
      if (item.type === 'category') visit(item.items, [...above, item.label]);
    }
  };
  for (const items of Object.values(version.sidebars)) visit(items, []);
  return found;
});
