// The kinds of pages, one entry each. To add a kind, add a variant to SitePage (core/site/urls/siteIndex.ts), an
// entry here, and the component in reader/app/navigation/loadPage.ts.
import { messages } from '#site-i18n/messages';
import { shortQuery } from '../../search/query/queryLength.ts';
import type { SiteConfig } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import type { Route } from '../urls/route.ts';

interface PageKind<R> {
  /** Lazy chunks (`webpackChunkName`) that render the page. */
  chunks: readonly string[];
  /**
   * The page's title; undefined when the site's title is enough.
   * @param search query of the URL, `?q=部署`
   */
  title: (route: R, search: string) => string | undefined;
  /** Description of the page, if no markdown file has one. */
  description?: (route: R) => string | undefined;
  /**
   * Type of the page for search engines; a `list` shows the descriptions of other pages. If absent, the page is
   * neither prerendered nor indexed, since only the client can render its content, such as search results.
   */
  shows?: 'site' | 'article' | 'list';
  /** A page of the site with the same URL has priority over this generated page. */
  isFallback?: true;
  /** Fields of `site` that only pages of this kind embed (core/site/shards/pageSlice.ts). */
  siteFields?: readonly (keyof SiteConfig)[];
  /** Sidebar items whose descriptions the page renders, so that its slice of the manifest must contain them. */
  describedItems?: (route: R) => readonly SidebarItem[];
}

type PageKinds = { [K in Route['kind']]: PageKind<Extract<Route, { kind: K }>> };

export const PAGE_KINDS: PageKinds = {
  home: { chunks: ['home'], title: () => undefined, shows: 'site', siteFields: ['home'] },
  doc: { chunks: ['docs'], title: ({ entry }) => entry.title, shows: 'article' },
  page: { chunks: ['docs'], title: ({ entry }) => entry.title, shows: 'article' },
  category: {
    chunks: ['category'],
    title: ({ index, category }) => index.title ?? category.label,
    description: ({ index, category }) => index.description ?? category.description,
    shows: 'list',
    describedItems: ({ category }) => category.items,
  },
  search: {
    chunks: ['search'],
    title: (_, search) => {
      const query = shortQuery(new URLSearchParams(search).get('q')?.trim() ?? '');
      return query ? messages.labelled(messages.search.open, query) : messages.search.open;
    },
    isFallback: true,
  },
  changes: { chunks: ['compare'], title: () => messages.version.changes, isFallback: true },
  // No chunks: the service worker must not precache the editor.
  edit: {
    chunks: [],
    title: ({ page }) => messages.labelled(messages.article.editThisPage, page.entry.title),
  },
  notFound: { chunks: ['not-found'], title: () => messages.notFound.title, isFallback: true },
};

/** Lazy chunk that loads pages; the client fetches it at the first navigation from a prerendered page. */
export const NAVIGATION_CHUNK = 'navigation';

export function pageKindOf(route: Route): PageKind<Route> {
  // Safe, since PageKinds types each entry by its kind.
  return PAGE_KINDS[route.kind] as PageKind<Route>;
}

/** Title of a route; undefined for the home page. */
export function titleOfRoute(route: Route, search = ''): string | undefined {
  return pageKindOf(route).title(route, search);
}

/**
 * Title of the document.
 * @example documentTitle(site, '部署') === '部署 | 春松客服文档'
 */
export function documentTitle(
  site: Pick<SiteConfig, 'title' | 'titleDelimiter'>,
  title: string | undefined,
): string {
  return !title || title === site.title ? site.title : `${title} ${site.titleDelimiter} ${site.title}`;
}
