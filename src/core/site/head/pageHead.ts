// What the head of a page says of it beside its title: in each route's shell, and in the browser after a navigation.
import type { Manifest, SiteConfig } from '../manifest/manifest.ts';
import { pageKindOf, titleOfRoute } from '../nav/pageKinds.ts';
import { docsById, isListed } from '../nav/sidebarItems.ts';
import { findInLatest } from '../nav/versionSwitch.ts';
import { entryOfRoute, type Route, versionOfRoute } from '../urls/route.ts';
import { siteUrl } from '../urls/siteUrl.ts';
import { openGraphLocale } from './openGraphLocale.ts';
import { buildStructuredData } from './structuredData.ts';

export interface PageSummary {
  /** The page's site path, `/docs/deploy`. */
  path: string;
  /** The page that search engines should show in its place: of an old version's page the latest's. */
  canonicalPath?: string | undefined;
  /** Absent on the home page. */
  title?: string | undefined;
  description?: string | undefined;
  /** The page's markdown, inside the site folder. */
  file?: string | undefined;
  /** ISO day. */
  lastUpdate?: string | undefined;
  noIndex?: boolean | undefined;
  /** JSON-LD, safe inside a script element. */
  structuredData?: string | undefined;
}

/** Under which address search engines should know what a route shows, if at all. */
export function describeAddress(
  manifest: Manifest,
  route: Route,
): Pick<PageSummary, 'path' | 'canonicalPath' | 'lastUpdate' | 'noIndex'> {
  const entry = entryOfRoute(route);
  const version = versionOfRoute(route);
  return {
    path: route.path,
    canonicalPath: version && findInLatest(manifest, version, entry ?? route),
    lastUpdate: entry?.lastUpdate,
    noIndex:
      pageKindOf(route).shows === undefined ||
      version?.noIndex ||
      entry?.draft ||
      entry?.unlisted ||
      (route.kind === 'category' && !isListed(route.category, docsById(route.version))),
  };
}

/** The summary of what a route shows. */
export function describeRoute(manifest: Manifest, route: Route): PageSummary {
  const address = describeAddress(manifest, route);
  const entry = entryOfRoute(route);
  return {
    ...address,
    title: titleOfRoute(route),
    description: entry?.description ?? pageKindOf(route).description?.(route),
    file: entry?.file,
    structuredData: address.noIndex ? undefined : buildStructuredData(manifest, route),
  };
}

/** A tag of the head, known by some of its attributes: `<meta name="robots">`. */
export interface HeadTag {
  tag: 'meta' | 'link';
  known: Record<string, string>;
  /** The description, the address; undefined where the page has none, and so no such tag. */
  content: string | undefined;
}

/**
 * What search engines, link previews, the browser's own share button and readers of markdown look for on a page.
 * @param addressOf leads from the page to a file of the site
 */
export function listHeadTags(
  page: PageSummary,
  site: SiteConfig,
  addressOf: (file: string) => string,
): HeadTag[] {
  const description = page.description ?? (page.title === undefined ? site.tagline : '');
  const url = page.noIndex ? undefined : siteUrl(site, page.canonicalPath ?? page.path);
  const type = page.title === undefined ? 'website' : 'article';
  return [
    meta({ name: 'description' }, description),
    meta({ name: 'robots' }, page.noIndex ? 'noindex' : undefined),
    { tag: 'link', known: { rel: 'canonical' }, content: url },
    {
      tag: 'link',
      known: { rel: 'alternate', type: 'text/markdown' },
      content: page.file && addressOf(page.file),
    },
    meta({ property: 'og:url' }, url),
    meta({ property: 'og:type' }, type),
    meta({ property: 'og:title' }, page.title ?? site.title),
    meta({ property: 'og:description' }, description),
    meta({ property: 'article:modified_time' }, page.lastUpdate),
  ];
}

/** What is the same on all pages of a site, and stays in the head from the first one on. */
export function listSiteTags(site: SiteConfig): HeadTag[] {
  return [
    meta({ property: 'og:locale' }, openGraphLocale(site.defaultLocale)),
    meta({ property: 'og:site_name' }, site.title),
  ];
}

function meta(known: Record<string, string>, content: string | undefined): HeadTag {
  return { tag: 'meta', known, content: content === '' ? undefined : content };
}
