// Reading without a network: what was visited, and new deployments under an open tab.
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../../src/node/site/serviceWorker.ts';
import { findViolations } from '../support/axe.ts';
import { copyDist, type DeployedServer, serveDeployments } from '../support/redeploy.ts';
import { restAtOnce } from '../support/rest.ts';
import { expect, test } from '../support/server.ts';
import { testManifest } from '../support/testManifest.ts';

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

/** Waits until the next worker has all that it needs; when it takes over is the browser's to say. */
async function expectInstalled(page: Page, part: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (file) => {
        const { installing } = await navigator.serviceWorker.ready;
        return installing === null && (await caches.match(file)) !== undefined;
      }, part),
    )
    .toBe(true);
}

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
  const notice = page.getByRole('status').filter({ hasText: '上次打开时保存的内容' });
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

  // What colours the code of a page that is drawn here is kept once it was used.
  const colours = page.waitForResponse(/assets\/highlight\./);
  await follow(page, '应用部署');
  await expect(page.locator('pre [class^="hljs-"]').first()).toBeAttached();
  // The shell has a grammar of its own; other languages stand further below.
  await page.keyboard.press('End');
  await (await colours).finished();
  await follow(page, 'FAQ');
  await expect(title(page)).toHaveText('FAQ');

  server.deploy(other.folder);
  await page.clock.install();
  await page.clock.fastForward('02:00');
  await follow(page, '应用部署');
  await expect(title(page)).toHaveText('应用部署');
  const announcement = page.getByRole('status').filter({ hasText: '文档已更新，刷新查看' });
  await expect(announcement).toBeVisible();
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
    // The browser lets the old one finish first: a moment that the reader spends elsewhere.
    await page.goto('about:blank');
    await page.waitForTimeout(1000);
    await page.goto(`${server.url}docs/faq`);
    expect(await isRuledByOwn(page)).toBe(true);
  }).toPass();
  await server.close();
  await other.remove();
});

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '文档侧边栏' });
const saveButton = (page: Page) => sidebarOf(page).getByRole('button', { name: '离线保存本版本' });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The server is lost, and what the browser keeps of its own accord as well. */
async function loseAll(page: Page, server: DeployedServer): Promise<void> {
  server.state = 'lost';
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

/** The first diagram of the version's docs, drawn by a part of the application that comes late. */
async function expectDiagram(page: Page, url: string): Promise<void> {
  await page.goto(`${url}docs/accounting`);
  await page.getByRole('article').locator('figure').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: '账号、部门、角色与权限的关系' })).toBeVisible();
}

/** From page to page by the links to the next one, in the page itself; tells what is missing on the way. */
async function readOn(docs: { path: string; title: string; file: string }[]): Promise<string[]> {
  const faults: string[] = [];
  const unread = new Map(docs.map((doc) => [doc.path.replace(/(?<=.)\/$/, ''), doc]));
  const waitFor = async (isReached: () => boolean) => {
    for (let frame = 0; frame < 1000 && !isReached(); frame += 1) await new Promise(requestAnimationFrame);
    return isReached();
  };
  for (;;) {
    const path = decodeURI(location.pathname)
      .replace('/a/b', '')
      .replace(/(?<=.)\/$/, '');
    const { title, file } = unread.get(path) ?? {};
    unread.delete(path);
    const isShown = await waitFor(() => {
      const headings = document.querySelectorAll('main > article h1');
      return headings.length === 1 && headings[0]?.textContent === title;
    });
    if (!isShown) return [...faults, `${path}: not shown`];
    // Pictures are asked for by their names in the text: one that is far below is drawn late, and comes when it is near.
    const address = new URL(`/a/b/${file}`, location.origin);
    const kept = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    for (const [, name = ''] of (await kept.text()).matchAll(/^!\[.*?\]\(([^\s)]+)/gm)) {
      const picture = await fetch(new URL(name.startsWith('/') ? `/a/b${name}` : name, address)).catch(
        () => undefined,
      );
      if (!picture?.headers.get('content-type')?.startsWith('image/')) faults.push(`${path}: ${name}`);
    }
    const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="文档分页导航"] a')];
    const next = links.find((link) => link.textContent.startsWith('下一页'));
    if (next === undefined) break;
    const { href } = location;
    next.click();
    if (!(await waitFor(() => location.href !== href))) return [...faults, `${path}: leads nowhere`];
  }
  return [...faults, ...[...unread.keys()].map((path) => `${path}: not reached`)];
}

test('a saved version is read as a whole without a network: pages, images, diagrams, search', async ({
  page,
}) => {
  const server = await serveDeployments('/a/b/');
  await page.goto(`${server.url}docs/faq`);
  await saveButton(page).click();
  await expect(sidebarOf(page).getByRole('status')).toHaveText(/^已保存 · \d+\.\d MB$/);
  expect(await findViolations(page)).toEqual([]);
  const docs: { path: string; title: string; file: string }[] = await page.evaluate(async () => {
    const manifest = await (await fetch('/a/b/manifest.json')).json();
    return manifest.versions[0].docs;
  });

  await loseAll(page, server);
  await page.goto(`${server.url}docs`);
  expect(await page.evaluate(readOn, docs)).toEqual([]);

  await expectDiagram(page, server.url);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '搜索' });
  await dialog.getByRole('combobox').fill('端口');
  await expect(dialog.getByRole('option').first()).toContainText('端口');
  await expect(dialog.getByText('正文没有加载成功')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // It is out of the page when the way back through the history has ended, which would take the next address with it.
  await expect(page.locator('dialog')).toHaveCount(0);

  await page.goto(`${server.url}docs/v7/deploy`);
  await expect(page.getByRole('heading', { name: '连不上网络' })).toBeVisible();
  await page.goto(`${server.url}docs/deploy`);
  await sidebarOf(page).getByRole('button', { name: '删除离线保存的 v8' }).click();
  await expect(saveButton(page)).toBeVisible();
  expect((await cacheNames(page)).filter((name) => name.includes('|saved|'))).toEqual([]);
  await server.close();
});

test('a saved version opens with the next deployment’s scripts, and is brought up to date on demand', async ({
  page,
}) => {
  const server = await serveDeployments();
  const other = await copyDist();
  await other.edit(/^manifest\.json$/, (text) =>
    text.replace(/("file":"docs\/v8\/sla\.md".*?"hash":")[^"]+/, '$1changed'),
  );
  await other.edit(/^docs[\\/]v8[\\/]sla\.md$/, (text) => `${text}\n新的一段。\n`);
  await page.goto(`${server.url}docs/faq`);
  await saveButton(page).click();
  const remove = sidebarOf(page).getByRole('button', { name: '删除离线保存的 v8' });
  await expect(remove).toBeVisible();

  server.deploy(other.folder);
  await page.reload();
  const update = sidebarOf(page).getByRole('button', { name: '更新离线保存的 v8' });
  await expect(update).toBeVisible();
  await expectInstalled(page, server.url + (await other.findPart('mermaid')));
  await loseAll(page, server);
  await expectDiagram(page, server.url);

  server.state = 'well';
  await update.click();
  await expect(update).toHaveCount(0);
  await expect(remove).toBeVisible();
  await loseAll(page, server);
  await page.goto(`${server.url}docs/sla`);
  await expect(page.getByRole('article')).toContainText('新的一段。');
  await server.close();
  await other.remove();
});

test('on a phone the menu saves the version, and removes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const server = await serveDeployments();
  await page.goto(`${server.url}docs/faq`);
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  const menu = page.getByRole('dialog', { name: '导航菜单' });
  const save = menu.getByRole('button', { name: '离线保存本版本' });
  await save.click();
  await expect(menu.getByRole('status')).toHaveText(/^已保存 · \d+\.\d MB$/);
  // What is saved outlasts the menu.
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await menu.getByRole('button', { name: '删除离线保存的 v8' }).click();
  await expect(save).toBeVisible();
  await server.close();
});

test('saving can be cancelled, says what went wrong, and leaves nothing half', async ({ page }) => {
  const server = await serveDeployments();
  await page.goto(`${server.url}docs/faq`);
  await saveButton(page).waitFor();
  const status = sidebarOf(page).getByRole('status');
  const savedCaches = async () => (await cacheNames(page)).filter((name) => name.includes('|saved|'));

  // Loads the part that saves, while it can be had.
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1_500_000 });
  await saveButton(page).click();
  await expect(status).toHaveText('浏览器的存储空间不足，没有保存成功。');
  await expect.poll(savedCaches).toEqual([]);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url });

  server.state = 'lost';
  // The browser takes its time to know that there is room again; until then it says the same as before.
  await expect(async () => {
    await saveButton(page).click();
    await expect(status).toHaveText('连不上网络，没有保存成功。', { timeout: 2000 });
  }).toPass();
  await expect.poll(savedCaches).toEqual([]);

  server.state = 'silent';
  await saveButton(page).click();
  await expect(sidebarOf(page).getByRole('progressbar', { name: '保存进度' })).toBeVisible();
  await sidebarOf(page).getByRole('button', { name: '取消' }).click();
  await expect(saveButton(page)).toBeVisible();
  await expect(status).toHaveText('');
  await expect.poll(savedCaches).toEqual([]);
  await server.close();
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

test('a build without it removes it and what it kept', async ({ page }) => {
  const server = await serveDeployments();
  await openKept(page, `${server.url}docs/faq`);
  const other = await copyDist();
  await writeServiceWorker(
    other.folder,
    { scripts: [], styles: [], parts: new Map(), files: [] },
    testManifest.site,
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
