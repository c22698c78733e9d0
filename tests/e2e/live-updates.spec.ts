// `npm start`: the open page follows the writer.
import { appendFile, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LIVE_PATH } from '../../src/core/site/manifest/liveEvent.ts';
import type { DevServer } from '../../src/node/devServer/devServer.ts';
import { startLiveServer } from '../support/liveServer.ts';
import { expect, test } from '../support/server.ts';
import { makeSiteFolder, type SiteCopy } from '../support/siteCopy.ts';

test.describe.configure({ mode: 'serial' });

const FILES = {
  'manifest.json': JSON.stringify({
    site: { title: '站点' },
    versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs' }],
  }),
  'docs/v8/index.md': '# 首页\n\n[常见问题](faq.md)\n',
  // Longer than the window.
  'docs/v8/faq.md': `# FAQ\n\n${'一问一答，各有一段。\n\n'.repeat(60)}`,
};

let site: SiteCopy;
let server: DevServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await makeSiteFolder(FILES);
  server = await startLiveServer(site.folder);
});
test.afterAll(async () => {
  await server.close();
  await site.remove();
});

const file = (path: string) => join(site.folder, 'docs/v8', path);

/** Opens a page, until it hears of changes. */
async function visit(page: Page, path: string): Promise<void> {
  const live = page.waitForResponse(`**${LIVE_PATH}`);
  await page.goto(`http://localhost:${server.port}${path}`);
  await live;
}

/** Waits until the server has seen a change: a page that comes meanwhile would be of the time before. */
const expectSeen = (page: Page, text: string) =>
  expect
    .poll(async () => (await page.request.get(`http://localhost:${server.port}/manifest.json`)).text())
    .toContain(text);

test('an edit shows in the open page without a reload, and the scroll stays; one while the server starts again is seen when it is back', async ({
  page,
}) => {
  await visit(page, '/docs/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.evaluate(() => {
    window.scrollTo(0, 400);
    Object.assign(window, { isSamePage: true });
  });
  await appendFile(file('faq.md'), '\n\n作者刚刚写下的一句话\n');
  await expect(page.getByText('作者刚刚写下的一句话')).toBeAttached();
  expect(await page.evaluate(() => 'isSamePage' in window && window.scrollY)).toBe(400);
  const { port } = server;
  await server.close();
  await appendFile(file('faq.md'), '\n\n重启时写下的一句话\n');
  server = await startLiveServer(site.folder, port);
  await expect(page.getByText('重启时写下的一句话')).toBeAttached();
});

test('a new file appears in the sidebar, a renamed one moves, a removed one leaves; a picture that is added or changed shows at its new size', async ({
  page,
}) => {
  const draw = (width: number, height: number) =>
    writeFile(
      file('图 1.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`,
    );
  await visit(page, '/docs/faq');
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expect(sidebar.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await writeFile(file('picture.md'), '# 有图的一页\n\n![一张图](<图 1.svg>)\n');
  await sidebar.getByRole('link', { name: '有图的一页' }).click();
  const picture = page.getByRole('img', { name: '一张图' });
  await expect(picture).toBeAttached();
  const expectShown = (width: number, height: number) =>
    expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => [
          [image.naturalWidth, image.naturalHeight],
          [image.getAttribute('width'), image.getAttribute('height')].map(Number),
        ]),
      )
      .toEqual([
        [width, height],
        [width, height],
      ]);
  await draw(40, 30);
  await expectShown(40, 30);
  // From here on the browser knows a picture under the address that the text gives.
  const live = page.waitForResponse(`**${LIVE_PATH}`);
  await page.reload();
  await live;
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expectShown(40, 30);
  await draw(80, 20);
  await expectShown(80, 20);
  const turnTo = (state: 'hidden' | 'visible') =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turnTo('hidden');
  await draw(60, 50);
  await expectSeen(page, '[60,50]');
  await turnTo('visible');
  await expectShown(60, 50);
  await sidebar.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.goBack();
  await expectShown(60, 50);
  await sidebar.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await rename(file('picture.md'), file('renamed.md'));
  const link = sidebar.getByRole('link', { name: '有图的一页' });
  await expect(link).toHaveAttribute('href', '/docs/renamed');
  await link.click();
  await expect(page).toHaveURL(/\/docs\/renamed$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('有图的一页');
  await rm(file('renamed.md'));
  await expect(link).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('what is wrong with the page stands in its corner and leads to its place, until it is mended', async ({
  page,
}) => {
  const { length } = await readFile(file('faq.md'), 'utf8');
  await visit(page, '/docs/faq');
  await appendFile(file('faq.md'), '\n\n先看[没有的一页](没有.md)。\n');
  const mark = page.getByText('本页 1 处要看');
  await mark.click();
  await page.getByRole('button', { name: '在页上指出' }).click();
  await expect(page.locator('article').getByText('没有的一页')).toBeInViewport();
  await page.getByRole('link', { name: '链接 没有.md' }).click();
  await expect(page).toHaveURL(/\/edit\/docs\/faq\?line=\d+&column=\d+$/);
  await expect(page.getByRole('textbox', { name: '源文本' })).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('没有的一页');
  await expect(mark).toHaveCount(0);
  await page.getByRole('link', { name: '返回页面' }).click();
  await expect(mark).toBeVisible();
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: '首页' }).click();
  await expect(mark).toHaveCount(0);
  await page.goBack();
  await expect(mark).toBeVisible();
  await truncate(
    file('faq.md'),
    Buffer.byteLength((await readFile(file('faq.md'), 'utf8')).slice(0, length)),
  );
  await expect(mark).toHaveCount(0);
});
