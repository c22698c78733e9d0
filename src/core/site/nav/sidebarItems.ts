import type { DocEntry } from '../manifest/manifest.ts';
import type { SidebarCategory, SidebarItem } from '../manifest/sidebarItem.ts';

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
    const id = docIdOf(item);
    if (id !== undefined) yield id;
    if (item.type === 'category') yield* listSidebarIds(item.items);
  }
}

/** The id of the doc that an item leads to. */
export function docIdOf(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.id;
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

/** The doc that an item leads to. */
export function docOf(item: SidebarItem, docs: ReadonlyMap<string, DocEntry>): DocEntry | undefined {
  const id = docIdOf(item);
  return id === undefined ? undefined : docs.get(id);
}

/**
 * Whether a sidebar shows an item to whoever reads elsewhere. Unlisted docs stand in it only while they are read, and
 * what holds nothing else goes with them: the generated page of a category would be an empty one.
 */
export function isListed(item: SidebarItem, docs: ReadonlyMap<string, DocEntry>): boolean {
  if (item.type === 'link' || item.type === 'cut') return true;
  const doc = docOf(item, docs);
  if (doc !== undefined && !doc.unlisted) return true;
  return item.type === 'category' && item.items.some((inner) => isListed(inner, docs));
}

/** The docs that items and those below them lead to. */
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

/** The docs of a version by their id. */
export function docsById(version: { docs: readonly DocEntry[] }): ReadonlyMap<string, DocEntry> {
  return new Map(version.docs.map((doc) => [doc.id, doc]));
}
