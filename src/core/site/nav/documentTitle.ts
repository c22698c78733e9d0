import type { SiteConfig } from '../manifest/manifest.ts';

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
