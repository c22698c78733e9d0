import { expect, it } from 'vitest';
import { LruCache } from '../../../src/lib/lruCache.ts';

it('keeps as many entries as were set last', () => {
  const kept = new LruCache<string, number>(2);
  kept.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...kept]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
