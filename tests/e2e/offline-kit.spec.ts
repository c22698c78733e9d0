// The offline kit: opened by double click, and unpacked on a server.
import { execFile } from 'node:child_process';
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { embeddedFile, embeddedText } from '../../src/core/kitScripts.ts';
import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';
import { documentTitle } from '../../src/core/site/nav/pageKinds.ts';
import { checkContent } from '../../src/node/check/checkContent.ts';
import { KIT } from '../support/builtSites.ts';
import { launchFirefox } from '../support/firefox.ts';
import { hasProgram } from '../support/hasProgram.ts';
import { startNginx } from '../support/nginx.ts';
import {
  expectLibrary,
  findPrinted,
  layOut,
  pressPrint,
  printFromMenu,
  watchPrint,
} from '../support/printing.ts';
import { createPlainHandler, expect, serve, shellTest, type TestServer, test } from '../support/server.ts';

const runFile = promisify(execFile);

let server: TestServer | undefined;
let words: string[];
test.beforeEach(({ page }) => {
  words = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && words.push(message.text()),
  );
  page.on('pageerror', (error) => words.push(error.message));
});
test.afterEach(async () => {
  await server?.close();
  server = undefined;
});

const firstPage = () => pathToFileURL(join(KIT, 'index.html')).href;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** What must work wherever the kit lies. */
async function makeJourney(page: Page, first: string): Promise<void> {
  await page.goto(first);
  await page.getByRole('link', { name: '快速部署' }).click();
  await expect(title(page)).toHaveText('应用部署');
  // A hash in the hash: as a link, as an address of its own, and by Back.
  const toc = page.getByRole('navigation', { name: '本页目录' });
  const heading = page.getByRole('heading', { name: '启动与验证' });
  await toc.getByRole('link', { name: '启动与验证' }).click();
  await expect(heading).toBeInViewport();
  expect(decodeURIComponent(page.url())).toMatch(/#\/docs\/deploy#启动与验证$/);
  await page.reload();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(heading).not.toBeInViewport();
  await expect(title(page)).toHaveText('应用部署');
  const edit = page.getByRole('link', { name: '编辑此页' });
  await expect(edit).toHaveAttribute('href', /^https:\/\/github\.com\/.*\/docs\/v8\/deploy\.md$/);

  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  await page.getByRole('combobox').fill('转接附言');
  await expect(page.getByRole('option').first()).toContainText('坐席工作台');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('坐席工作台');
  await expect(page.locator('article .wireframe').first()).toBeVisible();

  await page.getByRole('button', { name: '选择版本：v8' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v7', exact: true }).click();
  await expect(page).toHaveURL(/#\/docs\/v7\/work\b/);
  await expect(page.getByRole('button', { name: '选择版本：v7' })).toBeVisible();
  // Until the reader moves, the page corrects the place at which it has arrived.
  await page.keyboard.press('Home');
  const news = page.getByRole('complementary', { name: '公告' }).getByRole('link');
  const href = (await news.getAttribute('href')) ?? '';
  expect(href).toMatch(/^#\/docs\//);
  await news.click();
  await expect(page).toHaveURL((url) => url.href.endsWith(href));
  expect(words).toEqual([]);
}

test('every page of every version reads after a double click', async ({ page }) => {
  const { site, versions, pages } = parseManifest(await readFile(join(KIT, 'manifest.json'), 'utf8'));
  const docs = versions.flatMap((version) => version.docs);
  // Inherited pages are other pages' files once more: some of them are enough.
  const own = docs.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  const inherited = docs.filter(({ inheritedFrom }) => inheritedFrom !== undefined);
  // What a page's text does wrong is its writer's, and told by the content check.
  const { findings } = await checkContent(fileURLToPath(new URL('../../public', import.meta.url)));
  const flawed = new Set(findings.map(({ file }) => file));
  const entries = [...own, ...inherited.slice(0, 4), ...pages].filter(({ file }) => !flawed.has(file));
  expect(entries.length).toBeGreaterThan(50);
  // What is read is embedded for each of them; those of one folder are opened the same way.
  const lost: string[] = [];
  for (const { file } of entries) {
    const [text, embedded] = await Promise.all(
      [file, embeddedFile(file)].map((path) => readFile(join(KIT, path), 'utf8').catch(() => undefined)),
    );
    if (text === undefined || embedded !== embeddedText(file, text)) lost.push(file);
  }
  expect(lost).toEqual([]);
  const folders = new Set<string>();
  const opened = entries.filter(({ file }, at) => {
    const isNew = !folders.has(dirname(file));
    folders.add(dirname(file));
    return isNew || at % 4 === 0;
  });
  await page.goto(firstPage());
  await expect(title(page)).toBeVisible();
  const asked = opened.map(({ path, title }) => ({ path, title: documentTitle(site, title) }));
  const faults = await page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const { path, title } of wanted) {
      location.assign(`#${path}`);
      const isShown = () =>
        document.title === title && document.querySelectorAll('main > article h1').length === 1;
      for (let frame = 0; frame < 1000 && !isShown(); frame += 1) await new Promise(requestAnimationFrame);
      if (!isShown()) found.push(`${path}: ${document.title}`);
      // The rest of a long page comes a little later.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
      if (document.querySelector('[title="这个链接没有指向任何页面"]') !== null) found.push(`${path}: link`);
    }
    return found;
  }, asked);
  expect(faults).toEqual([]);
  expect(words).toEqual([]);
});

test('the whole journey works after a double click', async ({ page }) => {
  await makeJourney(page, firstPage());
  const before = await themeOf(page);
  await page.getByRole('button', { name: /^切换浅色/ }).click();
  expect(await themeOf(page)).not.toBe(before);
  await page.getByRole('button', { name: '关闭公告' }).click();
  // On a busy machine a process that has just begun may not yet be told what another one has stored, and keeps what
  // it knows for as long as it lives: whoever comes back later comes with another process.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(`${firstPage()}#/docs/crm`);
    await expect(title(page)).toHaveText('客户关系管理');
    expect(await themeOf(page)).not.toBe(before);
  }).toPass();
  await expect(page.getByRole('complementary', { name: '公告' })).toHaveCount(0);
  const diagram = page.locator('article figure').filter({ has: page.locator('svg.diagram') });
  await page.locator('article figure').first().scrollIntoViewIfNeeded();
  await expect(diagram.first()).toBeVisible();
  await expect(page.locator('article .hljs-string, article .hljs-attr, article p').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '离线保存本版本' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(title(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${firstPage()}#/docs/nowhere`);
  await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
  expect(words).toEqual([]);
});

test.describe('for a reader who does not save data', () => {
  test.use({ readsAhead: true });

  test('diagrams are drawn for the paper: once the page is at rest, and by keys that print', async ({
    page,
  }) => {
    await page.clock.install();
    await watchPrint(page);
    await page.goto(`${firstPage()}#/docs/deploy`);
    await expect(page.locator('article figure')).toHaveCount(2);
    await page.clock.fastForward(5000);
    await expectLibrary(page);
    expect(await printFromMenu(page)).toBe(2);
    await page.evaluate(() => location.assign('#/docs/osc/engineering'));
    await expect(title(page)).toHaveText('开发环境搭建');
    await expect(page.locator('article figure')).toHaveCount(2);
    expect(await pressPrint(page)).toBe(false);
    await expect.poll(() => findPrinted(page)).toEqual([2]);
    expect(words).toEqual([]);
  });
});

test('what is missing from the kit is told in its place: the page keeps its version, the text stays', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('kit');
  await cp(KIT, folder, { recursive: true });
  await rm(join(folder, 'embedded/docs/v7/faq.md.js'));
  const parts = await readdir(join(folder, 'assets'));
  for (const part of parts.filter((name) => /^search\..*js$/.test(name)))
    await rm(join(folder, 'assets', part));
  const first = pathToFileURL(join(folder, 'index.html')).href;
  await page.goto(`${first}#/docs/v7/faq`);
  await expect(page.getByRole('heading', { name: '这一页的内容不见了' })).toBeVisible();
  await expect(page.getByRole('button', { name: '选择版本：v7' })).toBeVisible();
  await page.goto(`${first}#/docs/v7/deploy`);
  await expect(title(page)).toHaveText('应用部署');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: '搜索' }).getByRole('alert')).toContainText('没有加载成功');
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('应用部署');
});

test('the address of a heading is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${firstPage()}#/docs/deploy#环境要求`);
  await page.getByRole('heading', { name: '启动与验证' }).hover();
  await page.getByRole('link', { name: '「启动与验证」的直接链接' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // Han in letters, and no space that would end it in a message.
  const whole = firstPage().replace(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);
  expect(copied).toBe(`${whole}#/docs/deploy#启动与验证`);
});

test('a page is written beside itself, kept as a draft and saved as a file', async ({ page }) => {
  await page.goto(`${firstPage()}#/docs/crm`);
  await page.getByRole('link', { name: '编辑此页' }).click();
  await expect(page).toHaveURL(/#\/edit\/docs\/crm$/);
  await page.getByRole('textbox', { name: '源文本' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n\n离线写的一段。');
  await expect(page.getByRole('region', { name: '预览' }).getByText('离线写的一段。')).toBeVisible();
  await expect(page.getByText('改动已存为草稿')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载文件' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/离线写的一段。\n?$/);
  expect(words).toEqual([]);
});

test('versions are compared, page by page and as a list, and the address of a comparison holds', async ({
  page,
}) => {
  await page.goto(`${firstPage()}#/docs/osc/license?compare=v7`);
  const region = page.getByRole('region', { name: '版本比较' });
  await expect(region.locator('ins').first()).toBeVisible();
  await page.reload();
  await expect(region.locator('del').first()).toBeVisible();
  await region.getByRole('link', { name: '全部页面的变化' }).click();
  expect(page.url()).toMatch(/#\/docs\/changes\?from=v7$/);
  await page.getByRole('main').getByRole('link', { name: '开源许可协议' }).click();
  await expect(region).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText('版本变化');
  expect(words).toEqual([]);
});

shellTest('a page that was opened without its folder says what to do', async ({ page }, testInfo) => {
  const alone = testInfo.outputPath('临时');
  await cp(join(KIT, 'index.html'), join(alone, 'index.html'));
  await page.goto(pathToFileURL(join(alone, 'index.html')).href);
  await expect(page.getByRole('alert')).toContainText('请先把压缩包全部解压');
});

test('on a server below a path an edit is seen at the next visit, a new file after refresh.mjs', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('网站');
  await cp(KIT, folder, { recursive: true });
  server = await serve(createPlainHandler({ folder, base: '/a/b/' }), '/a/b/');
  await makeJourney(page, server.url);

  await appendFile(join(folder, 'docs/v8/faq.md'), '\n\n刚刚改过。\n');
  await page.goto(`${server.url}#/docs/faq`);
  await expect(page.getByText('刚刚改过。')).toBeVisible();
  // A host that gives out no markdown.
  await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${server.url}#/docs/sla`);
  await page.reload();
  await expect(page.locator('main > article h1')).toHaveCount(1);
  await page.unroute('**/*.md');

  const text =
    '# 独角兽手册\n\n新写的一页。\n\n[没有](./没有.md)\n\n```mermaid\nflowchart TD\n甲 --> (\n```\n';
  await writeFile(join(folder, 'docs/v8/新页.md'), text);
  // What is refreshed is a smaller site: the other pages would be read and indexed the same way.
  const others = ['v7', 'next', 'v8/osc', 'v8/channels', 'v8/work-chatbot'];
  for (const part of others) await rm(join(folder, 'docs', part), { recursive: true });
  const manifest = join(folder, 'manifest.json');
  const { versions, ...rest } = JSON.parse(await readFile(manifest, 'utf8'));
  const redirects = { '/docs/旧页': '/docs/新页' };
  await writeFile(manifest, JSON.stringify({ ...rest, redirects, versions: versions.slice(0, 1) }));
  const { stdout } = await runFile(process.execPath, [join(folder, 'refresh.mjs')]);
  expect(stdout).toContain('docs/v8/新页.md:5:6 broken-link');
  expect(stdout).toMatch(/docs\/v8\/新页\.md:\d+ broken-diagram/);
  await page.goto(`${server.url}#/docs/新页`);
  await page.reload();
  await expect(title(page)).toHaveText('独角兽手册');
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  await page.getByRole('combobox').fill('独角兽');
  await expect(page.getByRole('option').first()).toContainText('独角兽手册');
  // By double click the edit is there too.
  await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}#/docs/faq`);
  await expect(page.getByText('刚刚改过。')).toBeVisible();
  await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}#/docs/旧页.html`);
  await expect(title(page)).toHaveText('独角兽手册');
  expect(decodeURIComponent(page.url())).toMatch(/#\/docs\/新页$/);
});

if (hasProgram('nginx'))
  test('works under nginx with the configuration that it brings', async ({ page }) => {
    server = await startNginx(KIT);
    await makeJourney(page, server.url);
  });

if (hasProgram('firefox-esr'))
  test('reads after a double click in Firefox as well: a page, a heading, a diagram, the search', async () => {
    const browser = await launchFirefox();
    try {
      await browser.open(`${firstPage()}#/docs/deploy#${encodeURIComponent('启动与验证')}`);
      const isAtHeading = `const heading = document.getElementById('启动与验证');
        return heading !== null && Math.abs(heading.getBoundingClientRect().top) < 200;`;
      await browser.waitFor(isAtHeading);
      await browser.waitFor(`
        document.querySelector('article figure')?.scrollIntoView();
        return document.querySelector('article svg.diagram') !== null;`);
      await browser.open(`${firstPage()}#/search?q=${encodeURIComponent('转接附言')}`);
      await browser.waitFor(`return document.querySelector('main')?.textContent.includes('坐席工作台');`);
    } finally {
      await browser.close();
    }
  });

test('a chapter is laid out and printed from a folder, its pictures and diagrams with it, its tables on the paper', async ({
  page,
}) => {
  await watchPrint(page);
  await page.goto(`${firstPage()}#/docs/`);
  await layOut(page, /^本章/);
  const paper = page.locator('[data-paper]');
  expect(await paper.locator('section[data-depth]').count()).toBeGreaterThan(3);
  await expect(paper.locator('[data-drawing] svg')).not.toHaveCount(0);
  await expect(paper.locator('[data-fence]')).toHaveCount(0);
  await expect(paper.locator('.wireframe')).not.toHaveCount(0);
  // The addresses behind its links once left a letter's width to the columns beside them.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 660, height: 900 });
  const crushed = await paper.locator('td').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
        return cell.clientWidth < 56 && lines.size > 2;
      })
      .map(({ textContent }) => textContent),
  );
  expect(crushed).toEqual([]);
  expect(words).toEqual([]);
});
