// Makes sidebar items of a list of pages: of the manifest's `navigation`, or of a SUMMARY.md (summarySidebar.ts).
import type { NavItem } from '../manifest/navItem.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { decodeSafely, joinPath } from '../urls/filePath.ts';
import { findExternalKind } from '../urls/pageHref.ts';
import { listSidebarIds } from './sidebarItems.ts';

export interface Linkable {
  id: string;
  /** Path inside the version's folder. */
  file: string;
  label: string;
  /** URL path below the version. */
  slug?: string | undefined;
}

/** Makes the sidebar of some docs from their folders; `folder` is a path inside the version's folder, or `.`. */
export type BuildFolder<T> = (docs: readonly T[], folder: string) => SidebarItem[];

interface ListedSidebar {
  items: SidebarItem[];
  /** Items that lead to no page of the version, and are left out unless they contain others. */
  missing: NavItem[];
}

/** Site paths, with which a list may lead to a page that is no item of the sidebar. */
export interface ListedUrls<T> {
  /** The page of the version's folder, which may be the home page. */
  home: string;
  of: (doc: T) => string;
}

/** How a list names the page of the version's folder. */
const HOME = './';

/**
 * A page has one place in a sidebar: the first item that lists it. Items that list it again are links to it.
 * @example [{ label: '甲', page: 'a', items: [{ page: 'b.md' }] }] gives a category 甲, whose page is a.md, with b.md in it
 */
export function buildListedSidebar<T extends Linkable>(
  navigation: readonly NavItem[],
  docs: readonly T[],
  buildFolder: BuildFolder<T> = listDocs,
  urls?: ListedUrls<T>,
): ListedSidebar {
  const find = createFinder(docs);
  const listed = new Set<T>();
  const missing: NavItem[] = [];
  /** Places of folders, which are filled when all listed pages are known. */
  const folders = new Map<SidebarItem, string>();
  const toItem = (item: NavItem): SidebarItem[] => {
    const { label: written, page, href, folder, collapsible, collapsed } = item;
    const found = page === undefined ? undefined : find(page);
    const isHome = page === HOME && written !== undefined && urls !== undefined;
    if (page !== undefined && found === undefined && !isHome) missing.push(item);
    const doc = found === undefined || listed.has(found) ? undefined : found;
    if (doc !== undefined) listed.add(doc);
    const items = (item.items ?? []).flatMap(toItem);
    if (folder !== undefined) {
      const place: SidebarItem = { type: 'category', label: '', items: [] };
      folders.set(place, folder);
      items.push(place);
    }
    const label = written || (doc ?? found)?.label || page || href || '';
    if (items.length > 0) {
      const isGroup = written !== undefined || doc !== undefined;
      if (!isGroup) return items;
      return [
        {
          type: 'category',
          label,
          ...(doc && { link: { type: 'doc', id: doc.id } }),
          items,
          ...(collapsible !== undefined && { collapsible }),
          ...(collapsed !== undefined && { collapsed }),
        },
      ];
    }
    if (doc !== undefined) return [{ type: 'doc', id: doc.id, ...(label !== doc.label && { label }) }];
    const again = found && urls?.of(found);
    const to = again === undefined ? (isHome ? urls.home : href) : again + hashOf(page);
    const leads = to !== undefined && (to !== href || findExternalKind(href) === 'external');
    return leads ? [{ type: 'link', label, href: to }] : [];
  };
  const items = navigation.flatMap(toItem);
  const fill = (item: SidebarItem): SidebarItem[] => {
    const folder = folders.get(item);
    if (folder !== undefined) {
      const inside = docs.filter(
        (doc) => !listed.has(doc) && (folder === '.' || doc.file.startsWith(`${folder}/`)),
      );
      for (const doc of inside) listed.add(doc);
      return buildFolder(inside, folder);
    }
    if (item.type !== 'category') return [item];
    const filled = item.items.flatMap(fill);
    return filled.length === 0 && item.link === undefined ? [] : [{ ...item, items: filled }];
  };
  return { items: items.flatMap(fill), missing };
}

const hashOf = (page = '') => /#.*$/s.exec(page)?.[0] ?? '';

const listDocs = (docs: readonly Linkable[]): SidebarItem[] => docs.map(({ id }) => ({ type: 'doc', id }));

/** Endings to try: links of docsify are relative to the root, without file endings. */
export const PAGE_FORMS = [
  '',
  '.md',
  '.mdx',
  '/index.md',
  '/index.mdx',
  '/README.md',
  '/readme.md',
  '.markdown',
  '.mkd',
];

/** Finds a page by its file, with or without ending, by its id, or by its URL path. */
function createFinder<T extends Linkable>(docs: readonly T[]): (page: string) => T | undefined {
  const byFile = new Map(docs.map((doc) => [doc.file, doc]));
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const bySlug = new Map(docs.map((doc) => [doc.slug?.replace(/^\/|\/$/g, ''), doc]));
  return (page) => {
    const path = decodeSafely(page.replace(/[?#].*$/, ''));
    const files = page === '' ? [] : PAGE_FORMS.map((ending) => joinPath('', path + ending) ?? '');
    return (
      files.map((file) => byFile.get(file)).find(Boolean) ??
      byId.get(path) ??
      bySlug.get(path.replace(/\/$/, ''))
    );
  };
}

/** The name of the sidebar in which each doc is listed first. */
export function mapSidebars(sidebars: Readonly<Record<string, readonly SidebarItem[]>>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars))
    for (const id of listSidebarIds(items)) if (!owners.has(id)) owners.set(id, name);
  return owners;
}

/**
 * The sidebar that is named by the longest path above a page.
 * @example findSidebarAbove(['/', '/guide/'], '/guide/start') === '/guide/'
 */
export function findSidebarAbove(names: readonly string[], slug: string): string | undefined {
  return names
    .filter((name) => name.startsWith('/') && slug.startsWith(name))
    .sort((a, b) => b.length - a.length)[0];
}
