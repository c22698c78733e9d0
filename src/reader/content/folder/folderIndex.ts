import { folderMessages } from '#i18n/folderMessages';
import { ContentError } from '../../../core/errors.ts';
import { isSearchable } from '../../../core/search/answer/findTitles.ts';
import { indexFileName } from '../../../core/search/index/indexFiles.ts';
import type { LoadIndexFile } from '../../../core/search/index/indexReader.ts';
import type { DocEntry } from '../../../core/site/manifest/manifest.ts';
import { MANIFEST_FILE } from '../../../core/site/shards/shard.ts';
import type { IndexAnswer, IndexedFields, IndexOrder, IndexQuestion } from './indexPages.worker.ts';

/** Each visit asks the server for all texts: more pages are for a build. */
const MAX_PAGES = 300;

/**
 * Starts a worker that indexes the pages of a version. Rejects with a ContentError, also if there are too many.
 * @param onFields called with the fields that are derived from the texts
 */
export function folderIndex(
  docs: readonly DocEntry[],
  order: Omit<IndexOrder, 'pages'>,
  onFields: (fields: IndexedFields['fields']) => void,
  createWorker = () =>
    new Worker(/* webpackChunkName: "index-pages" */ new URL('./indexPages.worker.ts', import.meta.url)),
): LoadIndexFile {
  const pages = docs.filter(isSearchable).map(({ path, file, title }) => ({ path, file, title }));
  if (pages.length > MAX_PAGES) {
    const message = folderMessages.tooManyPages(pages.length, MAX_PAGES);
    return () => Promise.reject(new ContentError('invalid', MANIFEST_FILE, message));
  }
  const worker = createWorker();
  const waiting = new Map<number, (answer: IndexAnswer) => void>();
  worker.onmessage = ({ data }: MessageEvent<IndexAnswer | IndexedFields>) => {
    if ('fields' in data) return onFields(data.fields);
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  const ask = (question: IndexQuestion) => {
    worker.postMessage(question);
    return new Promise<IndexAnswer>((resolve, reject) => {
      waiting.set(question.id, resolve);
      // Its script has not loaded.
      worker.onerror = ({ message }) => reject(new ContentError('offline', order.base, message));
    });
  };
  let count = 0;
  return async (kind, index) => {
    const id = count++;
    const answer = await ask({
      id,
      name: indexFileName(kind, index),
      ...(id === 0 && { order: { ...order, pages } }),
    });
    if ('payload' in answer) return answer.payload;
    worker.terminate();
    const { kind: fault, place, message } = answer.error;
    throw new ContentError(fault, place, message);
  };
}
