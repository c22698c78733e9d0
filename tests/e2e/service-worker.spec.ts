// Reading without a network: what was visited, and new deployments under an open tab.
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../../src/node/build/serviceWorker.ts';
import { copyDist, serveDeployments } from '../support/redeploy.ts';
import { restAtOnce } from '../support/rest.ts';
import { createPlainHandler, DIST, expect, serve, test } from '../support/server.ts';
import { testManifest } from '../support/testManifest.ts';
import { cacheNames, loseAll, saveButton } from '../support/workerPages.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => restAtOnce(context));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name, exact: true }).click();

/** Opens a page and waits until the service worker has it. */
async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const counts = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return names.filter((name, at) => /\|(?:text|page)\|/.test(name) && counts[at]).length;
    });
    expect(kept).toBe(2);
  }).toPass();
}

/** Whether the worker that rules the page is from the page's own deployment. */
const isRuledByOwn = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<{ needed: string[] }>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    navigator.serviceWorker.controller?.postMessage({ type: 'LIST_FILES' }, [port2]);
    const script = document.querySelector<HTMLElement>('script[data-asset]')?.dataset.asset ?? '';
    return (await answer).needed.includes(script);
  });

test('visited pages are read without a network; others say so, and open when it is back', async ({
  page,
}) => {
  const server = await serveDeployments('/a/b/');
  await openKept(page, `${server.url}docs/faq`);
  await follow(page, '应用部署');
  await expect(title(page)).toHaveText('应用部署');

  await loseAll(page, server);
  await page.reload();
  await expect(title(page)).toHaveText('应用部署');
  const notice = page.getByRole('status').filter({ hasText: '之前保存的内容' });
  await expect(notice).toContainText('连不上网络');
  await page.goto(`${server.url}docs/faq`);
  await expect(title(page)).toHaveText('FAQ');
  // An address that was never loaded, of a page that was read.
  await page.goto(`${server.url}docs/deploy.html?x=1#不在`);
  await expect(title(page)).toHaveText('应用部署');

  // The other version was neither visited nor read ahead.
  await page.goto(`${server.url}docs/v7/deploy`);
  const offline = page.getByRole('heading', { name: '连不上网络' });
  await expect(offline).toBeVisible();
  server.state = 'well';
  await page.getByRole('button', { name: '重试' }).click();
  await expect(offline).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await server.close();
});

test('a new deployment is announced, opens when the reader wants it, and breaks no open tab', async ({
  page,
  context,
}) => {
  const server = await serveDeployments();
  const other = await copyDist();
  await openKept(page, `${server.url}docs/faq`);
  const tab = await context.newPage();
  await tab.goto(`${server.url}docs/deploy`);
  await expect(title(tab)).toHaveText('应用部署');
  // It listens by now. The clock that comes below is the other tab's as well.
  await saveButton(tab).waitFor();
  const script = (where: Page) =>
    where.evaluate(() => document.querySelector('script[data-asset]')?.outerHTML);
  const before = await script(page);

  // What colours the code of a page that is drawn here is kept once it was used: all of it, for a part that was not
  // would load the page anew, which then is from the new deployment and has nothing to announce.
  const parts = ['highlight', 'code-nginx'].map((name) =>
    page.waitForResponse(new RegExp(`assets/${name}\\.`)),
  );
  await follow(page, '应用部署');
  await expect(page.locator('pre [class^="hljs-"]').first()).toBeAttached();
  // The shell has a grammar of its own; other languages stand further below.
  await page.keyboard.press('End');
  for (const part of await Promise.all(parts)) await part.finished();
  await follow(page, 'FAQ');
  await expect(title(page)).toHaveText('FAQ');

  server.deploy(other.folder);
  await page.clock.install();
  const announcement = page.getByRole('status').filter({ hasText: '文档已更新，刷新查看' });
  await expect(async () => {
    // A look that the browser began by itself before the deployment answers ours as well: the next one finds it.
    await page.clock.fastForward('02:00');
    await follow(page, 'FAQ');
    await follow(page, '应用部署');
    await expect(title(page)).toHaveText('应用部署');
    await expect(announcement).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(await script(page)).toBe(before);

  await announcement.getByRole('button', { name: '刷新' }).click();
  await expect.poll(() => script(page)).not.toBe(before);
  await expect(title(page)).toHaveText('应用部署');
  await expect(announcement).toHaveCount(0);
  // The other tab hears of it, stays as it is, and goes on.
  const inTab = tab.getByRole('status').filter({ hasText: '文档已更新，刷新查看' });
  await expect(inTab).toBeVisible();
  expect(await script(tab)).toBe(before);
  await follow(tab, 'FAQ');
  await expect(title(tab)).toHaveText('FAQ');
  await tab.reload();
  await expect(title(tab)).toHaveText('FAQ');
  expect(await script(tab)).not.toBe(before);
  await expect(inTab).toHaveCount(0);
  expect(await isRuledByOwn(page)).toBe(false);

  // The new worker rules once no page is left that the old one has loaded.
  await tab.close();
  await expect(async () => {
    await page.goto(`${server.url}docs/faq`);
    const ruled = await isRuledByOwn(page);
    // The browser lets the old worker finish while no page of the site is open: until the next attempt.
    if (!ruled) await page.goto('about:blank');
    expect(ruled).toBe(true);
  }).toPass({ intervals: [1000] });
  await server.close();
  await other.remove();
});

test('a page of v7 that does not load is still of v7, with the worker too', async ({ page }) => {
  const server = await serveDeployments();
  await openKept(page, `${server.url}docs/v7/faq`);
  await loseAll(page, server);
  await follow(page, '应用部署');
  await expect(page.getByRole('heading', { name: '连不上网络' })).toBeVisible();
  await expect(page.getByRole('button', { name: '选择版本：v7' })).toBeVisible();
  await server.close();
});

test('the search of an open tab lives on after a redeploy, from what the worker keeps', async ({ page }) => {
  const server = await serveDeployments();
  const copy = await copyDist();
  await openKept(page, `${server.url}docs/faq`);
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));
  server.deploy(copy.folder);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: '搜索' }).getByRole('combobox')).toBeFocused();
  expect(await page.evaluate(() => 'isOldTab' in window)).toBe(true);
  await copy.remove();
  await server.close();
});

test('a worker that is there before its files does not keep what the host gives in their place', async ({
  page,
}) => {
  const copy = await copyDist();
  const [old, fresh] = [DIST, copy.folder].map((folder) => createPlainHandler({ folder }));
  let state: 'old' | 'half' | 'new' = 'old';
  const server = await serve((request, response) => {
    const isWorker = request.url === '/service-worker.js';
    // A host that has one page for all that it does not have.
    if (state === 'half' && request.url?.startsWith('/assets/')) {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>首页</title>');
    } else (state === 'new' || (state === 'half' && isWorker) ? fresh : old)?.(request, response);
  });
  await openKept(page, `${server.url}docs/faq`);
  const update = () =>
    page.evaluate(async () => {
      const known = await navigator.serviceWorker.ready;
      await known.update();
      const { installing } = known;
      if (installing !== null)
        await new Promise<void>((resolve) => {
          installing.onstatechange = () => resolve();
        });
      return known.waiting !== null;
    });
  state = 'half';
  expect(await update()).toBe(false);
  state = 'new';
  expect(await update()).toBe(true);
  await server.close();
  await copy.remove();
});

test('a build without it removes it and what it kept', async ({ page }) => {
  const server = await serveDeployments();
  await openKept(page, `${server.url}docs/faq`);
  const other = await copyDist();
  await writeServiceWorker(
    other.folder,
    { scripts: [], styles: [], parts: new Map(), files: [] },
    testManifest,
  );
  await other.edit(/\.html$/, (html) => html.replace(' data-service-worker="service-worker.js"', ''));
  server.deploy(other.folder);
  await page.reload();
  await expect(title(page)).toHaveText('FAQ');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  await page.reload();
  await expect(title(page)).toHaveText('FAQ');
  await expect(saveButton(page)).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await server.close();
  await other.remove();
});

test('where it is not allowed, over plain http, nothing is said of it', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const server = await serveDeployments();
  await page.goto(`${server.url.replace('127.0.0.1', 'intranet.test')}docs/faq`);
  await expect(title(page)).toHaveText('FAQ');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  expect(asked).not.toContain('/service-worker.js');
  await expect(saveButton(page)).toHaveCount(0);
  expect(said).toEqual([]);
  await server.close();
});
