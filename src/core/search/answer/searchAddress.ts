// The address of a search: `/search?q=部署&version=v7`.
import type { Manifest, Version } from '../../site/manifest/manifest.ts';
import { findPlace, latestVersion } from '../../site/urls/route.ts';
import { SEARCH_PATH } from '../../site/urls/siteIndex.ts';
import { limitQuery } from '../query/queryLength.ts';
import { ALL_VERSIONS, SEARCHED_VERSION, searchInVersion } from './searchInVersion.ts';

export interface SearchedPlace {
  query: string;
  versions: readonly Version[];
}

/**
 * What an address asks for. Without a version, or with one that is not there, it is the latest:
 * the same link shows everybody the same.
 */
export function readSearchAddress(manifest: Manifest, search: string): SearchedPlace {
  const params = new URLSearchParams(search);
  const name = params.get(SEARCHED_VERSION);
  const named = manifest.versions.find((version) => version.name === name);
  const isAll = named === undefined && name === ALL_VERSIONS;
  return {
    query: limitQuery(params.get('q') ?? ''),
    versions: isAll ? manifest.versions : [named ?? latestVersion(manifest)],
  };
}

/** The address of a search; undefined where a page of the site stands in its place. */
export function writeSearchAddress(
  manifest: Manifest,
  { query, versions }: SearchedPlace,
): string | undefined {
  if (findPlace(manifest, SEARCH_PATH)?.kind !== 'search') return undefined;
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  return searchInVersion(manifest, params.toString(), versions.length === 1 ? versions[0] : undefined);
}
