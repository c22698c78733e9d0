// Builds the default sidebar of a version from its folders, category files and front matter.

import { slug } from 'github-slugger';
import type { CategoryMeta } from '../manifest/category.ts';
import type { GeneratedIndex, SidebarCategory, SidebarItem } from '../manifest/sidebarItem.ts';
import { decodeSafely, fileName } from '../urls/filePath.ts';
import { inFolder, isBelow } from '../urls/folder.ts';
import { findIndexDoc, findPreservedNumbers, stripNumberPrefix } from '../urls/slug.ts';
import { findUrlProblem, toUsableUrl } from '../urls/urlProblem.ts';
import { compareNames, findLeadNumber } from './compareNames.ts';
import { docIdOf } from './sidebarItems.ts';

/** Fields of a doc that the sidebar needs. */
export interface SidebarDocInfo {
  id: string;
  /** Path inside the version's folder. */
  file: string;
  position: number | undefined;
  label: string;
  draft?: boolean | undefined;
}

interface Folder {
  docs: SidebarDocInfo[];
  folders: Map<string, Folder>;
}

/** An item with its sort keys. */
interface Sortable {
  item: SidebarItem;
  position: number | undefined;
  name: string;
}

interface Context {
  categories: ReadonlyMap<string, CategoryMeta>;
  docs: ReadonlyMap<string, SidebarDocInfo>;
  versionPath: string;
  /** Folders with a generated page, by URL path of that page; the pages built so far. */
  indexes: Map<string, string>;
}

export interface SidebarTree {
  items: SidebarItem[];
  /** Folders with a generated page, by URL path of that page. */
  indexes: ReadonlyMap<string, string>;
}

/**
 * Builds the sidebar of a version.
 * @param categories parsed `_category_` files, by folder path inside the version's folder
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
  const sortable: Sortable[] = folder.docs
    .filter((doc) => doc !== linked)
    .map((doc) => ({
      item: { type: 'doc', id: doc.id },
      // The index page is first by default.
      position: doc.position ?? (doc === index ? Number.NEGATIVE_INFINITY : undefined),
      name: fileName(doc.file),
    }));
  const preserved = findPreservedNumbers([...folder.folders.keys()]);
  for (const [name, inner] of folder.folders) {
    const bare = preserved.has(name) ? name : stripNumberPrefix(name);
    const category = buildCategory(inner, { name, bare }, inFolder(path, name), labels, context);
    if (category !== undefined) sortable.push(category);
  }
  return sortable.sort(compareSortable).map(({ item }) => item);
}

function buildCategory(
  folder: Folder,
  { name, bare }: { name: string; bare: string },
  path: string,
  labels: readonly string[],
  context: Context,
): Sortable | undefined {
  const meta: CategoryMeta = context.categories.get(path) ?? {};
  const linked = findCategoryDoc(meta, path, folder.docs, context.docs);
  const label = meta.label || linked?.label || bare;
  const position = meta.position ?? linked?.position ?? findLeadNumber(name);
  const labelPath = [...labels, label];
  const items = buildItems(folder, path, labelPath, linked, context);
  if (items.length === 0) {
    // A folder that contains only an index page becomes a doc item.
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

/** Compares by position, then by name. Items without a position come last. */
function compareSortable(a: Sortable, b: Sortable): number {
  const [left, right] = [a.position ?? Number.POSITIVE_INFINITY, b.position ?? Number.POSITIVE_INFINITY];
  return left === right ? compareNames(a.name, b.name) : left - right;
}

// Resolves the link of a category.

interface Linkable {
  id: string;
  file: string;
  draft?: boolean | undefined;
}

/**
 * Finds the doc to which a category links: the doc that its category file names, by default the folder's index page.
 * @param inside docs directly in the folder
 */
function findCategoryDoc<T extends Linkable>(
  meta: CategoryMeta,
  folder: string,
  inside: readonly T[],
  docs: ReadonlyMap<string, T>,
): T | undefined {
  if (meta.link === null || meta.link?.type === 'generated-index') return undefined;
  const named = meta.link === undefined ? undefined : findLinkedDoc(docs, folder, meta.link.id);
  return named ?? findIndexDoc(inside);
}

/** Resolves the doc id in a category file: relative to the ids of docs in the folder, else to the version. */
export function findLinkedDoc<T extends Linkable>(
  docs: ReadonlyMap<string, T>,
  folder: string,
  id: string,
): T | undefined {
  const near = [...docs.values()].find(({ file }) => isBelow(folder, file));
  const names = near?.id.split('/').slice(0, folder.split('/').length) ?? [folder];
  return docs.get(`${names.join('/')}/${id}`) ?? docs.get(id);
}

/** URL path of a generated page by its slug. */
export function indexPath(versionPath: string, slug: string): string {
  return `${versionPath}/${decodeSafely(slug).replace(/^\/+|\/+$/g, '')}`;
}

/**
 * Describes the generated page of a category; undefined if its category file requests none.
 * @param labels of the categories above and of the category, outermost first
 * @param taken URL paths of other generated pages
 */
function buildGeneratedIndex(
  meta: CategoryMeta,
  labels: readonly string[],
  versionPath: string,
  taken: Pick<ReadonlyMap<string, unknown>, 'has'>,
): GeneratedIndex | undefined {
  if (meta.link?.type !== 'generated-index') return undefined;
  const { slug: wanted, title, description } = meta.link;
  const requested = wanted ? indexPath(versionPath, wanted) : undefined;
  const fallback = `${versionPath}/category/${labels.map((label) => slug(label)).join('/')}`;
  const base =
    requested !== undefined && findUrlProblem(requested) === undefined ? requested : toUsableUrl(fallback);
  let free = base;
  for (let count = 1; taken.has(free); count += 1) free = `${base}-${count}`;
  return {
    type: 'generated-index',
    path: free,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

/** A label and the sidebar items under it. */
export interface SidebarGroup {
  label: string;
  /** Ids of docs; a category is identified by the id of its linked doc. */
  docs: readonly string[];
}

/**
 * Groups sidebar items under labels and preserves their order; items of no group come last. A group becomes a
 * category without a page that cannot be collapsed.
 */
export function groupItems(items: readonly SidebarItem[], groups: readonly SidebarGroup[]): SidebarItem[] {
  const named = groups.map(({ label, docs }): [label: string, items: SidebarItem[]] => [
    label,
    items.filter((item) => docs.includes(docIdOf(item) ?? '')),
  ]);
  const taken = new Set(named.flatMap(([, inside]) => inside));
  return [
    ...named
      .filter(([, inside]) => inside.length > 0)
      .map(
        ([label, inside]): SidebarItem => ({ type: 'category', label, collapsible: false, items: inside }),
      ),
    ...items.filter((item) => !taken.has(item)),
  ];
}
