// A folder of markdown beside the browser's files, on a server that only gives files: no command has built anything.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { BROWSER } from '../support/builtSites.ts';
import { createFileHandler, type FileServerOptions } from '../support/fileServer.ts';
import { HANDLERS, SCRIPTS } from '../support/hostileTexts.ts';
import { serve, type TestServer } from '../support/server.ts';
import { writeFiles } from '../support/writeFiles.ts';

let folder: string;
let server: TestServer;

/** The folder of a team, with the files of the archive beside its texts. */
async function openFolder(files: Record<string, string>, options?: FileServerOptions): Promise<void> {
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
  'README.md': '# 手册\n\n从[安装](guide/install.md#第二步)开始。\n\n![图](img/a.svg)\n\n![宽](img/b.svg)\n',
  'guide/install.md': `# 安装\n\n见[升级](../升级.md)。\n\n${'文字\n\n'.repeat(60)}## 第二步\n\n完成。\n`,
  'more.md': '---\ntitle: 附录\n---\n\n正文。\n',
  '升级.md': '# 升级\n\n先备份。\n',
  'img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"/>',
};

test('a folder with SUMMARY.md reads as its list says', { tag: '@without-node' }, async ({ page }) => {
  await openFolder({
    ...TEXTS,
    'SUMMARY.md':
      '# Summary\n\n- [前言](README.md)\n- [指南]()\n  - [安装](guide/install.md)\n- [升级](%E5%8D%87%E7%BA%A7.md)\n- [另外](more.md)\n',
  });
  await page.goto(server.url);
  await expect(title(page)).toHaveText('手册');
  await expect(page).toHaveTitle('手册');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  const [small, wide] = [page.getByRole('img', { name: '图' }), page.getByRole('img', { name: '宽' })];
  expect(await small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  expect((await wide.boundingBox())?.width).toBeGreaterThan(200);
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
  // The title of its front matter, which nobody knew before.
  await linkTo(page, '另外').click();
  await expect(title(page)).toHaveText('附录');
  await expect(page).toHaveTitle('附录 | 手册');
  await expect(linkTo(page, '另外')).toBeVisible();
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

test('the manifest decides on colors, icon, announcement, image hosts and stylesheet', {
  tag: '@without-node',
}, async ({ page }) => {
  const other = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(TEXTS['img/a.svg']);
  });
  await openFolder({
    'manifest.json': JSON.stringify({
      site: {
        title: '手册',
        favicon: 'img/a.svg',
        theme: { accent: '#b3261e', radius: '0' },
        colorMode: { defaultMode: 'dark', respectPrefersColorScheme: false },
        announcementBar: { id: 'move', content: '周五[搬家](/docs/b)，**带好工牌**' },
        head: [{ tag: 'meta', name: 'owner', content: '行政部' }],
        imageHosts: ['https://img.example.com'],
      },
    }),
    'SUMMARY.md': '- [甲](a.md)\n- [乙](b.md)\n',
    'a.md': `# 甲\n\n![别处](https://img.example.com/a.svg)\n`,
    'b.md': '# 乙\n',
    'img/a.svg': TEXTS['img/a.svg'],
    'site.css': 'h1 { letter-spacing: 3px; }',
  });
  await page.route('https://img.example.com/a.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: TEXTS['img/a.svg'] }),
  );
  await page.goto(`${server.url}#/docs/a`);
  await expect(title(page)).toHaveText('甲');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--radius'))).toBe('0');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /\/img\/a\.svg$/);
  await expect(page.locator('meta[name=owner]')).toHaveAttribute('content', '行政部');
  await expect(title(page)).toHaveCSS('letter-spacing', '3px');
  await expect
    .poll(() =>
      page.getByRole('img', { name: '别处' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(8);
  // Other hosts than those that it names: the policy holds, whatever asks for the image.
  const loads = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        Object.assign(new Image(), { src, onload: () => resolve(true), onerror: () => resolve(false) });
      }),
    other.url,
  );
  expect(loads).toBe(false);
  await other.close();
  const bar = page.getByRole('complementary', { name: '公告' });
  await bar.getByRole('link', { name: '搬家' }).click();
  await expect(title(page)).toHaveText('乙');
  await bar.getByRole('button', { name: '关闭公告' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(title(page)).toHaveText('乙');
  await expect(bar).toBeHidden();
});

test('the second line of index.html names title, folder and language', {
  tag: '@without-node',
}, async ({ page }) => {
  await openFolder({
    'README.md': '# 仓库\n',
    'wiki/_sidebar.md': '- [Install](install.md)\n- [More]()\n',
    'wiki/install.md': '# Install\n',
  });
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const [, first = '', second = ''] = /^(.*\n)(.*)\n/.exec(shell) ?? [];
  expect(second).toMatch(/^<html lang="" data-title="" data-docs=""/);
  const written = second.replace(
    'lang="" data-title="" data-docs=""',
    'lang="en" data-title="Team" data-docs="wiki/"',
  );
  await writeFiles(folder, { 'index.html': shell.replace(first + second, first + written) });
  await page.goto(server.url);
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await expect(page).toHaveTitle('Install | Team');
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

test('a server that declares another encoding for all its files', {
  tag: '@without-node',
}, async ({ page }) => {
  const types = {
    '.html': 'text/html; charset=gbk',
    '.js': 'text/javascript; charset=gbk',
    '.css': 'text/css; charset=gbk',
    '.md': 'text/plain; charset=gbk',
  };
  await openFolder({ 'SUMMARY.md': '- [甲](a.md)\n', 'a.md': '# 甲\n' }, { types });
  await page.goto(server.url);
  await expect(title(page)).toHaveText('甲');
  await expect(page.getByRole('button', { name: '搜索', exact: true })).toBeVisible();
});

test('without its folder of scripts it says what to upload', { tag: '@without-node' }, async ({ page }) => {
  await openFolder({ 'SUMMARY.md': '- [甲](a.md)\n', 'a.md': '# 甲\n' });
  await rm(join(folder, 'assets'), { recursive: true });
  await page.goto(server.url);
  await expect(page.getByRole('alert')).toContainText('assets');
});

test('opened by double click it says what to do instead', { tag: '@without-node' }, async ({ page }) => {
  await openFolder({ 'README.md': '# 手册\n' });
  await page.goto(`file://${folder}/index.html`);
  await expect(page.getByRole('alert')).toContainText('npx mojian bundle');
});

/** The pages that the search finds. */
async function search(page: Page, query: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: '搜索' });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: '搜索', exact: true }).click();
  await dialog.getByRole('combobox').fill(query);
  return dialog.getByRole('option');
}

test('the texts are searched, also those that came later', {
  tag: '@without-node',
}, async ({ page }) => {
  const list = '- [安装](install.md)\n- [Upgrade](upgrade.md)\n- [没有](gone.md)\n';
  await openFolder({
    '_sidebar.md': list,
    'install.md': '# 安装\n\n先准备数据库。\n\n## 坐席\n\n<b>登录</b>之后分配坐席。\n',
    'upgrade.md': '# Upgrade\n\nRun all migrations before you restart.\n',
  });
  await page.goto(server.url);
  await expect(await search(page, '准备数据库')).toHaveCount(1);
  const hits = await search(page, 'migration');
  // Until the new hits are there, the list has those of the query before.
  await expect(hits).toHaveText(/^Upgrade/);
  await hits.first().click();
  await expect(title(page)).toHaveText('Upgrade');
  // A page more, found after a reload.
  await writeFiles(folder, {
    '_sidebar.md': `${list}- [Release](release.md)\n`,
    'install.md': '# 安装\n\n先准备缓存。\n',
    'release.md': '# Release\n\nWe publish on Mondays.\n',
  });
  await page.reload();
  await expect(await search(page, 'mondays')).toHaveCount(1);
  await expect(await search(page, '准备缓存')).toHaveCount(1);
  await expect(await search(page, '数据库')).toHaveCount(0);
});

test('front matter hides pages, once their texts have been read', {
  tag: '@without-node',
}, async ({ page }) => {
  await openFolder({
    'SUMMARY.md': '- [甲](a.md)\n- [草稿](b.md)\n- [不列出](c.md)\n- [不搜索](d.md)\n',
    'a.md': '# 甲\n\n薪酬。\n',
    'b.md': '---\ndraft: true\n---\n# 草稿\n\n薪酬。\n',
    'c.md': '---\nunlisted: true\n---\n# 不列出\n\n薪酬。\n',
    'd.md': '---\nsearch: false\n---\n# 不搜索\n\n薪酬。\n',
  });
  await page.goto(server.url);
  await expect(title(page)).toHaveText('甲');
  await expect(linkTo(page, '草稿')).toHaveCount(0);
  await expect(linkTo(page, '不列出')).toHaveCount(0);
  await expect(linkTo(page, '不搜索')).toBeVisible();
  await expect(await search(page, '薪酬')).toHaveCount(1);
  await page.goto(`${server.url}#/docs/c`);
  await expect(title(page)).toHaveText('不列出');
  await page.goto(`${server.url}#/docs/b`);
  await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
  // No longer a draft.
  await writeFiles(folder, { 'b.md': '# 草稿\n' });
  await page.goto(`${server.url}#/docs/a`);
  await page.reload();
  await expect(linkTo(page, '草稿')).toBeVisible();
});

test('above 300 pages the search says what to do, and finds titles', {
  tag: '@without-node',
}, async ({ page }) => {
  const files = Array.from({ length: 301 }, (_, at) => `p${at}.md`);
  await openFolder({
    'SUMMARY.md': files.map((file, at) => `- [第 ${at} 页](${file})\n`).join(''),
    ...Object.fromEntries(files.map((file) => [file, `# ${file}\n`])),
  });
  await page.goto(server.url);
  await expect(title(page)).toHaveText('p0.md');
  await expect(await search(page, '第 299 页')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('最多 300 页，这里有 301 页');
});

test('300 pages are indexed by a worker', {
  tag: '@without-node',
}, async ({ page }) => {
  const files = Array.from({ length: 300 }, (_, at) => `p${at}.md`);
  const text = (at: number) =>
    Array.from(
      { length: 12 },
      (_, part) => `## 第 ${part} 节\n\n${`文档 ${at} 说明 word${part} 。`.repeat(30)}\n\n`,
    ).join('');
  await openFolder({
    'SUMMARY.md': files.map((file, at) => `- [第 ${at} 页](${file})\n`).join(''),
    ...Object.fromEntries(files.map((file, at) => [file, `# 页 ${at}\n\n${text(at)}`])),
    'p7.md': '# 页 7\n\n独角兽在这里。\n',
  });
  await page.goto(server.url);
  await expect(title(page)).toHaveText('页 0');
  await expect(await search(page, '独角兽')).toHaveCount(1);
  expect(page.workers()).toHaveLength(1);
  // The next visit finds what this one has stored.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(await search(page, '独角兽')).toHaveCount(1);
});

test('nothing in a hostile text runs', { tag: '@without-node' }, async ({ page }) => {
  const texts = [...SCRIPTS, ...HANDLERS];
  await openFolder({
    'SUMMARY.md': '- [甲](a.md)\n- [<img src=x onerror=alert(1)>](javascript:alert(1))\n',
    'a.md': `# 甲\n\n${texts.join('\n\n')}\n`,
  });
  const deeds: string[] = [];
  page.on('dialog', (dialog) => {
    deeds.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(?:data|blob):/.test(request.url()))
      deeds.push(request.url());
  });
  await page.goto(server.url);
  await expect(title(page)).toHaveText('甲');
  await expect(await search(page, '甲')).not.toHaveCount(0);
  expect(deeds).toEqual([]);
  expect(
    await page.locator('article').locator('script, iframe, object, embed, [onclick], [onerror]').count(),
  ).toBe(0);
  // The policy of the page forbids what the parser might have missed.
  const policies = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .evaluateAll((all: HTMLMetaElement[]) => all.map(({ content }) => content));
  expect(policies[0]).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^']+';/);
  expect(policies[1]).toBe("img-src 'self' data:");
});
