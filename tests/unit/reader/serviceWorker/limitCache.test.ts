import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import { AnswerOrCopy } from '../../../../src/reader/serviceWorker/strategies.ts';
import { CACHE_TIMEOUT, CopyOrAnswer } from '../../../../src/reader/serviceWorker/limitCache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const request = new Request('https://x.org/assets/a.12345678.js');
const handlerOf = (handler: Partial<StrategyHandler>) =>
  ({ waitUntil: (promise) => promise, ...handler }) as StrategyHandler;
const silent = () => new Promise<never>(() => {});

it('asks the server where the browser’s cache does not answer', async () => {
  const handler = handlerOf({ cacheMatch: silent, fetchAndCachePut: async () => new Response('今') });
  const asked = new CopyOrAnswer()._handle(request, handler);
  await vi.advanceTimersByTimeAsync(CACHE_TIMEOUT);
  expect(await (await asked).text()).toBe('今');
});

it('gives the copy where there is one, without the server', async () => {
  const fetchAndCachePut = vi.fn(async () => new Response('今'));
  const handler = handlerOf({ cacheMatch: async () => new Response('昨'), fetchAndCachePut });
  expect(await (await new CopyOrAnswer()._handle(request, handler)).text()).toBe('昨');
  expect(fetchAndCachePut).not.toHaveBeenCalled();
});

it('ends a request for which neither the server nor the cache has an answer', async () => {
  const fetchAndCachePut = async () => {
    throw new TypeError('offline');
  };
  const handler = handlerOf({ cacheMatch: silent, fetchAndCachePut });
  const failed = vi.fn();
  new AnswerOrCopy()._handle(request, handler).catch(failed);
  await vi.advanceTimersByTimeAsync(2 * CACHE_TIMEOUT);
  expect(failed).toHaveBeenCalled();
});
