// Storage keys that the initial bundle uses. Other keys are in deferredStorageKeys.ts, so that lazy chunks contain
// them.

/** Keys in sessionStorage. */
export const SCROLL_KEY = 'docs:scroll';
export const RELOADED_KEY = 'docs:reloaded';

/**
 * Prefix of a site's storage keys: sites on the same github.io origin share its storage. The build renders the
 * prefix as an attribute of the root element.
 * @param site with `storageName` for a prefix that does not change with the title
 * @example siteKey({ title: '春松客服文档', baseUrl: '/repo/' }) === 'docs:春松客服文档:/repo/'
 */
export function siteKey({ title, storageName = title, baseUrl }: SiteNames): string {
  return `docs:${storageName}:${baseUrl}`;
}

interface SiteNames {
  title: string;
  storageName?: string | undefined;
  baseUrl: string;
}

/** Keys in localStorage, for each site. The prerenderer calls them without a prefix, since it has no storage. */
export const preferencesKey = (site = 'docs') => site;
export const searchesKey = (site = 'docs') => `${site}:searches`;
export const readingKey = (site = 'docs') => `${site}:reading`;
export const positionsKey = (site = 'docs') => `${site}:places`;
export const readPagesKey = (site = 'docs') => `${site}:read`;
