import type { SiteConfig } from './manifest.ts';

/**
 * The name under which a site keeps its readers' preferences. Many sites share one
 * github.io origin, so it holds what tells them apart.
 * @example storageKey(site) === 'docs:春松客服文档:/repo/'
 */
export function storageKey(site: Pick<SiteConfig, 'title' | 'baseUrl'>): string {
  return `docs:${site.title}:${site.baseUrl}`;
}
