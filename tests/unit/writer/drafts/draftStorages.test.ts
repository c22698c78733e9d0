import { IDBOpenDBRequest as FDBOpenDBRequest } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '../../../../src/writer/drafts/draftStorage.ts';
import {
  deleteDraft,
  listDrafts,
  putDraft,
  replaceDraft,
} from '../../../../src/writer/drafts/draftStorages.ts';
import { stubDatabase } from '../../../support/stubDatabase.ts';

const DRAFT: Draft = {
  id: 'a',
  file: 'docs/a.md',
  path: '/docs/a',
  title: '甲',
  text: '甲',
  base: '',
  line: 1,
  time: 1,
};
const LIMIT = 3000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['put', () => putDraft(DRAFT)],
  ['moved', () => replaceDraft(DRAFT, { ...DRAFT, id: 'b' })],
  ['dropped', () => deleteDraft('a')],
  ['listed', () => listDrafts()],
])('a draft is not %s where the database never opens, which is told in seconds', async (_, ask) => {
  stubDatabase();
  // A request that fires nothing.
  vi.stubGlobal('indexedDB', { open: () => new FDBOpenDBRequest() });
  const outcome = vi.fn();
  ask().catch(({ name }) => outcome(name));
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(outcome).toHaveBeenCalledExactlyOnceWith('TimeoutError');
});

it('drafts are listed as free where the browser never tells its locks', async () => {
  stubDatabase();
  await putDraft(DRAFT);
  vi.stubGlobal('navigator', { locks: { query: () => new Promise(() => {}) } });
  const listed = listDrafts();
  // The database answers in immediates, before the time is over.
  for (let step = 0; step < 10; step += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(LIMIT / 10);
  }
  expect(await listed).toMatchObject([{ id: 'a', isLocked: false }]);
});
