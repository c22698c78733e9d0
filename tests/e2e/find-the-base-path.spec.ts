// 404.html answers at any depth, and a site may stand where its build did not expect it.
// Stand-ins for the application keep this apart from everything that it does.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderShell } from '../../src/node/build/shell.ts';
import { openInlineScripts } from '../../src/node/compile/inlineScripts.ts';
import { expect, serve, shellTest as test } from '../support/server.ts';
import { testManifest } from '../support/testManifest.ts';

const SCRIPT = `document.documentElement.dataset.begun = ''; document.getElementById('root').textContent = 'loaded from ' + new URL(document.currentScript.src).pathname`;

/**
 * A host that has the application below `base` and answers everything else with the 404 page of a build for `/`.
 * @param status of that answer: some hosts call it a page like any other
 */
async function openHost(base: string | undefined, status = 404) {
  const html = renderShell({
    page: { path: '/404', title: '找不到页面' },
    assets: { scripts: ['assets/web.js'], styles: ['assets/web.css'], parts: [] },
    root: '/',
    site: testManifest.site,
    bootScript: (await openInlineScripts()).boot,
  });
  const asked: string[] = [];
  const server = await serve(({ url = '' }: IncomingMessage, response: ServerResponse) => {
    asked.push(url);
    if (url === `${base}assets/web.js`)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    if (url === `${base}assets/web.css`)
      return response.writeHead(200, { 'content-type': 'text/css' }).end('#root { color: rgb(1, 2, 3) }');
    return response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  return { server, asked };
}

test('the application is found below another base path', async ({ page }) => {
  const { server } = await openHost('/a/b/');
  await page.goto(`${server.url}a/b/docs/old/page`);
  await expect(page.locator('#root')).toHaveText('loaded from /a/b/assets/web.js');
  await expect(page.locator('#root')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await server.close();
});

test('where the build expected it, nothing else is tried', async ({ page }) => {
  const { server, asked } = await openHost('/');
  await page.goto(`${server.url}docs/none`);
  await expect(page.locator('#root')).toHaveText('loaded from /assets/web.js');
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual(['/assets/web.js']);
  await server.close();
});

test('a slow network is no reason to raise the alarm', { tag: '@slow-network-no-banner' }, async ({
  page,
}) => {
  const { server } = await openHost('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/web.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${server.url}docs/none`, { waitUntil: 'commit' });
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('alert')).toHaveCount(0);
  release();
  await expect(page.locator('#root')).toHaveText('loaded from /assets/web.js');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await server.close();
});

test('where it is nowhere, the reader is told, after one fresh load', { tag: '@base-url-banner' }, async ({
  page,
}) => {
  const { server, asked } = await openHost(undefined);
  await page.goto(`${server.url}repo/docs/page`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Your site did not load properly');
  await expect(banner).toContainText('suggested base URL: /repo/');
  await expect(banner).toContainText('请刷新再试');
  expect(asked.filter((path) => path === '/repo/docs/page')).toHaveLength(2);
  await server.close();
});

test('a host with a page in the place of every missing file hides nothing', async ({ page }) => {
  const { server } = await openHost('/a/b/', 200);
  await page.goto(`${server.url}a/b/docs/old/page`);
  await expect(page.locator('#root')).toHaveText('loaded from /a/b/assets/web.js');
  await server.close();
});

for (const [what, body] of [
  ['a page', '<!doctype html><title>请登录</title>'],
  ['the half of it', '(() => { const text = "…'],
  ['nothing', ''],
] as const)
  test(`where ${what} comes as the application, the reader is told`, async ({ page }) => {
    const { server } = await openHost('/');
    await page.route('**/assets/web.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto(`${server.url}docs/none`);
    await expect(page.getByRole('alert')).toContainText('Your site did not load properly');
    await server.close();
  });
