import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { siteUrl } from '../../core/site/urls/siteUrl.ts';
import { SITEMAP_FILE } from './sitemap.ts';

/**
 * Lets robots in everywhere and shows them the sitemap. What they should pass by says so itself:
 * a page that they may not open could not tell them.
 */
export function renderRobots(site: SiteConfig): string {
  const sitemap = siteUrl(site, `/${SITEMAP_FILE}`);
  return `User-agent: *\nAllow: /\n${sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`}`;
}
