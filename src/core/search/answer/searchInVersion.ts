// Apart from what reads and writes addresses of searches: the bar of every page needs no more.
import type { Version } from '../../model/manifest.ts';
import { SEARCH_PATH } from '../../paths/siteIndex.ts';

/** What names the version in the address of a search. */
export const SEARCHED_VERSION = 'version';

/**
 * The address of the same search in one version.
 * @example searchInVersion('?q=部署', v7) === '/search?q=%E9%83%A8%E7%BD%B2&version=v7'
 */
export function searchInVersion(search: string, { name }: Version): string {
  const params = new URLSearchParams(search);
  params.set(SEARCHED_VERSION, name);
  return `${SEARCH_PATH}?${params}`;
}
