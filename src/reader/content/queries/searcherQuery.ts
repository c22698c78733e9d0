// Query of a version's searcher, which loads the search index of the version.

import { queryOptions } from '@tanstack/react-query';
import { versionErrorMessages } from '#i18n/contentErrorMessages';
import { ContentError } from '../../../core/errors.ts';
import type { Searcher } from '../../../core/search/answer/searcherInterface.ts';
import { indexFilePath } from '../../../core/search/index/indexFiles.ts';
import { SEARCH_CALLBACK } from '../../../core/search/index/indexFormat.ts';
import type { LoadIndexFile } from '../../../core/search/index/indexReader.ts';
import { openIndex } from '../../../core/search/index/openIndex.ts';
import { createSearcher } from '../../../core/search/query/createSearcher.ts';
import type { Version } from '../../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../../core/site/shards/shard.ts';
import type { Locale } from '../../../core/site/urls/localePaths.ts';
import type { ContentSource } from '../../../core/source.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { loadScript } from '../sources/loadScript.ts';
import { readManifestText } from './queries.ts';

/** Opens the index of a version. Rejects with a ContentError if the version has no index, or if it fails to load. */
async function openSearcher(source: ContentSource, version: Version): Promise<Searcher> {
  const load = source.searchIndex?.(version) ?? partLoader(source, version);
  const index = await openIndex(load, nextTask);
  await nextTask();
  return createSearcher(index, version.name, nextTask);
}

/** Query of a version's searcher. After an error, its next use fetches the index again. */
export function searcherQuery(source: ContentSource, version: Version) {
  return queryOptions({
    queryKey: [...SEARCHERS, version.name, version.search],
    queryFn: () => openSearcher(source, version),
    // The folder name of the index, which is part of the key, has a content hash.
    staleTime: Number.POSITIVE_INFINITY,
    // Comparing would be useless, since a searcher has methods.
    structuralSharing: false,
    // The search dialog reports the error without delay, and searches the titles of the manifest instead.
    retry: false,
  });
}

/** Query of the manifest of another language of the site, which names the search indexes of its versions. */
export function languageQuery(source: ContentSource, { path }: Locale) {
  return queryOptions({
    queryKey: ['language', path],
    queryFn: async ({ signal }) => {
      const { text } = await source.readText(path.slice(1) + MANIFEST_FILE, { signal });
      return readManifestText(text);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Prefix of the query keys of searchers. */
export const SEARCHERS = ['searcher'];

function partLoader(source: ContentSource, { name, search: folder }: Version): LoadIndexFile {
  if (folder === undefined)
    throw new ContentError('notFound', 'manifest.json', versionErrorMessages.noIndex(name));
  return async (kind, index, hash) => {
    const url = source.assetUrl(indexFilePath(folder, kind, index, hash));
    const [givenKind, givenIndex, payload] = await loadScript(url, SEARCH_CALLBACK);
    if (givenKind !== kind || givenIndex !== index)
      throw new ContentError('invalid', url, versionErrorMessages.wrongIndexFile);
    return payload;
  };
}
