import { expect, it } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import { AnswerOrCopy } from '../../../../src/reader/serviceWorker/strategies.ts';

async function ask(answer: Response, copy?: Response): Promise<Response> {
  const handler: Partial<StrategyHandler> = {
    fetchAndCachePut: async () => answer,
    cacheMatch: async () => copy,
    waitUntil: (promise) => promise,
  };
  return new AnswerOrCopy()._handle(new Request('https://x.org/docs/faq'), handler as StrategyHandler);
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
