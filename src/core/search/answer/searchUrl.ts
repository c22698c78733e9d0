// Parses and formats the URL of a search: `/search?q=部署&version=v7`.
import type { Manifest, Version } from '../../site/manifest/manifest.ts';
import { localPath } from '../../site/urls/localePaths.ts';
import { findSitePage, latestVersion } from '../../site/urls/route.ts';
import { SEARCH_PATH } from '../../site/urls/siteIndex.ts';
import { limitQuery } from '../query/queryLength.ts';
import { ALL, SEARCHED_LANGUAGES, SEARCHED_VERSION, searchInVersion } from './searchInVersion.ts';

export interface SearchScope {
  query: string;
  versions: readonly Version[];
  /** Whether the versions are searched in the other languages of the site, too. */
  inAllLanguages?: boolean;
}

/**
 * Parses the query of a URL. Without a known version, the default is the latest one, so that a link is the same for
 * all readers.
 */
export function parseSearchUrl(manifest: Manifest, search: string): SearchScope {
  const params = new URLSearchParams(search);
  const name = params.get(SEARCHED_VERSION);
  const named = manifest.versions.find((version) => version.name === name);
  const isAll = named === undefined && name === ALL;
  return {
    query: limitQuery(params.get('q') ?? ''),
    versions: isAll ? manifest.versions : [named ?? latestVersion(manifest)],
    ...(params.get(SEARCHED_LANGUAGES) === ALL && { inAllLanguages: true }),
  };
}

/** Formats the URL of a search; undefined when a page of the site has that URL. */
export function formatSearchUrl(
  manifest: Manifest,
  { query, versions, inAllLanguages }: SearchScope,
): string | undefined {
  if (findSitePage(manifest, localPath(manifest, SEARCH_PATH))?.kind !== 'search') return undefined;
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (inAllLanguages) params.set(SEARCHED_LANGUAGES, ALL);
  return searchInVersion(manifest, params.toString(), versions.length === 1 ? versions[0] : undefined);
}
