// Query of the searcher over one version, which loads the search index.

import { queryOptions } from '@tanstack/react-query';
import { ContentError } from '../../../core/errors.ts';
import { versionErrorMessages } from '../../../core/i18n/contentErrorMessages.ts';
import type { Searcher } from '../../../core/search/answer/searcher.ts';
import { partPath } from '../../../core/search/index/indexFiles.ts';
import { SEARCH_CALLBACK } from '../../../core/search/index/indexFormat.ts';
import type { LoadIndexFile } from '../../../core/search/index/indexReader.ts';
import { openIndex } from '../../../core/search/index/openIndex.ts';
import { createSearcher } from '../../../core/search/query/createSearcher.ts';
import type { Version } from '../../../core/site/manifest/manifest.ts';
import type { ContentSource } from '../../../core/source.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { loadScript } from '../sources/loadScript.ts';

/** Opens the index of a version. Rejects with a ContentError if there is none, or it fails to load. */
async function openSearcher(source: ContentSource, { name, search }: Version): Promise<Searcher> {
  if (search === undefined)
    throw new ContentError('notFound', 'manifest.json', versionErrorMessages.noIndex(name));
  const index = await openIndex(partLoader(source, search), nextTask);
  await nextTask();
  return createSearcher(index, name, nextTask);
}

/** The searcher of a version; the same index gives the same one. After a failure the next use fetches again. */
export function searcherQuery(source: ContentSource, version: Version) {
  return queryOptions({
    queryKey: [...SEARCHERS, version.name, version.search],
    queryFn: () => openSearcher(source, version),
    // The folder of the index has a content hash.
    staleTime: Number.POSITIVE_INFINITY,
    // A searcher is not compared structurally: it has methods, and its index is large.
    structuralSharing: false,
    // The dialog reports the failure at once, and searches the titles.
    retry: false,
  });
}

/** Prefix of the query keys. */
export const SEARCHERS = ['searcher'];

function partLoader(source: ContentSource, folder: string): LoadIndexFile {
  return async (kind, index, hash) => {
    const url = source.assetUrl(partPath(folder, kind, index, hash));
    const [givenKind, givenIndex, payload] = await loadScript(url, SEARCH_CALLBACK);
    if (givenKind !== kind || givenIndex !== index)
      throw new ContentError('invalid', url, versionErrorMessages.wrongIndexFile);
    return payload;
  };
}
