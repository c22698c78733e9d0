import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import {
  CACHE_TIMEOUT,
  CacheOrNetwork,
  NetworkOrCache,
} from '../../../../src/reader/serviceWorker/strategies.ts';

async function ask(answer: Response, copy?: Response): Promise<Response> {
  const handler: Partial<StrategyHandler> = {
    fetchAndCachePut: async () => answer,
    cacheMatch: async () => copy,
    waitUntil: (promise) => promise,
  };
  return new NetworkOrCache()._handle(new Request('https://x.org/docs/faq'), handler as StrategyHandler);
}

it('gives what the server answers, also where there is a copy', async () => {
  expect(await (await ask(new Response('今'), new Response('昨'))).text()).toBe('今');
});

it('gives the copy where the server is broken, and where there is none what it says', async () => {
  const broken = () => new Response('坏', { status: 502 });
  expect(await (await ask(broken(), new Response('昨'))).text()).toBe('昨');
  expect((await ask(broken())).status).toBe(502);
});

it('takes an error for no answer, which Firefox gives for a page that it asked for ahead', async () => {
  expect(await (await ask(Response.error(), new Response('昨'))).text()).toBe('昨');
  await expect(ask(Response.error())).rejects.toThrow();
});

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
  const asked = new CacheOrNetwork()._handle(request, handler);
  await vi.advanceTimersByTimeAsync(CACHE_TIMEOUT);
  expect(await (await asked).text()).toBe('今');
});

it('gives the copy where there is one, without the server', async () => {
  const fetchAndCachePut = vi.fn(async () => new Response('今'));
  const handler = handlerOf({ cacheMatch: async () => new Response('昨'), fetchAndCachePut });
  expect(await (await new CacheOrNetwork()._handle(request, handler)).text()).toBe('昨');
  expect(fetchAndCachePut).not.toHaveBeenCalled();
});

it('ends a request for which neither the server nor the cache has an answer', async () => {
  const fetchAndCachePut = async () => {
    throw new TypeError('offline');
  };
  const handler = handlerOf({ cacheMatch: silent, fetchAndCachePut });
  const failed = vi.fn();
  new NetworkOrCache()._handle(request, handler).catch(failed);
  await vi.advanceTimersByTimeAsync(2 * CACHE_TIMEOUT);
  expect(failed).toHaveBeenCalled();
});
