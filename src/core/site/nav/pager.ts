// Finds the previous and next page: the neighbours in the reading order of the sidebar, unless front matter sets
// others.
import { memoize } from '../../../lib/memoize.ts';
import type { DocEntry, Version } from '../manifest/manifest.ts';
import type { PageName, SidebarItem } from '../manifest/sidebarItem.ts';
import { docOf, docsById, isListed } from './sidebarItems.ts';

/** Fields that the pager reads; a generated category page has only path and sidebar. */
type Paged = Pick<DocEntry, 'path' | 'sidebar' | 'paginationNext' | 'paginationPrev'>;

interface ReadingOrder {
  links: readonly PageName[];
  /** Index in `links` of each path. */
  indexes: ReadonlyMap<string, number>;
}

interface VersionPager {
  docs: ReadonlyMap<string, DocEntry>;
  orders: Map<string, ReadingOrder>;
}

/** Links to the previous and next page; undefined at the ends, or when front matter disables the link. */
export function findPagerLinks(
  version: Version,
  page: Paged,
): { previous: PageName | undefined; next: PageName | undefined } {
  const pager = pagerOf(version);
  const order = page.sidebar === undefined ? undefined : orderOf(version, pager, page.sidebar);
  const index = order?.indexes.get(page.path);
  const neighbour = (step: number) => (index === undefined ? undefined : order?.links[index + step]);
  return {
    previous: chosen(pager, page.paginationPrev, neighbour(-1)),
    next: chosen(pager, page.paginationNext, neighbour(1)),
  };
}

/** The doc chosen in front matter; null disables the link, an unknown id falls back to the neighbour. */
function chosen(pager: VersionPager, id: string | null | undefined, neighbour: PageName | undefined) {
  if (id === null) return undefined;
  const doc = id === undefined ? undefined : pager.docs.get(id);
  return doc === undefined ? neighbour : linkTo(doc, undefined);
}

/** Memoized, since the build calls findPagerLinks() for each page of a version. */
const pagerOf = memoize((version: Version): VersionPager => ({ docs: docsById(version), orders: new Map() }));

function orderOf(version: Version, pager: VersionPager, sidebar: string): ReadingOrder {
  let order = pager.orders.get(sidebar);
  if (order === undefined) {
    const links: PageName[] = [];
    const indexes = new Map<string, number>();
    // A page that the sidebar lists twice has its first position.
    for (const link of listReadable(version.sidebars[sidebar] ?? [], pager.docs))
      if (!indexes.has(link.path)) indexes.set(link.path, links.push(link) - 1);
    order = { links, indexes };
    pager.orders.set(sidebar, order);
  }
  return order;
}

/**
 * The pages of sidebar items in reading order. Of a `cut`, which stands for omitted items, only the first and last
 * page are known.
 */
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
