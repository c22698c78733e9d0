// The search over one version, read from its index when it is first asked for.
import { queryOptions } from '@tanstack/react-query';
import { ContentError } from '../../../core/errors.ts';
import type { Searcher } from '../../../core/search/answer/searcher.ts';
import { partPath } from '../../../core/search/index/indexFiles.ts';
import { SEARCH_CALLBACK } from '../../../core/search/index/indexFormat.ts';
import type { LoadPart } from '../../../core/search/index/indexReader.ts';
import { openIndex } from '../../../core/search/index/openIndex.ts';
import { createSearcher } from '../../../core/search/query/createSearcher.ts';
import type { Version } from '../../../core/site/manifest/manifest.ts';
import type { ContentSource } from '../../../core/source.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { loadScript } from '../sources/loadScript.ts';

/** Opens the search of a version. Rejects with a ContentError when there is no index or it cannot be read. */
async function openSearcher(source: ContentSource, { name, search }: Version): Promise<Searcher> {
  if (search === undefined) throw new ContentError('notFound', 'manifest.json', `版本 ${name} 没有搜索索引`);
  const index = await openIndex(partLoader(source, search), nextTask);
  await nextTask();
  return createSearcher(index, name, nextTask);
}

/** The searcher of a version; the same index gives the same one. One that did not open is opened anew by who asks next. */
export function searcherQuery(source: ContentSource, version: Version) {
  return queryOptions({
    queryKey: [...SEARCHERS, version.name, version.search],
    queryFn: () => openSearcher(source, version),
    // The index's folder is named after its content.
    staleTime: Number.POSITIVE_INFINITY,
    // It is no plain data, and large.
    structuralSharing: false,
    // The reader is told at once, and answered from the titles meanwhile.
    retry: false,
  });
}

/** The beginning of all searchers' keys. */
export const SEARCHERS = ['searcher'];

function partLoader(source: ContentSource, folder: string): LoadPart {
  return async (kind, index, hash) => {
    const url = source.assetUrl(partPath(folder, kind, index, hash));
    const [givenKind, givenIndex, payload] = await loadScript(url, SEARCH_CALLBACK);
    if (givenKind !== kind || givenIndex !== index)
      throw new ContentError('invalid', url, '搜索索引的文件与名称不符');
    return payload;
  };
}
