// Previous and next page: the reading order of a sidebar, front matter first (peer-behaviour §8).
import type { DocEntry, Version } from '../manifest/manifest.ts';
import type { PageName, SidebarItem } from '../manifest/sidebarItem.ts';
import { docOf, docsById, isListed } from './sidebarItems.ts';

/** What the pager asks of a page; a generated index has a path and a sidebar only. */
type Paged = Pick<DocEntry, 'path' | 'sidebar' | 'paginationNext' | 'paginationPrev'>;

interface ReadingOrder {
  links: readonly PageName[];
  /** Place in `links` by path. */
  places: ReadonlyMap<string, number>;
}

interface VersionPager {
  docs: ReadonlyMap<string, DocEntry>;
  orders: Map<string, ReadingOrder>;
}

// A version of a thousand pages is asked a thousand times while it is built.
const pagers = new WeakMap<Version, VersionPager>();

/** The links to the previous and the next page; a side that is missing or switched off is undefined. */
export function findPagerLinks(
  version: Version,
  page: Paged,
): { previous: PageName | undefined; next: PageName | undefined } {
  const pager = pagerOf(version);
  const order = page.sidebar === undefined ? undefined : orderOf(version, pager, page.sidebar);
  const place = order?.places.get(page.path);
  const neighbour = (step: number) => (place === undefined ? undefined : order?.links[place + step]);
  return {
    previous: chosen(pager, page.paginationPrev, neighbour(-1)),
    next: chosen(pager, page.paginationNext, neighbour(1)),
  };
}

/** What the writer chose by id; null is no link, an id that does not exist no choice. */
function chosen(pager: VersionPager, id: string | null | undefined, neighbour: PageName | undefined) {
  if (id === null) return undefined;
  const doc = id === undefined ? undefined : pager.docs.get(id);
  return doc === undefined ? neighbour : linkTo(doc, undefined);
}

function pagerOf(version: Version): VersionPager {
  let pager = pagers.get(version);
  if (pager === undefined) {
    pager = { docs: docsById(version), orders: new Map() };
    pagers.set(version, pager);
  }
  return pager;
}

function orderOf(version: Version, pager: VersionPager, sidebar: string): ReadingOrder {
  let order = pager.orders.get(sidebar);
  if (order === undefined) {
    const links: PageName[] = [];
    const places = new Map<string, number>();
    // A page that stands twice in a sidebar is read at its first place, and nowhere else.
    for (const link of listReadable(version.sidebars[sidebar] ?? [], pager.docs))
      if (!places.has(link.path)) places.set(link.path, links.push(link) - 1);
    order = { links, places };
    pager.orders.set(sidebar, order);
  }
  return order;
}

/** The pages of sidebar items in reading order; of those that are elsewhere the first and the last one. */
export function* listReadable(
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, DocEntry>,
): Generator<PageName> {
  for (const item of items) {
    if (item.type === 'link') continue;
    if (item.type === 'cut') {
      yield item.first;
      yield item.last;
      continue;
    }
    if (item.type === 'category' && item.link?.type === 'generated-index' && isListed(item, docs))
      yield { path: item.link.path, title: item.label };
    const doc = docOf(item, docs);
    if (doc !== undefined && !doc.unlisted) yield linkTo(doc, item.label);
    if (item.type === 'category') yield* listReadable(item.items, docs);
  }
}

function linkTo(doc: DocEntry, itemLabel: string | undefined): PageName {
  return { path: doc.path, title: doc.paginationLabel ?? doc.sidebarLabel ?? itemLabel ?? doc.title };
}
