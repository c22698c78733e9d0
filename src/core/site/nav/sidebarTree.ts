// The sidebar that a folder of docs makes by itself (peer-behaviour §6).
import type { CategoryMeta } from '../manifest/category.ts';
import type { SidebarCategory, SidebarItem } from '../manifest/sidebarItem.ts';
import { fileName } from '../urls/fileName.ts';
import { inFolder } from '../urls/folder.ts';
import { findKeptNumbers, stripNumberPrefix } from '../urls/numberPrefix.ts';
import { findIndexDoc } from '../urls/slug.ts';
import { buildGeneratedIndex, findCategoryDoc } from './categoryLink.ts';
import { compareNames, findLeadNumber } from './compareNames.ts';

/** What the sidebar needs to know of a doc. */
export interface SidebarDocInfo {
  id: string;
  /** Path inside the version's folder, as it is on disk. */
  file: string;
  position: number | undefined;
  label: string;
  draft?: boolean | undefined;
}

interface Folder {
  docs: SidebarDocInfo[];
  folders: Map<string, Folder>;
}

/** An item with what its place among its siblings depends on. */
interface Placed {
  item: SidebarItem;
  position: number | undefined;
  name: string;
}

interface Context {
  categories: ReadonlyMap<string, CategoryMeta>;
  docs: ReadonlyMap<string, SidebarDocInfo>;
  versionPath: string;
  /** The folders of generated pages, by the addresses of these. */
  indexes: Map<string, string>;
}

export interface SidebarTree {
  items: SidebarItem[];
  /** The folders inside the version's that have a generated page, by its address. */
  indexes: ReadonlyMap<string, string>;
}

/**
 * Builds the sidebar of a version.
 * @param categories what `_category_` files say, by folder path inside the version's folder
 */
export function buildSidebarTree(
  docs: readonly SidebarDocInfo[],
  categories: ReadonlyMap<string, CategoryMeta>,
  versionPath: string,
): SidebarTree {
  const context: Context = {
    categories,
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    versionPath,
    indexes: new Map(),
  };
  const items = buildItems(groupByFolder(docs), '', [], undefined, context);
  return { items, indexes: context.indexes };
}

function groupByFolder(docs: readonly SidebarDocInfo[]): Folder {
  const root: Folder = { docs: [], folders: new Map() };
  for (const doc of docs) {
    let folder = root;
    for (const part of doc.file.split('/').slice(0, -1)) {
      const next: Folder = folder.folders.get(part) ?? { docs: [], folders: new Map() };
      folder.folders.set(part, next);
      folder = next;
    }
    folder.docs.push(doc);
  }
  return root;
}

function buildItems(
  folder: Folder,
  path: string,
  labels: readonly string[],
  linked: SidebarDocInfo | undefined,
  context: Context,
): SidebarItem[] {
  const index = findIndexDoc(folder.docs);
  const placed: Placed[] = folder.docs
    .filter((doc) => doc !== linked)
    .map((doc) => ({
      item: { type: 'doc', id: doc.id },
      // The page of the folder introduces the others.
      position: doc.position ?? (doc === index ? Number.NEGATIVE_INFINITY : undefined),
      name: fileName(doc.file),
    }));
  const kept = findKeptNumbers([...folder.folders.keys()]);
  for (const [name, inner] of folder.folders) {
    const bare = kept.has(name) ? name : stripNumberPrefix(name);
    const category = buildCategory(inner, { name, bare }, inFolder(path, name), labels, context);
    if (category !== undefined) placed.push(category);
  }
  return placed.sort(comparePlaced).map(({ item }) => item);
}

function buildCategory(
  folder: Folder,
  { name, bare }: { name: string; bare: string },
  path: string,
  labels: readonly string[],
  context: Context,
): Placed | undefined {
  const meta: CategoryMeta = context.categories.get(path) ?? {};
  const linked = findCategoryDoc(meta, path, folder.docs, context.docs);
  const label = meta.label || linked?.label || bare;
  const position = meta.position ?? linked?.position ?? findLeadNumber(name);
  const labelPath = [...labels, label];
  const items = buildItems(folder, path, labelPath, linked, context);
  if (items.length === 0) {
    // A folder with nothing but its own page is that page.
    const item: SidebarItem | undefined = linked && {
      type: 'doc',
      id: linked.id,
      ...(label !== linked.label && { label }),
    };
    return item && { item, position, name };
  }
  const link: SidebarCategory['link'] =
    linked === undefined
      ? buildGeneratedIndex(meta, labelPath, context.versionPath, context.indexes)
      : { type: 'doc', id: linked.id };
  if (link?.type === 'generated-index') context.indexes.set(link.path, path);
  const item: SidebarCategory = {
    type: 'category',
    label,
    ...(link !== undefined && { link }),
    ...(meta.collapsible !== undefined && { collapsible: meta.collapsible }),
    ...(meta.collapsed !== undefined && { collapsed: meta.collapsed }),
    ...(meta.description !== undefined && { description: meta.description }),
    items,
  };
  return { item, position, name };
}

/** By position; what has none comes after what has one; then by name. */
function comparePlaced(a: Placed, b: Placed): number {
  const [left, right] = [a.position ?? Number.POSITIVE_INFINITY, b.position ?? Number.POSITIVE_INFINITY];
  return left === right ? compareNames(a.name, b.name) : left - right;
}
