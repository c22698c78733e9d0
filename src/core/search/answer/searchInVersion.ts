// Apart from what reads addresses of searches: the bar of every page needs no more.
import type { Manifest, Version } from '../../site/manifest/manifest.ts';
import { latestVersion } from '../../site/urls/route.ts';
import { SEARCH_PATH } from '../../site/urls/siteIndex.ts';

/** What names the version in the address of a search. */
export const SEARCHED_VERSION = 'version';

/** In the place of a version's name. */
export const ALL_VERSIONS = 'all';

/**
 * The address of the same search in one version, or in all. The latest is meant where none is named.
 * @example searchInVersion(manifest, '?q=部署', v7) === '/search?q=%E9%83%A8%E7%BD%B2&version=v7'
 */
export function searchInVersion(manifest: Manifest, search: string, version: Version | undefined): string {
  const params = new URLSearchParams(search);
  if (version === latestVersion(manifest)) params.delete(SEARCHED_VERSION);
  else params.set(SEARCHED_VERSION, version?.name ?? ALL_VERSIONS);
  const text = params.toString();
  return text === '' ? SEARCH_PATH : `${SEARCH_PATH}?${text}`;
}
