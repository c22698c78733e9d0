// Storage keys of the first route; deferredStorageKeys.ts has the others.

/** sessionStorage. */
export const SCROLL_KEY = 'docs:scroll';
export const RELOADED_KEY = 'docs:reloaded';

/**
 * Prefix of a site's storage keys: many sites share one github.io origin. The HTML holds it in an attribute.
 * @example siteKey({ title: '春松客服文档', baseUrl: '/repo/' }) === 'docs:春松客服文档:/repo/'
 */
export function siteKey({ title, baseUrl }: { title: string; baseUrl: string }): string {
  return `docs:${title}:${baseUrl}`;
}

/** localStorage, per site. The default is for prerendering, which has no storage. */
export const preferencesKey = (site = 'docs') => site;
export const searchesKey = (site = 'docs') => `${site}:searches`;
export const readingKey = (site = 'docs') => `${site}:reading`;
export const placesKey = (site = 'docs') => `${site}:places`;
export const readPagesKey = (site = 'docs') => `${site}:read`;
