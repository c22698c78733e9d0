// Reading without a network: what was visited, and new deployments under an open tab.
import type { Page } from '@playwright/test';
import { copyDist, serveDeployments } from '../support/redeploy.ts';
import { expect, test } from '../support/server.ts';

test.use({ serviceWorkers: 'allow' });

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

test('visited pages are read without a network; others say so, and open when it is back', async ({
  page,
}) => {
  const server = await serveDeployments('/a/b/');
  await openKept(page, `${server.url}docs/faq`);
  await follow(page, '应用部署');
  await expect(title(page)).toHaveText('应用部署');

  server.lose();
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
  server.find();
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
  const script = (where: Page) =>
    where.evaluate(() => document.querySelector('script[data-asset]')?.outerHTML);
  const before = await script(page);

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
  // The new worker has taken over: the other tab hears of it, stays as it is, and goes on.
  const inTab = tab.getByRole('status').filter({ hasText: '文档已更新，刷新查看' });
  await expect(inTab).toBeVisible();
  expect(await script(tab)).toBe(before);
  await follow(tab, 'FAQ');
  await expect(title(tab)).toHaveText('FAQ');
  server.lose();
  await tab.reload();
  await expect(title(tab)).toHaveText('FAQ');
  expect(await script(tab)).not.toBe(before);
  await expect(inTab).toHaveCount(0);
  await server.close();
  await other.remove();
});
