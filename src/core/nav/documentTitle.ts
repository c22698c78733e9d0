import { messages } from '../messages.ts';
import type { Manifest, SiteConfig } from '../model/manifest.ts';
import { findRoute, type Route } from '../paths/route.ts';

/**
 * The name of the browser's tab; the home page bears the site's name alone.
 * @example documentTitle(site, '部署') === '部署 | 春松客服文档'
 */
export function documentTitle(
  site: Pick<SiteConfig, 'title' | 'titleDelimiter'>,
  title: string | undefined,
): string {
  return !title || title === site.title ? site.title : `${title} ${site.titleDelimiter} ${site.title}`;
}

/** The title of what a route shows; the home page has none of its own. */
export function titleOfRoute(manifest: Manifest, route: Route): string | undefined {
  switch (route.kind) {
    case 'home':
      return undefined;
    case 'doc':
      return route.doc.title;
    case 'page':
      return route.page.title;
    case 'category':
      return route.index.title ?? route.category.label;
    case 'search':
      return messages.search.open;
    case 'notFound':
      return messages.notFound.title;
    case 'redirect': {
      const target = findRoute(manifest, route.path);
      return target.kind === 'redirect' ? undefined : titleOfRoute(manifest, target);
    }
  }
}
