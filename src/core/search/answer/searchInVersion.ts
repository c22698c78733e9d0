// A separate file, so that the navbar's chunk does not bundle the parser in searchAddress.ts.
import type { Manifest, Version } from '../../site/manifest/manifest.ts';
import { localPath } from '../../site/urls/localePaths.ts';
import { latestVersion } from '../../site/urls/route.ts';
import { SEARCH_PATH } from '../../site/urls/siteIndex.ts';

/** Name of the query parameter for the version. */
export const SEARCHED_VERSION = 'version';

/** Name of the query parameter by which all languages are searched: `languages=all`. */
export const SEARCHED_LANGUAGES = 'languages';

/** Value of the parameters for all versions, and for all languages. */
export const ALL = 'all';

/**
 * URL of the same search in another version, or in all. The latest version is the default, without a parameter.
 * @example searchInVersion(manifest, '?q=部署', v7) === '/search?q=%E9%83%A8%E7%BD%B2&version=v7'
 */
export function searchInVersion(manifest: Manifest, search: string, version: Version | undefined): string {
  const params = new URLSearchParams(search);
  if (version === latestVersion(manifest)) params.delete(SEARCHED_VERSION);
  else params.set(SEARCHED_VERSION, version?.name ?? ALL);
  const text = params.toString();
  const path = localPath(manifest, SEARCH_PATH);
  return text === '' ? path : `${path}?${text}`;
}
