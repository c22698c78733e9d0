// The kinds of pages, a row each: all that the rest of the house wants to know of one. The component
// that draws a kind is named in reader/app/navigation/loadPage.ts; a new kind begins with its place in paths/siteIndex.ts.
import { messages } from '../../i18n/messages.ts';
import { shortQuery } from '../../search/query/queryLength.ts';
import type { Route } from '../urls/route.ts';

interface PageKind<R> {
  /** Lazy parts of the application (`webpackChunkName`) that it needs. */
  parts: readonly string[];
  /**
   * The page's title; undefined where the site's own is enough.
   * @param search of the address, `?q=部署`
   */
  title: (route: R, search: string) => string | undefined;
  /** What it says of itself, where that stands in no markdown file. */
  description?: (route: R) => string | undefined;
  /**
   * What it is to search engines; a list shows the descriptions of other pages. Absent: it depends on the
   * address alone, so it is not drawn ahead, and search engines pass it by.
   */
  shows?: 'site' | 'article' | 'list';
}

type PageKinds = { [K in Route['kind']]: PageKind<Extract<Route, { kind: K }>> };

export const PAGE_KINDS: PageKinds = {
  home: { parts: ['home'], title: () => undefined, shows: 'site' },
  doc: { parts: ['docs'], title: ({ entry }) => entry.title, shows: 'article' },
  page: { parts: ['docs'], title: ({ entry }) => entry.title, shows: 'article' },
  category: {
    parts: ['category'],
    title: ({ index, category }) => index.title ?? category.label,
    description: ({ index, category }) => index.description ?? category.description,
    shows: 'list',
  },
  search: {
    parts: ['search'],
    title: (_, search) =>
      [messages.search.open, shortQuery(new URLSearchParams(search).get('q')?.trim() ?? '')]
        .filter(Boolean)
        .join('：'),
  },
  changes: { parts: ['compare'], title: () => messages.version.changes },
  // No reader's browser keeps its parts ready.
  edit: { parts: [], title: ({ page }) => `${messages.article.editThisPage}：${page.entry.title}` },
  notFound: { parts: ['not-found'], title: () => messages.notFound.title },
};

/** What reads pages: all need it, but for those that are drawn ahead, to begin with. */
export const VISITS_PART = 'visits';

/** The row of a route's kind. */
export function pageKindOf(route: Route): PageKind<Route> {
  // The table's type ties each kind to its row.
  return PAGE_KINDS[route.kind] as PageKind<Route>;
}

/** The title of what a route shows; the home page has none of its own. */
export function titleOfRoute(route: Route, search = ''): string | undefined {
  return pageKindOf(route).title(route, search);
}
