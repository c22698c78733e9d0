// A version that a reader has saved is read without a network, as a whole.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { copyDist, serveDeployments } from '../support/redeploy.ts';
import { restAtOnce } from '../support/rest.ts';
import { expect as plainExpect, test } from '../support/server.ts';
import { cacheNames, loseAll, saveButton, sidebarOf } from '../support/workerPages.ts';

// To save a version, or to install a worker, fetches a hundred files: a busy machine takes longer than for a page.
const expect = plainExpect.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 270_000 });
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => restAtOnce(context));

/** Saves the latest version, from a page of the site. */
async function save(page: Page, url: string): Promise<void> {
  await page.goto(`${url}docs/faq`);
  await saveButton(page).click();
  await expect(sidebarOf(page).getByRole('status')).toHaveText(/^已保存 · \d+\.\d MB$/);
}

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

/** The first diagram of the version's docs, drawn by a part of the application that comes late. */
async function expectDiagram(page: Page, url: string): Promise<void> {
  await page.goto(`${url}docs/accounting`);
  await page.getByRole('article').locator('figure').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: '账号、部门、角色与权限的关系' })).toBeVisible();
}

interface Doc {
  path: string;
  title: string;
  file: string;
}

/** What is missing of the version's pages: their texts, and the pictures that these name. */
async function findMissing(docs: Doc[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { file } of docs) {
    const address = new URL(`/a/b/${file}`, location.origin);
    const kept = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
      () => undefined,
    );
    if (!kept?.ok) faults.push(file);
    for (const [, name = ''] of ((await kept?.text()) ?? '').matchAll(/^!\[.*?\]\(([^\s)]+)/gm)) {
      const picture = await fetch(new URL(name.startsWith('/') ? `/a/b${name}` : name, address)).catch(
        () => undefined,
      );
      if (!picture?.headers.get('content-type')?.startsWith('image/')) faults.push(`${file}: ${name}`);
    }
  }
  return faults;
}

/** From page to page by the links to the next one, in the page itself; tells what is not shown on the way. */
async function readOn({ docs, steps }: { docs: Doc[]; steps: number }): Promise<string[]> {
  const trim = (path: string) => path.replace(/(?<=.)\/$/, '');
  const titles = new Map(docs.map(({ path, title }) => [trim(path), title]));
  const waitFor = async (isReached: () => boolean) => {
    for (let frame = 0; frame < 1000 && !isReached(); frame += 1) await new Promise(requestAnimationFrame);
    return isReached();
  };
  for (let step = 0; step < steps; step += 1) {
    const path = trim(decodeURI(location.pathname).replace('/a/b', ''));
    const isShown = await waitFor(() => {
      const headings = document.querySelectorAll('main > article h1');
      return headings.length === 1 && headings[0]?.textContent === titles.get(path);
    });
    if (!isShown) return [`${path}: not shown`];
    const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="文档分页导航"] a')];
    const next = links.find((link) => link.textContent.startsWith('下一页'));
    const { href } = location;
    next?.click();
    if (!(await waitFor(() => location.href !== href))) return [`${path}: leads nowhere`];
  }
  return [];
}

test('a saved version is read as a whole without a network: pages, images, diagrams, search', async ({
  page,
}) => {
  const server = await serveDeployments('/a/b/');
  await save(page, server.url);
  expect(await findViolations(page)).toEqual([]);
  const docs: Doc[] = await page.evaluate(async () => {
    const manifest = await (await fetch('/a/b/manifest.json')).json();
    return manifest.versions[0].docs;
  });

  await loseAll(page, server);
  await page.goto(`${server.url}docs`);
  expect(docs.length).toBeGreaterThan(30);
  expect(await page.evaluate(findMissing, docs)).toEqual([]);
  // What a page is drawn with is the same for all of them.
  expect(await page.evaluate(readOn, { docs, steps: 8 })).toEqual([]);

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

test('where the server is broken or says nothing, what was visited or saved is shown; its own answer where nothing was', async ({
  page,
}) => {
  const server = await serveDeployments();
  await page.goto(`${server.url}docs/faq`);
  await saveButton(page).waitFor();
  const title = page.getByRole('heading', { level: 1 });
  server.state = 'broken';
  // The application does not come.
  await page.evaluate(() => window.location.assign('sla'));
  await expect(title).toHaveText('Service Unavailable');
  server.state = 'well';
  await save(page, server.url);
  server.state = 'broken';
  const notice = page.getByText('服务器出错了，这里显示的是之前保存的内容。');
  for (const [path, name] of [
    ['docs/faq', 'FAQ'],
    ['docs/sla', '服务水平协议'],
  ] as const) {
    await page.goto(server.url + path);
    await expect(title).toHaveText(name);
    await expect(notice).toBeVisible();
  }
  server.state = 'silent';
  // It was saved, and never opened.
  await page.goto(`${server.url}docs/initialization`, { waitUntil: 'commit' });
  await expect(title).toHaveText('系统初始化');
  await expect(page.getByText('服务器没有回应，这里显示的是之前保存的内容。')).toBeVisible();
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
  await expect(status).toHaveText('浏览器的存储空间不足，没有完成。');
  await expect.poll(savedCaches).toEqual([]);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url });

  server.state = 'lost';
  // The browser takes its time to know that there is room again; until then it says the same as before.
  await expect(async () => {
    await saveButton(page).click();
    await expect(status).toHaveText('连不上网络，没有完成。', { timeout: 2000 });
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
