import type { SidebarCategory, SidebarItem } from '../model/manifest.ts';

/** All categories of a sidebar, outer before inner. */
export function* categoriesOf(items: readonly SidebarItem[]): Generator<SidebarCategory> {
  for (const item of items) {
    if (item.type !== 'category') continue;
    yield item;
    yield* categoriesOf(item.items);
  }
}

/** The first doc of a sidebar in reading order, by id. */
export function findFirstDocId(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'doc') return item.id;
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') return item.link.id;
    const inside = findFirstDocId(item.items);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
