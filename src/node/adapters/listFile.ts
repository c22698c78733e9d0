// Makes a navigation of a markdown list of links, and collects the entries that lead nowhere.
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { PAGE_FORMS } from '../../core/site/nav/listedSidebar.ts';
import { type ListEntry, readParts } from '../../core/site/nav/summarySidebar.ts';
import { decodeSafely, joinPath } from '../../core/site/urls/filePath.ts';
import { pathInside } from '../../core/site/urls/folder.ts';
import { isHiddenName, isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import type { SiteFiles, Unread } from './foreignSite.ts';

type Target = Pick<NavItem, 'page' | 'href'>;

/** The page or the other site to which a link leads; undefined where it leads nowhere. */
export type Resolve = (href: string) => Target | undefined;

interface ListOptions {
  /** Path of the list inside the site folder. */
  file: string;
  resolve: Resolve;
  /** Whether a heading of a level is a group; other headings are left out. */
  isPart?: (level: number) => boolean;
  /** Whether categories are open from the start. */
  isOpen?: boolean;
}

export interface ReadList {
  items: NavItem[];
  unread: Unread[];
}

/**
 * @example readList('- [甲](a.md)', { file: 'x.md', resolve: (page) => ({ page }) }).items // [{ label: '甲', page: 'a.md' }]
 */
export function readList(
  text: string,
  { file, resolve, isPart = () => true, isOpen = false }: ListOptions,
): ReadList {
  const unread: Unread[] = [];
  const toItem = ({ label, page, href, items, line }: ListEntry): NavItem[] => {
    const written = page ?? href;
    const target = written === undefined ? undefined : resolve(written);
    const what = written === undefined ? (label ?? '') : `[${label ?? ''}](${written})`;
    if (target === undefined && (written !== undefined || items.length === 0))
      unread.push({ file, line, what });
    const inside = items.flatMap(toItem);
    if (inside.length === 0) return target === undefined ? [] : [{ label, ...target }];
    return [{ label, ...target, items: inside, ...(isOpen && { collapsed: false }) }];
  };
  const items = readParts(text, true).flatMap(({ label, level, entries }) => {
    const inside = entries.flatMap(toItem);
    return level > 0 && isPart(level) ? [{ label, collapsible: false, items: inside }] : inside;
  });
  return { items, unread };
}

/**
 * Finds the page of a link by its file, which may lack its ending.
 * @param pages paths inside the folder from which links count
 * @param folder of the list inside that folder
 * @example findListed(new Set(['a/README.md']), '/a/#b') === 'a/README.md'
 */
export function findListed(pages: ReadonlySet<string>, href: string, folder = ''): string | undefined {
  const path = decodeSafely(href.replace(/[?#].*$/, ''));
  if (path === '') return undefined;
  const from = path.startsWith('/') ? '' : folder;
  return PAGE_FORMS.map((ending) => joinPath(from, path + ending)).find(
    (file) => file !== undefined && pages.has(file),
  );
}

/** Resolves links that count from the folder of the list. */
export const resolveIn =
  (pages: ReadonlySet<string>): Resolve =>
  (href) => {
    const kind = findExternalKind(href);
    if (kind !== undefined) return kind === 'external' ? { href } : undefined;
    const page = findListed(pages, href);
    return page === undefined ? undefined : { page: page + (/#.*$/s.exec(href)?.[0] ?? '') };
  };

/** Paths of the pages below a folder, from there. */
export async function listPages(files: SiteFiles, dir: string): Promise<Set<string>> {
  const top = dir === '.' ? '' : dir;
  const inside = (await files.list(dir)).map((file) => pathInside(top, file));
  return new Set(inside.filter((file) => isMarkdownFile(file) && !file.split('/').some(isHiddenName)));
}
