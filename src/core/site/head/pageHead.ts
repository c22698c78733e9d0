// The tags of a page's head: the build renders them into the HTML, and the client updates them after a navigation.

import { scriptJson } from '../../../lib/scriptJson.ts';
import type { Manifest, PageEntry, SiteConfig } from '../manifest/manifest.ts';
import { type Alternate, listAlternates } from '../nav/languageLinks.ts';
import { pageKindOf, titleOfRoute } from '../nav/pageKinds.ts';
import { docsById, isListed } from '../nav/sidebarItems.ts';
import { buildBreadcrumbs, buildSidebarNodes } from '../nav/sidebarNodes.ts';
import { findInLatest } from '../nav/versionSwitch.ts';
import { homePath, localPath } from '../urls/localePaths.ts';
import { findExternalKind } from '../urls/pageHref.ts';
import { entryOfRoute, type Route, sidebarOfRoute, versionOfRoute } from '../urls/route.ts';
import { SEARCH_PATH } from '../urls/siteIndex.ts';
import { siteUrl } from '../urls/siteUrl.ts';

export interface PageSummary {
  /** Site path, `/docs/deploy`. */
  path: string;
  /** Path of the canonical URL: for a page of an old version, its counterpart in the latest version. */
  canonicalPath?: string | undefined;
  /** Absent on the home page. */
  title?: string | undefined;
  description?: string | undefined;
  /** Path of the page's markdown inside the site folder. */
  file?: string | undefined;
  /** Picture of shared links, instead of that of the site: a path inside the site folder, or a URL. */
  image?: string | undefined;
  /** ISO day. */
  lastUpdate?: string | undefined;
  noIndex?: boolean | undefined;
  /** The page in all languages of the site; absent on a page in one language. */
  alternates?: readonly Alternate[] | undefined;
  /** JSON-LD, escaped for a script element. */
  structuredData?: string | undefined;
}

/**
 * The metadata of a route that a sitemap needs: path, canonical path, date, and whether it is excluded from
 * indexing.
 */
export function describeUrl(
  manifest: Manifest,
  route: Route,
): Pick<PageSummary, 'path' | 'canonicalPath' | 'lastUpdate' | 'noIndex' | 'alternates'> {
  const entry = entryOfRoute(route);
  const version = versionOfRoute(route);
  const alternates = listAlternates(manifest, route);
  return {
    path: route.path,
    canonicalPath: version && findInLatest(manifest, version, entry ?? route),
    lastUpdate: entry?.lastUpdate,
    ...(alternates.length > 0 && { alternates }),
    noIndex:
      pageKindOf(route).shows === undefined ||
      // The page in the language of its text is indexed.
      entry?.lang !== undefined ||
      version?.noIndex ||
      entry?.draft ||
      entry?.unlisted ||
      (route.kind === 'category' && !isListed(route.category, docsById(route.version))),
  };
}

export function describeRoute(manifest: Manifest, route: Route): PageSummary {
  const address = describeUrl(manifest, route);
  const entry = entryOfRoute(route);
  return {
    ...address,
    title: titleOfRoute(route),
    description: entry?.description ?? pageKindOf(route).description?.(route),
    file: entry?.file,
    image: entry?.image,
    structuredData: address.noIndex ? undefined : buildStructuredData(manifest, route),
  };
}

/** A tag of the head; its attributes `known` identify it: `<meta name="robots">`. */
export interface HeadTag {
  tag: 'meta' | 'link';
  known: Record<string, string>;
  /** Value of `content` or `href`; undefined removes the tag. */
  content: string | undefined;
}

/**
 * Lists the tags that search engines, link previews, share buttons and markdown clients read.
 * @param addressOf returns the URL by which the page links to a file of the site
 */
export function listHeadTags(
  page: PageSummary,
  site: SiteConfig,
  addressOf: (file: string) => string,
): HeadTag[] {
  const description = page.description ?? (page.title === undefined ? site.tagline : '');
  const url = page.noIndex ? undefined : siteUrl(site, page.canonicalPath ?? page.path);
  const image = pictureUrl(site, page.image ?? site.image);
  const type = page.title === undefined ? 'website' : 'article';
  return [
    meta({ name: 'description' }, description),
    meta({ name: 'robots' }, page.noIndex ? 'noindex' : undefined),
    { tag: 'link', known: { rel: 'canonical' }, content: url },
    ...(url === undefined ? [] : (page.alternates ?? [])).map(([hreflang, path]): HeadTag => {
      return { tag: 'link', known: { rel: 'alternate', hreflang }, content: siteUrl(site, path) };
    }),
    {
      tag: 'link',
      known: { rel: 'alternate', type: 'text/markdown' },
      content: page.file && addressOf(page.file),
    },
    meta({ property: 'og:url' }, url),
    meta({ property: 'og:type' }, type),
    meta({ property: 'og:title' }, page.title ?? site.title),
    meta({ property: 'og:description' }, description),
    meta({ property: 'og:image' }, image),
    meta({ name: 'twitter:card' }, image && 'summary_large_image'),
    meta({ property: 'article:modified_time' }, page.lastUpdate),
  ];
}

/** The tags that are equal on all pages, so that a navigation does not update them. */
export function listSiteTags(site: SiteConfig): HeadTag[] {
  return [
    meta({ property: 'og:locale' }, openGraphLocale(site.defaultLocale)),
    meta({ property: 'og:site_name' }, site.title),
  ];
}

/** Readers of Open Graph need an absolute URL. */
function pictureUrl(site: SiteConfig, image: string | undefined): string | undefined {
  if (image === undefined || findExternalKind(image) !== undefined) return image;
  return siteUrl(site, `/${image.replace(/^\/+/, '')}`);
}

function meta(known: Record<string, string>, content: string | undefined): HeadTag {
  return { tag: 'meta', known, content: content === '' ? undefined : content };
}

const locales = new Map<string, string | undefined>();

/**
 * A language tag in the format of Open Graph, with its default region.
 * @example openGraphLocale('zh-Hans') === 'zh_CN'; openGraphLocale('en-GB') === 'en_GB'
 */
export function openGraphLocale(tag: string): string | undefined {
  // Cached, since the build calls this for every page with the same tag.
  if (!locales.has(tag)) locales.set(tag, findLocale(tag));
  return locales.get(tag);
}

function findLocale(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region === undefined ? language : `${language}_${region}`;
  } catch {
    return undefined;
  }
}

/**
 * JSON-LD of a route's page, escaped for a script element. Undefined for kinds of pages that are not indexed, and
 * if the config has no origin, since JSON-LD needs absolute URLs.
 */
export function buildStructuredData(manifest: Manifest, route: Route): string | undefined {
  const graph = siteUrl(manifest.site, '/') === undefined ? [] : listThings(manifest, route);
  if (graph.length === 0) return undefined;
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}

function listThings(manifest: Manifest, route: Route): object[] {
  const { shows } = pageKindOf(route);
  if (shows === undefined) return [];
  if (shows === 'site') return [describeSite(manifest)];
  const entry = entryOfRoute(route);
  const trail = describeTrail(manifest, route);
  return entry === undefined ? [trail] : [trail, describeArticle(manifest.site, entry)];
}

function describeSite(manifest: Manifest): object {
  const { site } = manifest;
  return {
    '@type': 'WebSite',
    name: site.title,
    description: site.tagline,
    url: siteUrl(site, homePath(manifest)),
    inLanguage: site.defaultLocale,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl(site, localPath(manifest, SEARCH_PATH))}?q={search_term_string}`,
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
  const crumbs = [{ name: site.title, path: homePath(manifest) }, ...listCategories(route), current];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl(site, path),
    })),
  };
}

/** The categories above a page that have a URL, since search engines require one. */
function listCategories(route: Route): { name: string; path: string }[] {
  const [version, sidebar] = [versionOfRoute(route), sidebarOfRoute(route)];
  if (version === undefined || sidebar === undefined) return [];
  return buildBreadcrumbs(buildSidebarNodes(version, sidebar, route.path)).flatMap(({ label, href }) =>
    href === undefined || href === route.path ? [] : [{ name: label, path: href }],
  );
}
