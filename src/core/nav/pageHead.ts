// What the head of a page says of it: in each route's shell, and in the browser after a navigation.
import { messages } from '../messages.ts';
import type { Manifest, SiteConfig } from '../model/manifest.ts';
import { findRoute, type Route } from '../paths/route.ts';
import { siteUrl } from '../paths/siteUrl.ts';

export interface PageSummary {
  /** The page's site path, `/docs/deploy`. */
  path: string;
  /** Absent on the home page. */
  title?: string | undefined;
  description?: string | undefined;
  /** The page's markdown, inside the site folder. */
  file?: string | undefined;
  noIndex?: boolean | undefined;
}

/** The summary of what a route shows. */
export function describeRoute(manifest: Manifest, route: Route): PageSummary {
  switch (route.kind) {
    case 'home':
      return { path: '/' };
    case 'doc':
    case 'page': {
      const { title, description, file, draft, unlisted } = route.kind === 'doc' ? route.doc : route.page;
      const isOldVersion = route.kind === 'doc' && route.version.noIndex;
      return { path: route.path, title, description, file, noIndex: isOldVersion || draft || unlisted };
    }
    case 'category': {
      const { category, index, version } = route;
      const description = index.description ?? category.description;
      return {
        path: route.path,
        title: index.title ?? category.label,
        description,
        noIndex: version.noIndex,
      };
    }
    case 'redirect': {
      const target = findRoute(manifest, route.path);
      return target.kind === 'redirect' ? { path: route.path } : describeRoute(manifest, target);
    }
    case 'search':
      return { path: route.path, title: messages.search.open, noIndex: true };
    case 'notFound':
      return { path: '/404', title: messages.notFound.title, noIndex: true };
  }
}

/** A tag of the head, known by an attribute's value: `meta`, `name`, `robots`. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attribute: 'name' | 'property' | 'rel';
  value: string;
  /** The description, the address; undefined where the page has none, and so no such tag. */
  content: string | undefined;
}

/** What search engines, link previews and the browser's own share button read. */
export function listHeadTags(page: PageSummary, site: SiteConfig): HeadTag[] {
  const description = page.description ?? (page.title === undefined ? site.tagline : '');
  const url = page.noIndex ? undefined : siteUrl(site, page.path);
  const meta = (attribute: 'name' | 'property', value: string, content: string | undefined): HeadTag => ({
    tag: 'meta',
    attribute,
    value,
    content: content === '' ? undefined : content,
  });
  return [
    meta('name', 'description', description),
    meta('name', 'robots', page.noIndex ? 'noindex' : undefined),
    { tag: 'link', attribute: 'rel', value: 'canonical', content: url },
    meta('property', 'og:url', url),
    meta('property', 'og:type', page.title === undefined ? 'website' : 'article'),
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:title', page.title ?? site.title),
    meta('property', 'og:description', description),
  ];
}
