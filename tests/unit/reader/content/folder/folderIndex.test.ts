import { expect, it } from 'vitest';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import { folderIndex } from '../../../../../src/reader/content/folder/folderIndex.ts';
import type {
  IndexAnswer,
  IndexQuestion,
} from '../../../../../src/reader/content/folder/indexPages.worker.ts';

const ORDER = { base: 'https://host/', language: 'zh-Hans', database: 'x' };

function docsOf(pages: number) {
  const docs = Array.from({ length: pages }, (_, at) => ({
    id: `${at}`,
    path: `/docs/${at}`,
    title: `${at}`,
    file: `${at}.md`,
    unlisted: at === 0,
  }));
  const version = { name: 'current', label: '最新版', path: '/docs', docs };
  const manifest = parseManifest(JSON.stringify({ site: { title: '甲' }, versions: [version] }));
  return manifest.versions[0]?.docs ?? expect.fail();
}

/** A worker whose answers the test makes. */
function fakeWorker(reply: (question: IndexQuestion) => IndexAnswer) {
  const asked: IndexQuestion[] = [];
  const worker = {
    asked,
    isEnded: false,
    onmessage: (_event: MessageEvent) => {},
    terminate: () => {
      worker.isEnded = true;
    },
    postMessage(question: IndexQuestion) {
      asked.push(question);
      queueMicrotask(() => worker.onmessage({ data: reply(question) } as MessageEvent));
    },
  };
  return worker;
}

it('orders the searchable pages once, and hands out the files', async () => {
  const worker = fakeWorker(({ id, name }) => ({ id, payload: name }));
  const load = folderIndex(
    docsOf(3),
    ORDER,
    () => {},
    () => worker as unknown as Worker,
  );
  expect(await Promise.all([load('index', 0), load('t', 2)])).toEqual(['index.js', 't2.js']);
  expect(worker.asked.map(({ order }) => order?.pages.map(({ file }) => file))).toEqual([
    ['1.md', '2.md'],
    undefined,
  ]);
});

it('passes on why the pages could not be read', async () => {
  const error = { kind: 'offline' as const, place: 'https://host/1.md', message: '断网' };
  const worker = fakeWorker(({ id }) => ({ id, error }));
  const load = folderIndex(
    docsOf(2),
    ORDER,
    () => {},
    () => worker as unknown as Worker,
  );
  await expect(load('index', 0)).rejects.toMatchObject(error);
  expect(worker.isEnded).toBe(true);
});

it('has a limit, above which it says what to do', async () => {
  const none = () => expect.fail();
  await expect(folderIndex(docsOf(302), ORDER, none, none)('index', 0)).rejects.toThrow(
    '300 页，这里有 301 页',
  );
});

it('passes on what the texts say of their pages', async () => {
  const worker = fakeWorker(({ id }) => ({ id, payload: null }));
  const fields = [['1.md', { draft: true }]] as const;
  const learned: unknown[] = [];
  const load = folderIndex(
    docsOf(2),
    ORDER,
    (found) => learned.push(found),
    () => worker as unknown as Worker,
  );
  worker.onmessage({ data: { fields } } as MessageEvent);
  await load('index', 0);
  expect(learned).toEqual([fields]);
});
