import type { DocEntry } from '../manifest/manifest.ts';
import type { SidebarCategory, SidebarItem } from '../manifest/sidebarItem.ts';

/** Name of the sidebar that the engine makes. */
export const SIDEBAR = 'defaultSidebar';

/** All categories of a tree of items, parents before children. */
export function* categoriesOf(items: readonly SidebarItem[]): Generator<SidebarCategory> {
  for (const item of items) {
    if (item.type !== 'category') continue;
    yield item;
    yield* categoriesOf(item.items);
  }
}

/** Ids of all docs to which a tree of items links, in reading order. */
export function* listSidebarIds(items: readonly SidebarItem[]): Generator<string> {
  for (const item of items) {
    const id = docIdOf(item);
    if (id !== undefined) yield id;
    if (item.type === 'category') yield* listSidebarIds(item.items);
  }
}

export function docIdOf(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.id;
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

export function docOf(item: SidebarItem, docs: ReadonlyMap<string, DocEntry>): DocEntry | undefined {
  const id = docIdOf(item);
  return id === undefined ? undefined : docs.get(id);
}

/**
 * Whether sidebars render an item on all pages. An unlisted doc is rendered only in the sidebar of its own page,
 * and a category that contains only unlisted docs is hidden too, since its generated page would be empty.
 */
export function isListed(item: SidebarItem, docs: ReadonlyMap<string, DocEntry>): boolean {
  if (item.type === 'link' || item.type === 'cut') return true;
  const doc = docOf(item, docs);
  if (doc !== undefined && !doc.unlisted) return true;
  return item.type === 'category' && item.items.some((inner) => isListed(inner, docs));
}

/** All docs to which a tree of items links, in reading order. */
export function* listItemDocs(
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, DocEntry>,
): Generator<DocEntry> {
  for (const item of items) {
    const doc = docOf(item, docs);
    if (doc !== undefined) yield doc;
    if (item.type === 'category') yield* listItemDocs(item.items, docs);
  }
}

/** Index of a version's docs by id. */
export function docsById(version: { docs: readonly DocEntry[] }): ReadonlyMap<string, DocEntry> {
  return new Map(version.docs.map((doc) => [doc.id, doc]));
}
