// Rules shared by the two subsets of a manifest, a page's slice and the shards of a large site: which entries a
// subset must list so that its pages, links and sidebars resolve as in the complete manifest.
import { memoize } from '../../../lib/memoize.ts';
import type { DocEntry, Manifest, NavLink, PageEntry, SiteConfig, Version } from '../manifest/manifest.ts';
import type { PageName, SidebarCut, SidebarItem } from '../manifest/sidebarItem.ts';
import { listMenuItems } from '../nav/layoutItems.ts';
import { listReadable } from '../nav/pager.ts';
import { docsById, isListed } from '../nav/sidebarItems.ts';
import { type LinkOrigin, resolveLink } from '../urls/resolveLink.ts';
import { fileOfRoute, findMainDoc, findSitePage } from '../urls/route.ts';
import { fileInVersion, type SitePage } from '../urls/siteIndex.ts';

type Docs = ReadonlyMap<string, DocEntry>;

/** The docs of a version by id; memoized. */
export const docsOf: (version: Version) => Docs = memoize(docsById);

/** The fields of a doc which sidebars, links and the version menu read. */
export function briefDoc(doc: DocEntry): DocEntry {
  const { id, path, title, file, sidebarLabel, paginationLabel, unlisted, inheritedFrom } = doc;
  return { id, path, title, file, sidebarLabel, paginationLabel, unlisted, inheritedFrom, brief: true };
}

/** The fields of a standalone page which links read. */
export function briefPage({ id, path, title, file }: PageEntry): PageEntry {
  return { id, path, title, file };
}

/** The docs of a version to which any page may link: its main doc, and those of navbar, footer and home page. */
export function listNamedDocs({ navbar, footer, home }: SiteConfig, version: Version): DocEntry[] {
  const links: NavLink[] = [
    ...listMenuItems(navbar.items),
    ...footer.columns.flatMap(({ items }) => items),
    ...(home?.actions ?? []),
  ];
  const ids = new Set(links.map(({ doc }) => doc));
  const main = findMainDoc(version);
  return version.docs.filter((doc) => doc === main || ids.has(doc.id));
}

/**
 * The pages to which the links of a page and the version menu refer.
 * @param id of the doc; undefined for a standalone page
 * @param hrefs the links of its text, as written
 */
export function* listReferencedPages(
  manifest: Manifest,
  from: LinkOrigin,
  id: string | undefined,
  hrefs: readonly string[],
): Generator<SitePage> {
  for (const href of hrefs) yield* listLinkedPages(manifest, from, href);
  for (const version of from.version && id !== undefined ? manifest.versions : []) {
    const entry = docsOf(version).get(id ?? '');
    if (entry !== undefined) yield { kind: 'doc', path: entry.path, version, entry };
  }
}

/**
 * The page of a link, and the inherited page that it overrides if their file names differ, since resolving the link
 * needs both.
 */
function listLinkedPages(manifest: Manifest, from: LinkOrigin, href: string): SitePage[] {
  const find = (origin: LinkOrigin) => {
    const target = resolveLink(manifest, origin, href);
    return target.kind === 'page' ? findSitePage(manifest, target.path) : undefined;
  };
  const [page, named] = [find(from), find({ file: from.file })];
  if (page === undefined) return [];
  const nameOf = (of: SitePage) => fileInVersion(manifest, fileOfRoute(of) ?? '');
  return named === undefined || nameOf(named) === nameOf(page) ? [page] : [page, named];
}

/** A run of adjacent items; by default the complete list. */
interface Run {
  start?: number;
  end?: number;
  /** Number of the shard that lists the items. */
  part?: number;
}

/**
 * The `cut` item that replaces a run of sidebar items; undefined if the run contains no page, and need not be cut.
 */
export function cutItems(
  items: readonly SidebarItem[],
  docs: Docs,
  { start = 0, end = items.length, part }: Run = {},
): SidebarCut | undefined {
  const { counts, ends } = surveyOf(items, docs);
  let [from, to] = [start, end];
  while (from < to && ends[from] === undefined) from += 1;
  while (from < to && ends[to - 1] === undefined) to -= 1;
  const [first, last] = [ends[from]?.first, ends[to - 1]?.last];
  if (from === to || first === undefined || last === undefined) return undefined;
  return { type: 'cut', part, count: (counts[end] ?? 0) - (counts[start] ?? 0), first, last };
}

/** Prefix sums and ends of a list, by which cutItems() needs constant time for each run. */
interface Survey {
  /** Number of listed items before each index. */
  counts: readonly number[];
  /** First and last page of each item; undefined for an item without pages. */
  ends: readonly ({ first: PageName; last: PageName } | undefined)[];
}

/** Memoized, since thousands of page slices cut the same lists. */
const surveyOf = memoize((items: readonly SidebarItem[], docs: Docs): Survey => {
  let count = 0;
  return {
    counts: [0, ...items.map((item) => (count += isListed(item, docs) ? 1 : 0))],
    ends: items.map((item) => {
      const pages = [...listReadable([item], docs)];
      const [first, last] = [pages[0], pages.at(-1)];
      return first && last && { first, last };
    }),
  };
});
