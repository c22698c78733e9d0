import { memoize } from '../../../lib/memoize.ts';
import type { Manifest, Version } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { findPlace } from '../urls/route.ts';
import { docIdOf } from './sidebarItems.ts';

/** The labels of the sidebar's categories around the doc at an address, outer first. */
export function findCategoryTrail(manifest: Manifest, path: string): readonly string[] {
  const place = findPlace(manifest, path);
  if (place?.kind !== 'doc') return [];
  return trailsOf(place.version).get(place.entry.id) ?? [];
}

/** By doc id; computed once for each version, whose sidebar may be long. */
const trailsOf = memoize((version: Version): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  const visit = (items: readonly SidebarItem[], above: readonly string[]) => {
    for (const item of items) {
      const id = docIdOf(item);
      if (id !== undefined) found.set(id, above);
      if (item.type === 'category') visit(item.items, [...above, item.label]);
    }
  };
  for (const items of Object.values(version.sidebars)) visit(items, []);
  return found;
});
