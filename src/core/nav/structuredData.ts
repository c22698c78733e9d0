// What a page is and where it stands, for search engines: JSON-LD in the words of schema.org.
import type { Manifest, PageEntry, SiteConfig } from '../model/manifest.ts';
import type { Route } from '../paths/route.ts';
import { SEARCH_PATH } from '../paths/siteIndex.ts';
import { siteUrl } from '../paths/siteUrl.ts';
import { buildBreadcrumbs } from './breadcrumbs.ts';
import { titleOfRoute } from './documentTitle.ts';
import { buildSidebarNodes } from './sidebarNodes.ts';

/**
 * JSON-LD about a route's page, as text that is safe inside a script element. None for pages that search
 * engines should pass by, nor for a site that does not know its address: all addresses are whole ones.
 */
export function buildStructuredData(manifest: Manifest, route: Route): string | undefined {
  const graph = siteUrl(manifest.site, '/') === undefined ? [] : listThings(manifest, route);
  if (graph.length === 0) return undefined;
  // Only `<` could end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function listThings(manifest: Manifest, route: Route): object[] {
  const { site } = manifest;
  switch (route.kind) {
    case 'home':
      return [describeSite(site)];
    case 'doc':
      return [describeTrail(manifest, route), describeArticle(site, route.doc)];
    case 'page':
      return [describeTrail(manifest, route), describeArticle(site, route.page)];
    case 'category':
      return [describeTrail(manifest, route)];
    default:
      return [];
  }
}

function describeSite(site: SiteConfig): object {
  return {
    '@type': 'WebSite',
    name: site.title,
    description: site.tagline,
    url: siteUrl(site, '/'),
    inLanguage: site.defaultLocale,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl(site, SEARCH_PATH)}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function describeArticle(site: SiteConfig, page: PageEntry): object {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    keywords: page.keywords,
    url: siteUrl(site, page.path),
    dateModified: page.lastUpdate,
    inLanguage: site.defaultLocale,
  };
}

type TrailedRoute = Extract<Route, { kind: 'doc' | 'category' | 'page' }>;

function describeTrail(manifest: Manifest, route: TrailedRoute): object {
  const { site } = manifest;
  const current = { name: titleOfRoute(manifest, route), path: route.path };
  const steps = [{ name: site.title, path: '/' }, ...listCategories(route), current];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl(site, path),
    })),
  };
}

/** The categories above a page that have a page of their own; search engines take no others. */
function listCategories(route: TrailedRoute): { name: string; path: string }[] {
  if (route.kind === 'page') return [];
  const sidebar = route.kind === 'doc' ? route.doc.sidebar : route.sidebar;
  if (sidebar === undefined) return [];
  return buildBreadcrumbs(buildSidebarNodes(route.version, sidebar, route.path)).flatMap(({ label, href }) =>
    href === undefined || href === route.path ? [] : [{ name: label, path: href }],
  );
}
