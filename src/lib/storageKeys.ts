// The names under which something is kept in a reader's browser; those that no first page needs are in
// lateStorageKeys.ts.

/** Kept for the tab. */
export const SCROLL_KEY = 'docs:scroll';
export const RELOADED_KEY = 'docs:reloaded';

/**
 * What a site's own names begin with: many sites share one github.io origin. The shell tells it to its page.
 * @example siteKey({ title: '春松客服文档', baseUrl: '/repo/' }) === 'docs:春松客服文档:/repo/'
 */
export function siteKey({ title, baseUrl }: { title: string; baseUrl: string }): string {
  return `docs:${title}:${baseUrl}`;
}

/** Kept for good, for each site. Where pages are drawn ahead no shell tells its key. */
export const preferencesKey = (site = 'docs') => site;
export const searchesKey = (site = 'docs') => `${site}:searches`;
export const readingKey = (site = 'docs') => `${site}:reading`;
export const placesKey = (site = 'docs') => `${site}:places`;
export const readPagesKey = (site = 'docs') => `${site}:read`;
