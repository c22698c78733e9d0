// What writers may add to a site: tags, the contents of a folder, the question whether a page helped, pictures of other
// hosts.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { createPlainHandler, expect, serve, shellTest, type TestServer, test } from '../support/server.ts';
import { buildSmallSite } from '../support/smallSites.ts';
import { takenOver } from '../support/snapshot.ts';
import { writeFiles } from '../support/writeFiles.ts';

const PAGES = {
  'docs/index.md': '---\ntags: [安装, 网络]\n---\n\n# 首页\n\n正文。\n\n::contents{folder=guide depth=2}\n',
  'docs/guide/index.md': '# 指南\n\n::contents\n',
  'docs/guide/a.md':
    '---\ntags: [安装]\n---\n\n# 甲\n\n怎样安装。\n\n![允许的](https://img.example.com/a.png)\n\n![不允许的](https://other.example.com/b.png)\n',
  'docs/guide/net/dns.md': '# 域名\n\n名称。\n',
};

interface Site {
  dist: string;
  server: TestServer;
  /** Bodies of the requests to `/feedback`. */
  answers: string[];
}

const folders: string[] = [];

async function buildSite(site: object): Promise<Site> {
  const siteDir = await mkdtemp(join(tmpdir(), 'features-'));
  const dist = await mkdtemp(join(tmpdir(), 'features-dist-'));
  folders.push(siteDir, dist);
  const versions = [{ name: 'v1', label: 'v1', path: '/docs', dir: 'docs', isLast: true }];
  const manifest = { site: { title: '特性', url: 'https://docs.example.org', ...site }, versions };
  await writeFiles(siteDir, { 'manifest.json': JSON.stringify(manifest), ...PAGES });
  await buildSmallSite({ siteDir, outDir: join(dist, 'site'), basePath: '/' }, join(dist, 'cache'));
  const answers: string[] = [];
  const handler = createPlainHandler({ folder: join(dist, 'site') });
  const server = await serve((request, response) => {
    if (request.url !== '/feedback') return handler(request, response);
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      answers.push(body);
      response.writeHead(204).end();
    });
    return undefined;
  });
  return { dist, server, answers };
}

let form: Site;
let endpoint: Site;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  form = await buildSite({
    feedback: 'https://tracker.example.org/new?title={title}&body={url}&helpful={answer}',
    imageHosts: ['https://img.example.com'],
  });
  endpoint = await buildSite({ feedback: '/feedback' });
});
test.afterAll(async () => {
  await Promise.all([form, endpoint].map(({ server }) => server.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function visit(page: Page, { server }: Site, path: string) {
  await page.goto(server.url + path);
  await takenOver(page);
}

const foot = (page: Page) =>
  page.getByRole('article').getByRole('contentinfo').or(page.locator('article > footer').first());

test('tags lead to their pages, and these to the pages that have them', async ({ page }) => {
  await visit(page, form, 'docs/');
  const tags = page.getByRole('navigation', { name: '标签' });
  await expect(tags.getByRole('link')).toHaveText(['标签', '安装', '网络']);
  await tags.getByRole('link', { name: '安装' }).click();
  await expect(page).toHaveURL(/\/docs\/tags\/%E5%AE%89%E8%A3%85$/);
  await expect(page).toHaveTitle('标签：安装 | 特性');
  await expect(page.getByRole('article').getByRole('link')).toHaveText([/首页/, /甲/]);
  await page.getByRole('navigation', { name: '页面路径' }).getByRole('link', { name: '标签' }).click();
  await expect(page.getByRole('article').getByRole('link')).toHaveText([/安装/, /网络/]);
  await page.goBack();
  await page.getByRole('article').getByRole('link', { name: /甲/ }).click();
  await expect(tags.getByRole('link', { name: '安装' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the search finds a page by its tag', async ({ page }) => {
  await visit(page, form, 'docs/guide/');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('combobox').fill('网络');
  await expect(page.getByRole('option').first()).toContainText('首页');
});

test('the contents of a folder are on the page, wherever it is read', async ({ page }) => {
  await visit(page, form, 'docs/');
  const article = page.getByRole('article');
  const links = article.locator('.prose').getByRole('link');
  await expect(links).toHaveText(['指南', '甲', '域名']);
  await expect(article).toContainText('怎样安装。');
  await links.first().click();
  await expect(page).toHaveURL(/\/docs\/guide\/$/);
  await expect(links).toHaveText(['甲', 'net']);
  await expect(article.locator('[data-layout="cards"] li')).toHaveCount(2);
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('甲');
});

shellTest.describe('without scripts', () => {
  shellTest.use({ javaScriptEnabled: false });

  shellTest('tags, contents and the links of the form are there; buttons are not', async ({ page }) => {
    await page.goto(`${form.server.url}docs/`);
    await expect(page.getByRole('navigation', { name: '标签' }).getByRole('link')).toHaveCount(3);
    await expect(page.locator('.prose').getByRole('link')).toHaveText(['指南', '甲', '域名']);
    await expect(page.getByRole('link', { name: '没有帮助' })).toBeVisible();
    await page.goto(`${form.server.url}docs/tags`);
    await expect(page.getByRole('article').getByRole('link')).toHaveCount(2);
    await page.goto(`${endpoint.server.url}docs/guide/a`);
    await expect(foot(page)).not.toContainText('本页是否有帮助');
  });
});

test('a form gets title, address and answer of the page', async ({ page }) => {
  await visit(page, form, 'docs/guide/a');
  const link = page.getByRole('link', { name: '有帮助', exact: true });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    title: '甲',
    body: 'https://docs.example.org/docs/guide/a',
    helpful: 'yes',
  });
});

test('one click sends the answer to the site’s own host, and is thanked for', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await visit(page, endpoint, 'docs/guide/a');
  await page.getByRole('button', { name: '本页是否有帮助？ 没有帮助' }).click();
  await expect(page.getByRole('status').filter({ hasText: '谢谢' })).toBeVisible();
  await expect
    .poll(() => endpoint.answers.map((body) => JSON.parse(body)))
    .toEqual([{ path: '/docs/guide/a', answer: 'no' }]);
  await page.getByRole('button', { name: '本页是否有帮助？ 有帮助' }).click();
  expect(await findViolations(page)).toEqual([]);
  // Another page asks again.
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: '首页' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('首页');
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  expect(endpoint.answers).toHaveLength(1);
  expect(refused.filter((text) => !text.includes('img.example.com'))).toEqual([]);
});

test('pictures of the named hosts are shown, and those of others are links', async ({ page }) => {
  const asked: string[] = [];
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route('https://*.example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: pixel });
  });
  await visit(page, form, 'docs/guide/a');
  const picture = page.getByRole('img', { name: '允许的', exact: true });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  await expect(page.getByRole('link', { name: /^不允许的/ })).toBeVisible();
  expect(asked).toEqual(['https://img.example.com/a.png']);
  await visit(page, endpoint, 'docs/guide/a');
  await expect(page.getByRole('link', { name: /^允许的/ })).toBeVisible();
  expect(asked).toHaveLength(1);
});
