// A folder of markdown beside the browser's files, on a server that only gives files: no command has built anything.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BROWSER } from '../support/builtSites.ts';
import { createFileHandler } from '../support/fileServer.ts';
import { serve, type TestServer } from '../support/server.ts';
import { writeFiles } from '../support/writeFiles.ts';

let folder: string;
let server: TestServer;

/** The folder of a team, with the files of the archive beside its texts. */
async function openFolder(files: Record<string, string>, options?: { fallback?: string }): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  await cp(BROWSER, folder, { recursive: true });
  await writeFiles(folder, files);
  server = await serve(createFileHandler(folder, options));
}

test.afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: '文档侧边栏' });
const linkTo = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

const TEXTS = {
  'README.md': '# 手册\n\n从[安装](guide/install.md#第二步)开始。\n\n![图](img/a.svg)\n',
  'guide/install.md': `# 安装\n\n见[升级](../升级.md)。\n\n${'文字\n\n'.repeat(60)}## 第二步\n\n完成。\n`,
  '升级.md': '# 升级\n\n先备份。\n',
  'img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
};

test('a folder with SUMMARY.md reads as its list says', { tag: '@without-node' }, async ({ page }) => {
  await openFolder({
    ...TEXTS,
    'SUMMARY.md':
      '# Summary\n\n- [前言](README.md)\n- [指南]()\n  - [安装](guide/install.md)\n- [升级](%E5%8D%87%E7%BA%A7.md)\n',
  });
  await page.goto(server.url);
  await expect(title(page)).toHaveText('手册');
  await expect(page).toHaveTitle('手册');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  expect(await page.locator('article img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  // A relative link with an anchor, a link out of a folder, and Back.
  await page.getByRole('article').getByRole('link', { name: '安装' }).click();
  await expect(page.getByRole('heading', { name: '第二步' })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { name: '第二步' })).toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: '升级' }).click();
  await expect(title(page)).toHaveText('升级');
  await expect(linkTo(page, '升级')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(title(page)).toHaveText('安装');
});

test('a line more in _sidebar.md is a page more', { tag: '@without-node' }, async ({ page }) => {
  await openFolder({
    'docs/README.md':
      '# Handbook\n\nAll that our team does, and how it is done by those who do it every day.\n',
    'docs/guide.md': `# Guide\n\n${'The guide names each step that you take. '.repeat(8)}`,
    'docs/_sidebar.md': '* [Home](/)\n* Work\n  * [Guide](guide)\n',
  });
  await page.goto(server.url);
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await writeFiles(folder, {
    'docs/release.md': '# Release\n\nHow we release.\n',
    'docs/_sidebar.md': '* [Home](/)\n* Work\n  * [Guide](guide)\n* [How to release](release)\n',
  });
  await page.reload();
  await page.getByRole('link', { name: 'How to release', exact: true }).click();
  await expect(title(page)).toHaveText('Release');
});

test('a manifest.json is the site that it describes', { tag: '@without-node' }, async ({ page }) => {
  const site = { title: '产品文档', defaultLocale: 'zh-Hans', home: { lead: '给运维的话' } };
  await openFolder({
    'manifest.json': JSON.stringify({
      site,
      versions: [
        { name: 'v2', label: '2.0', isLast: true, path: '/docs' },
        {
          name: 'v1',
          label: '1.0',
          path: '/docs/v1',
          dir: 'old',
          docs: [{ id: 'a', path: '/docs/v1/a', title: '旧文', file: 'old/a.md' }],
        },
      ],
    }),
    'docs/v2/SUMMARY.md': '- [新文](a.md)\n',
    'docs/v2/a.md': '# 新文\n',
    'old/a.md': '# 旧文\n',
  });
  await page.goto(server.url);
  await expect(page.getByText('给运维的话')).toBeVisible();
  await page.goto(`${server.url}#/docs/`);
  await expect(title(page)).toHaveText('新文');
  await page.goto(`${server.url}#/docs/v1/a`);
  await expect(title(page)).toHaveText('旧文');
});

test('what is missing says where and what to do', { tag: '@without-node' }, async ({ page }) => {
  await openFolder({ 'SUMMARY.md': '- [有](a.md)\n- [没有](b.md)\n', 'a.md': '# 有\n' });
  await page.goto(`${server.url}#/docs/b`);
  await expect(title(page)).toHaveText('没有');
  await expect(page.getByRole('article')).toContainText('服务器上没有 b.md，但是 SUMMARY.md 里列出了它');
  await linkTo(page, '有').click();
  await expect(title(page)).toHaveText('有');
  // Only a first page.
  await rm(join(folder, 'SUMMARY.md'));
  await writeFiles(folder, { 'README.md': '# 只有这页\n' });
  await page.goto(server.url);
  await page.reload();
  await expect(title(page)).toHaveText('只有这页');
  await expect(page.getByRole('article')).toContainText('没有找到 SUMMARY.md 或 _sidebar.md');
  // Nothing at all.
  await rm(join(folder, 'README.md'));
  await page.reload();
  await expect(title(page)).toHaveText('这里还没有文档');
});

test('a server that gives its home page for a missing file is seen through', {
  tag: '@without-node',
}, async ({ page }) => {
  await openFolder(
    { '_sidebar.md': '- [甲](a.md)\n- [乙](b.md)\n', 'a.md': '# 甲\n' },
    { fallback: 'index.html' },
  );
  await page.goto(server.url);
  await expect(title(page)).toHaveText('甲');
  await linkTo(page, '乙').click();
  await expect(page.getByRole('article')).toContainText('服务器上没有 b.md');
});

test('opened by double click it says what to do instead', { tag: '@without-node' }, async ({ page }) => {
  await openFolder({ 'README.md': '# 手册\n' });
  await page.goto(`file://${folder}/index.html`);
  await expect(page.getByRole('alert')).toContainText('npx mojian bundle');
});
