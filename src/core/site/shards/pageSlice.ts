// Cuts the slice of the manifest that a prerendered page embeds: the entries that its layout, links and version menu
// read. The size of a slice does not grow with the site. A slice has the type Manifest, so that components read it
// like a complete manifest.

import { memoize } from '../../../lib/memoize.ts';
import { findElements } from '../../document/siteElements.ts';
import { findVariables } from '../../variables/readerVariable.ts';
import type { DocEntry, Manifest, SiteConfig, Version } from '../manifest/manifest.ts';
import type { SidebarCategory, SidebarItem } from '../manifest/sidebarItem.ts';
import { listMenuItems } from '../nav/layoutItems.ts';
import { pageKindOf } from '../nav/pageKinds.ts';
import { findPagerLinks } from '../nav/pager.ts';
import { docOf, listItemDocs } from '../nav/sidebarItems.ts';
import {
  entryOfRoute,
  findCounterpart,
  findMainDoc,
  type Route,
  sidebarOfRoute,
  versionOfRoute,
} from '../urls/route.ts';
import type { SitePage } from '../urls/siteIndex.ts';
import {
  briefDoc,
  briefPage,
  cutItems,
  docsOf,
  listNamedDocs,
  listReferencedPages,
} from './manifestSubset.ts';

/** Name of an invisible sidebar, which holds the linked categories that are in other sidebars. */
const ELSEWHERE = ' elsewhere';

/**
 * Cuts the slice of a route.
 * @param hrefs links of the page's text
 * @param text markdown of the page, which determines the reader variables to embed
 */
export type Slicer = (route: Route, hrefs?: readonly string[], text?: string) => Manifest;

export function createSlicer(manifest: Manifest): Slicer {
  const named = new Map(manifest.versions.map((version) => [version, listNamedDocs(manifest.site, version)]));
  const mains = new Map(manifest.versions.map((version) => [version, findMainDoc(version)?.id]));
  // The version menu needs only the main doc of other versions.
  const namedIn = (version: Version, shown: Version | undefined) =>
    (named.get(version) ?? []).filter(
      ({ id }) => shown === undefined || version === shown || id === mains.get(version),
    );

  const namedSidebars = listMenuItems(manifest.site.navbar.items).flatMap(({ sidebar }) => sidebar ?? []);

  return (route, hrefs = [], text = '') => {
    const shown = versionOfRoute(route);
    const entry = entryOfRoute(route);
    const slices = new Map(
      manifest.versions.map((version) => [
        version,
        {
          docs: new Map(namedIn(version, shown).map((doc) => [doc.id, briefDoc(doc)])),
          sidebars: cutSidebars(version, namedSidebars, shown),
        },
      ]),
    );
    const pages = new Map<string, Manifest['pages'][number]>();
    const add = (page: SitePage | undefined) => {
      if (page?.kind === 'doc') slices.get(page.version)?.docs.set(page.entry.id, briefDoc(page.entry));
      if (page?.kind === 'page') pages.set(page.path, briefPage(page.entry));
      if (page?.kind === 'category') {
        const sidebars = slices.get(page.version)?.sidebars ?? {};
        sidebars[ELSEWHERE] = [...(sidebars[ELSEWHERE] ?? []), { ...page.category, items: [] }];
      }
    };

    const origin = { file: entry?.file ?? '', version: shown };
    for (const page of listReferencedPages(manifest, origin, entry?.id, hrefs)) add(page);
    if (shown !== undefined) {
      for (const version of manifest.versions)
        if (version !== shown && !docsOf(version).has(entry?.id ?? ''))
          add(findCounterpart(manifest, version, { version: shown, path: route.path }));
      const sidebar = sidebarOfRoute(route);
      const slice = slices.get(shown);
      if (sidebar !== undefined && slice !== undefined) {
        const items = sliceSidebar(shown, sidebar, route, docsOf(shown));
        delete slice.sidebars[sidebar];
        slice.sidebars = { [sidebar]: items, ...slice.sidebars };
        for (const doc of listItemDocs(items, docsOf(shown))) slice.docs.set(doc.id, briefDoc(doc));
        for (const item of pageKindOf(route).describedItems?.(route) ?? []) {
          const doc = docOf(item, docsOf(shown));
          if (doc !== undefined) slice.docs.set(doc.id, { ...briefDoc(doc), description: doc.description });
        }
      }
    }
    if (route.kind === 'doc') slices.get(route.version)?.docs.set(route.entry.id, ownEntry(route.entry));
    if (route.kind === 'page') pages.set(route.path, ownEntry(route.entry));

    return {
      coverage: { of: 'page', path: route.path },
      site: sliceSite(manifest.site, route, text),
      locales: manifest.locales,
      versions: manifest.versions.map((version) => ({
        ...version,
        mainDocId: mains.get(version),
        // Omitted: the name of the search folder changes with each text, and would invalidate all prerendered pages.
        search: undefined,
        groups: undefined,
        docs: [...(slices.get(version)?.docs.values() ?? [])],
        sidebars: slices.get(version)?.sidebars ?? {},
      })),
      pages: [...pages.values()],
    };
  };
}

/** The sidebars to which the navbar links, in one item that has their first page. */
function cutSidebars(
  version: Version,
  names: readonly string[],
  shown: Version | undefined,
): Record<string, SidebarItem[]> {
  if (shown !== undefined && version !== shown) return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const cut = cutItems(version.sidebars[name] ?? [], docsOf(version));
      return cut === undefined ? [] : [[name, [cut]]];
    }),
  );
}

/** Lists each field explicitly: a large or often changing field would be repeated in every page. */
function sliceSite(site: SiteConfig, route: Route, text: string) {
  const { siteFields = [] } = pageKindOf(route);
  const values = findVariables(text, site.values ?? []);
  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    defaultLocale: site.defaultLocale,
    titleDelimiter: site.titleDelimiter,
    favicon: undefined,
    head: undefined,
    image: undefined,
    card: undefined,
    theme: undefined,
    navbar: site.navbar,
    footer: site.footer,
    colorMode: site.colorMode,
    announcementBar: site.announcementBar,
    docsVersionPersistence: site.docsVersionPersistence,
    tableOfContents: site.tableOfContents,
    editUrl: site.editUrl,
    elements: findElements(text, site.elements),
    editor: site.editor,
    fallback: site.fallback,
    storageName: undefined,
    strict: undefined,
    home: siteFields.includes('home') ? site.home : undefined,
    feedback: site.feedback,
    imageHosts: site.imageHosts,
    values: values.length > 0 ? [...values] : undefined,
  } satisfies { [K in keyof Required<SiteConfig>]: SiteConfig[K] };
}

/** The entry of the page itself, without the fields that only the search and caches read. */
function ownEntry<T extends DocEntry | Manifest['pages'][number]>(entry: T): T {
  return { ...entry, headings: undefined, hash: undefined };
}

/**
 * A list of more than LONG_LIST items is cut to the items within REACH of the current page, or within BRANCH_REACH of
 * the category that contains the page.
 */
const LONG_LIST = 60;
const REACH = 12;
const BRANCH_REACH = 4;

/** The sidebar items that the prerendered page shows: open categories with their items, collapsed ones with a `cut`,
an item that stands for those left out. */
function sliceSidebar(
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
  const ancestors = findAncestors(items, route.path, docs);
  const slice = (list: readonly SidebarItem[]): SidebarItem[] =>
    cutFarItems(list, findNearRange(list, ancestors, route.path, docs), docs).map((item) => {
      if (item.type !== 'category') return item;
      const isOpen = ancestors.has(item) || item.collapsible === false || item.collapsed === false;
      const cut = isOpen ? undefined : cutItems(item.items, docs);
      return { ...item, items: cut === undefined ? slice(item.items) : [cut] };
    });
  return slice(items);
}

/** Paths of the previous and the next page. */
function findNeighbours(version: Version, sidebar: string, { path }: Route): ReadonlySet<string> {
  const { previous, next } = findPagerLinks(version, { path, sidebar });
  return new Set([previous, next].flatMap((page) => page?.path ?? []));
}

/**
 * A cut names its first and last page. Drops their titles unless the pager shows them: of a cut, the sidebar needs
 * only the path of the first page.
 */
function thinCuts(items: readonly SidebarItem[], neighbours: ReadonlySet<string>): SidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') return { ...item, items: thinCuts(item.items, neighbours) };
    if (item.type !== 'cut') return item;
    const { first, last } = item;
    const named = neighbours.has(first.path) ? first : { ...first, title: '' };
    return { ...item, first: named, last: neighbours.has(last.path) ? last : named };
  });
}

/** A half-open range of indexes. */
interface Range {
  start: number;
  end: number;
}

/** The range around the current page, or around the category that contains it. */
function findNearRange(
  list: readonly SidebarItem[],
  ancestors: ReadonlySet<SidebarItem>,
  path: string,
  docs: ReadonlyMap<string, DocEntry>,
): Range {
  const isPage = (item: SidebarItem) => pathOf(item, docs) === path;
  const at = list.findIndex((item) => ancestors.has(item) || isPage(item));
  const found = list[at];
  const reach = found === undefined || isPage(found) ? REACH : BRANCH_REACH;
  const middle = Math.max(0, at);
  return { start: Math.max(0, middle - reach), end: Math.min(list.length, middle + reach) };
}

/** Replaces the items outside a range by cuts, if the list is long. */
function cutFarItems(
  list: readonly SidebarItem[],
  near: Range,
  docs: ReadonlyMap<string, DocEntry>,
): readonly SidebarItem[] {
  if (list.length <= LONG_LIST) return list;
  const rest = (start: number, end: number) => cutItems(list, docs, { start, end }) ?? list.slice(start, end);
  return [rest(0, near.start), list.slice(near.start, near.end), rest(near.end, list.length)].flat();
}

const NONE: ReadonlySet<SidebarItem> = new Set();

/** All categories above a page; together for all its positions, if the sidebar lists the page more than once. */
function findAncestors(
  items: readonly SidebarItem[],
  path: string,
  docs: ReadonlyMap<string, DocEntry>,
): ReadonlySet<SidebarItem> {
  return ancestorsOf(items, docs).get(path) ?? NONE;
}

/** Memoized, since the build slices a sidebar once for each of its pages. */
const ancestorsOf = memoize((items: readonly SidebarItem[], docs: ReadonlyMap<string, DocEntry>) => {
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
