import type { SidebarItem } from '../../core/model/manifest.ts';

/** The ids of all docs that sidebar items lead to. */
export function* listSidebarIds(items: readonly SidebarItem[]): Generator<string> {
  for (const item of items) {
    if (item.type === 'doc') yield item.id;
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') yield item.link.id;
    yield* listSidebarIds(item.items);
  }
}
