// The search over one version, read from its index when it is first asked for.
import { ContentError } from '../core/errors.ts';
import type { Manifest } from '../core/model/manifest.ts';
import { createSearcher } from '../core/search/createSearcher.ts';
import { partPath } from '../core/search/indexFiles.ts';
import { SEARCH_CALLBACK } from '../core/search/indexFormat.ts';
import type { LoadPart } from '../core/search/indexReader.ts';
import { openIndex } from '../core/search/openIndex.ts';
import type { Searcher } from '../core/search/searcher.ts';
import type { ContentSource } from '../core/source.ts';
import { loadScript } from './loadScript.ts';
import { nextTask } from './nextTask.ts';

const searchers = new Map<string, Promise<Searcher>>();

/**
 * The searcher of a version; the same index gives the same one. Rejects with a ContentError when
 * there is no index or it cannot be read; the next call reads it again.
 */
export async function openSearcher(
  source: ContentSource,
  manifest: Manifest,
  versionName: string,
): Promise<Searcher> {
  const folder = manifest.versions.find(({ name }) => name === versionName)?.search;
  if (folder === undefined)
    throw new ContentError('notFound', 'manifest.json', `版本 ${versionName} 没有搜索索引`);
  const key = `${versionName} ${source.assetUrl(partPath(folder, 'index', 0))}`;
  const known = searchers.get(key);
  if (known !== undefined) return known;
  const opened = openInSteps(partLoader(source, folder), versionName);
  searchers.set(key, opened);
  opened.catch(() => searchers.delete(key));
  return opened;
}

async function openInSteps(load: LoadPart, versionName: string): Promise<Searcher> {
  const index = await openIndex(load, nextTask);
  await nextTask();
  return createSearcher(index, versionName, nextTask);
}

function partLoader(source: ContentSource, folder: string): LoadPart {
  return async (kind, index) => {
    const url = source.assetUrl(partPath(folder, kind, index));
    const [givenKind, givenIndex, payload] = await loadScript(url, SEARCH_CALLBACK);
    if (givenKind !== kind || givenIndex !== index)
      throw new ContentError('invalid', url, '搜索索引的文件与名称不符');
    return payload;
  };
}
