import { beforeAll, expect, it, vi } from 'vitest';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { DEPLOYMENT_NAME } from '../../../../src/core/offline/deployment.ts';
import type { RequestKind } from '../../../../src/core/offline/requestKind.ts';

const ROOT = 'https://x.org/a/';
const HTML = 'text/html; charset=utf-8';
const PORTAL = '<html><h1>请登录</h1></html>';
const OURS = '<!doctype html><script defer src="assets/web.js" data-asset="assets/web.js"></script>';

let cacheValidResponses: (kind: RequestKind) => WorkboxPlugin;
beforeAll(async () => {
  vi.stubGlobal('registration', { scope: ROOT });
  vi.stubGlobal(DEPLOYMENT_NAME, { home: '' });
  ({ cacheValidResponses } = await import('../../../../src/reader/serviceWorker/cacheValidResponses.ts'));
});

async function isKept(kind: RequestKind, file: string, type: string, text: string): Promise<boolean> {
  const response = new Response(text, { headers: { 'content-type': type } });
  const asked = { request: new Request(ROOT + file), response } as never;
  return (await cacheValidResponses(kind).cacheWillUpdate?.(asked)) === response;
}

it('keeps pages of the site, and not what a portal shows in their place', async () => {
  expect(await isKept('page', 'docs/faq', HTML, OURS)).toBe(true);
  expect(await isKept('page', 'docs/faq', HTML, PORTAL)).toBe(false);
  expect(await isKept('page', 'docs/faq', 'text/plain', OURS)).toBe(false);
});

it('keeps texts as they would be read', async () => {
  expect(await isKept('text', 'docs/faq.md', 'text/markdown', '# FAQ')).toBe(true);
  expect(await isKept('text', 'docs/faq.md', HTML, '# FAQ')).toBe(false);
  expect(await isKept('text', 'docs/faq.md', 'text/markdown', PORTAL)).toBe(false);
  expect(await isKept('text', 'docs/faq.md', 'application/json', '{"code":401}')).toBe(false);
  expect(await isKept('text', 'docs/faq.md', 'text/markdown', '\n')).toBe(false);
});

it('keeps no manifest that is broken; other data may be written as it likes', async () => {
  expect(await isKept('text', 'manifest.json', 'application/json', '{"site":{}}')).toBe(true);
  expect(await isKept('text', 'manifest.json', 'application/json', '{"site":')).toBe(false);
  expect(await isKept('text', 'manifest.json', 'application/json', '')).toBe(false);
  expect(await isKept('text', 'docs/tsconfig.json', 'application/json', '{} // so')).toBe(true);
});

it('keeps files of the application and images that are no web pages', async () => {
  expect(await isKept('part', 'assets/web.1a2b3c4d.js', 'text/javascript', '0')).toBe(true);
  expect(await isKept('part', 'assets/web.1a2b3c4d.js', HTML, PORTAL)).toBe(false);
  expect(await isKept('image', 'img/logo.png', HTML, PORTAL)).toBe(false);
});
