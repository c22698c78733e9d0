// What a page is and where it stands, for search engines: JSON-LD in the words of schema.org.
import { scriptJson } from '../../../lib/scriptJson.ts';
import type { Manifest, PageEntry, SiteConfig } from '../manifest/manifest.ts';
import { buildBreadcrumbs } from '../nav/breadcrumbs.ts';
import { pageKindOf, titleOfRoute } from '../nav/pageKinds.ts';
import { buildSidebarNodes } from '../nav/sidebarNodes.ts';
import { entryOfRoute, type Route, sidebarOfRoute, versionOfRoute } from '../urls/route.ts';
import { SEARCH_PATH } from '../urls/siteIndex.ts';
import { siteUrl } from '../urls/siteUrl.ts';

/**
 * JSON-LD about a route's page, as text that is safe inside a script element. None for pages that search
 * engines should pass by, nor for a site that does not know its address: all addresses are whole ones.
 */
export function buildStructuredData(manifest: Manifest, route: Route): string | undefined {
  const graph = siteUrl(manifest.site, '/') === undefined ? [] : listThings(manifest, route);
  if (graph.length === 0) return undefined;
  // Only `<` could end the element.
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}

function listThings(manifest: Manifest, route: Route): object[] {
  const { shows } = pageKindOf(route);
  if (shows === undefined) return [];
  if (shows === 'site') return [describeSite(manifest.site)];
  const entry = entryOfRoute(route);
  const trail = describeTrail(manifest, route);
  return entry === undefined ? [trail] : [trail, describeArticle(manifest.site, entry)];
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

function describeTrail(manifest: Manifest, route: Route): object {
  const { site } = manifest;
  const current = { name: titleOfRoute(route), path: route.path };
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
function listCategories(route: Route): { name: string; path: string }[] {
  const [version, sidebar] = [versionOfRoute(route), sidebarOfRoute(route)];
  if (version === undefined || sidebar === undefined) return [];
  return buildBreadcrumbs(buildSidebarNodes(version, sidebar, route.path)).flatMap(({ label, href }) =>
    href === undefined || href === route.path ? [] : [{ name: label, path: href }],
  );
}
