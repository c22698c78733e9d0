// `npm start`: pages are made, renamed, moved and put in order where they are written.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DevServer } from '../../src/node/devServer/devServer.ts';
import { findViolations } from '../support/axe.ts';
import { startLiveServer } from '../support/liveServer.ts';
import { expect, test } from '../support/server.ts';
import { makeSiteFolder, readSiteFolder, type SiteCopy } from '../support/siteCopy.ts';

test.describe.configure({ mode: 'serial' });

const LINKING = Array.from({ length: 20 }, (_, at) => `docs/v8/linking/page-${at}.md`);
const FILES = {
  'manifest.json': `${JSON.stringify(
    { site: { title: '站点' }, versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs' }] },
    null,
    2,
  )}\n`,
  'docs/v8/index.md': '# 首页\n\n[部署](deploy.md)\n',
  'docs/v8/deploy.md': '\uFEFF# 部署\r\n\r\n正文。\r\n\r\n## 启动\r\n\r\n运行它。\r\n',
  'docs/v8/faq.md': '# 常见问题\n\n正文。\n',
  ...Object.fromEntries(
    LINKING.map((file, at) => [
      file,
      `# 第 ${at} 页\n\n见[启动](../deploy.md#启动)和[部署](/docs/deploy)。\n`,
    ]),
  ),
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

async function openDialog(page: Page, path: string): Promise<void> {
  await page.goto(`http://localhost:${server.port}/edit${path}`);
  await expect(page.getByRole('textbox', { name: '源文本' })).toBeVisible();
  await page.getByRole('button', { name: '页面', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: '页面' })).toBeVisible();
  await expect(page.getByLabel('文件名')).toBeVisible();
}

/** Chooses what is done, by keyboard. */
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).press('Space');

/** Reads the plan and has it done. */
async function confirm(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `将改动 ${count} 个文件` })).toBeFocused();
  await page.getByRole('button', { name: '确认改动' }).press('Enter');
}

const title = (page: Page, text: string) =>
  expect(page.locator('main .prose h1, main article h1')).toHaveText(text);

test('a page that twenty link to is renamed, and undone to the byte', async ({ page }) => {
  const before = await readSiteFolder(site.folder);
  await openDialog(page, '/docs/deploy');
  await choose(page, '改名');
  await page.getByLabel('改为').fill('install');
  await page.keyboard.press('Enter');
  await expect(page.getByText('page-19.md')).toBeAttached();
  expect(await readSiteFolder(site.folder)).toEqual(before);
  await confirm(page, LINKING.length + 4);
  await expect(page).toHaveURL(/\/edit\/docs\/install$/);
  await title(page, '部署');
  for (const file of LINKING)
    expect(await readFile(join(site.folder, file), 'utf8')).toContain(
      '见[启动](../install.md#启动)和[部署](/docs/install)。',
    );
  await page.goto(`http://localhost:${server.port}/docs/deploy#启动`);
  await expect(page).toHaveURL(/\/docs\/install#/);
  await openDialog(page, '/docs/install');
  await choose(page, '撤销');
  await page.getByRole('button', { name: '查看改动' }).press('Enter');
  await confirm(page, LINKING.length + 4);
  await expect(page).toHaveURL(/\/edit\/docs\/deploy$/);
  await title(page, '部署');
  expect(await readSiteFolder(site.folder)).toEqual(before);
});

test('a plan that something has overtaken is shown anew; the order is made by keys', async ({ page }) => {
  await openDialog(page, '/docs/faq');
  await choose(page, '排序');
  await page.getByRole('button', { name: '上移「常见问题」' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('「常见问题」在第 1 位，共 3 位')).toBeAttached();
  await expect(page.getByRole('button', { name: '上移「常见问题」' })).toBeFocused();
  await page.getByRole('button', { name: '查看改动' }).press('Enter');
  await expect(page.getByRole('heading', { name: '将改动 3 个文件' })).toBeFocused();
  await writeFile(join(site.folder, 'docs/v8/faq.md'), '# 常见问题\n\n又写了。\n');
  await page.getByRole('button', { name: '确认改动' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('在此期间有文件改过，请再看一遍');
  await confirm(page, 3);
  await expect
    .poll(() => readFile(join(site.folder, 'docs/v8/faq.md'), 'utf8'))
    .toBe('---\nsidebar_position: 1\n---\n\n# 常见问题\n\n又写了。\n');
});

test('a new page is opened to be written; why one cannot be is said', async ({ page }) => {
  await openDialog(page, '/docs/faq');
  await page.getByLabel('标题', { exact: true }).fill('备份数据');
  await page.getByLabel('文件名').fill('faq');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('已经有 docs/v8/faq.md');
  await page.getByLabel('文件名').fill('backup');
  await page.keyboard.press('Enter');
  await confirm(page, 1);
  await expect(page).toHaveURL(/\/edit\/docs\/backup$/);
  await title(page, '备份数据');
});

test('axe finds nothing in the dialog', async ({ page }) => {
  await openDialog(page, '/docs/deploy');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await choose(page, '排序');
    expect.soft(await findViolations(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
    await choose(page, '改名');
    await page.getByLabel('改为').fill(`install-${colorScheme}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^将改动/ })).toBeFocused();
    expect.soft(await findViolations(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
    await page.getByRole('button', { name: '返回', exact: true }).press('Enter');
  }
});
