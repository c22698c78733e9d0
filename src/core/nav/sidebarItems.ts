import type { SidebarCategory, SidebarItem } from '../model/sidebarItem.ts';

/** All categories of a sidebar, outer before inner. */
export function* categoriesOf(items: readonly SidebarItem[]): Generator<SidebarCategory> {
  for (const item of items) {
    if (item.type !== 'category') continue;
    yield item;
    yield* categoriesOf(item.items);
  }
}

/** The ids of all docs that sidebar items lead to, in reading order. */
export function* listSidebarIds(items: readonly SidebarItem[]): Generator<string> {
  for (const item of items) {
    if (item.type === 'doc') yield item.id;
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') yield item.link.id;
    yield* listSidebarIds(item.items);
  }
}
