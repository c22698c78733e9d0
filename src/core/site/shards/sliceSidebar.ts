// Of a version's sidebar as much as a page needs to draw it.
import { memoize } from '../../../lib/memoize.ts';
import type { DocEntry, Version } from '../manifest/manifest.ts';
import type { SidebarCategory, SidebarItem } from '../manifest/sidebarItem.ts';
import { findPagerLinks } from '../nav/pager.ts';
import { docOf } from '../nav/sidebarItems.ts';
import type { Route } from '../urls/route.ts';
import { cutItems } from './sidebarCuts.ts';

/** A longer list of items is left out beyond a distance from the page's own, or from the branch that it is in. */
const LONG_LIST = 60;
const REACH = 12;
const BRANCH_REACH = 4;

/** The items of a sidebar as a page's first drawing shows them: open branches whole, of the others that they are there. */
export function sliceSidebar(
  version: Version,
  sidebar: string,
  route: Route,
  docs: ReadonlyMap<string, DocEntry>,
): SidebarItem[] {
  const items = sliceItems(version.sidebars[sidebar] ?? [], route, docs);
  return thinCuts(items, findNeighbours(version, sidebar, route));
}

function sliceItems(
  items: readonly SidebarItem[],
  route: Route,
  docs: ReadonlyMap<string, DocEntry>,
): SidebarItem[] {
  const way = findWay(items, route.path, docs);
  const slice = (list: readonly SidebarItem[]): SidebarItem[] =>
    keepNear(list, findNear(list, way, route.path, docs), docs).map((item) => {
      if (item.type !== 'category') return item;
      const isOpen = way.has(item) || item.collapsible === false || item.collapsed === false;
      const cut = isOpen ? undefined : cutItems(item.items, docs);
      return { ...item, items: cut === undefined ? slice(item.items) : [cut] };
    });
  return slice(items);
}

/** The pages that are read before and after a route's, by their paths. */
function findNeighbours(version: Version, sidebar: string, { path }: Route): ReadonlySet<string> {
  const { previous, next } = findPagerLinks(version, { path, sidebar });
  return new Set([previous, next].flatMap((page) => page?.path ?? []));
}

/** What is cut out is linked to by its first page; the names of its pages are needed where they are neighbours. */
function thinCuts(items: readonly SidebarItem[], neighbours: ReadonlySet<string>): SidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') return { ...item, items: thinCuts(item.items, neighbours) };
    if (item.type !== 'cut') return item;
    const { first, last } = item;
    const named = neighbours.has(first.path) ? first : { ...first, title: '' };
    return { ...item, first: named, last: neighbours.has(last.path) ? last : named };
  });
}

/** Items of a list, from one to before another. */
interface Stretch {
  start: number;
  end: number;
}

/** The stretch of a list around the item that is the page, or that it is in. */
function findNear(
  list: readonly SidebarItem[],
  way: ReadonlySet<SidebarItem>,
  path: string,
  docs: ReadonlyMap<string, DocEntry>,
): Stretch {
  const isPage = (item: SidebarItem) => pathOf(item, docs) === path;
  const at = list.findIndex((item) => way.has(item) || isPage(item));
  const found = list[at];
  const reach = found === undefined || isPage(found) ? REACH : BRANCH_REACH;
  const middle = Math.max(0, at);
  return { start: Math.max(0, middle - reach), end: Math.min(list.length, middle + reach) };
}

/** Of a list that is too long a stretch; the rest is left out. */
function keepNear(
  list: readonly SidebarItem[],
  near: Stretch,
  docs: ReadonlyMap<string, DocEntry>,
): readonly SidebarItem[] {
  if (list.length <= LONG_LIST) return list;
  const rest = (start: number, end: number) => cutItems(list, docs, { start, end }) ?? list.slice(start, end);
  return [rest(0, near.start), list.slice(near.start, near.end), rest(near.end, list.length)].flat();
}

const NOWHERE: ReadonlySet<SidebarItem> = new Set();

/** The categories in which a page stands, wherever it does. */
function findWay(
  items: readonly SidebarItem[],
  path: string,
  docs: ReadonlyMap<string, DocEntry>,
): ReadonlySet<SidebarItem> {
  return waysOf(items, docs).get(path) ?? NOWHERE;
}

/** A sidebar of thousands is asked for each of its pages. */
const waysOf = memoize((items: readonly SidebarItem[], docs: ReadonlyMap<string, DocEntry>) => {
  const found = new Map<string, Set<SidebarCategory>>();
  const visit = (list: readonly SidebarItem[], above: readonly SidebarCategory[]) => {
    for (const item of list) {
      const trail = item.type === 'category' ? [...above, item] : above;
      const path = pathOf(item, docs);
      if (path !== undefined) found.set(path, new Set([...(found.get(path) ?? []), ...trail]));
      if (item.type === 'category') visit(item.items, trail);
    }
  };
  visit(items, []);
  return found;
});

function pathOf(item: SidebarItem, docs: ReadonlyMap<string, DocEntry>): string | undefined {
  const index = item.type === 'category' && item.link?.type === 'generated-index' ? item.link : undefined;
  return (index ?? docOf(item, docs))?.path;
}
