// A site in three languages: each has its own pages and interface, and switching keeps the page.
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../support/builtSites.ts';
import { createPlainHandler, expect, serve, type TestServer, test } from '../support/server.ts';

test.use({ locale: 'zh-CN' });

let server: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: LANGUAGES }));
});
test.afterAll(() => server.close());

async function visit(page: Page, path: string) {
  await page.goto(`${server.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
}

const pathOf = (page: Page) => decodeURIComponent(page.url().slice(server.url.length));

test('each language has its pages and interface, and links stay in it', async ({ page }) => {
  await visit(page, 'en/docs/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Search' }).first()).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Keeping watch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeping watch');
  await page.getByRole('article').getByRole('link', { name: 'Install' }).click();
  await expect.poll(() => pathOf(page)).toBe('en/docs/install#climb-the-tower');
  await page.getByRole('banner').getByRole('link', { name: 'Beacon handbook' }).click();
  await expect.poll(() => pathOf(page)).toBe('en/');

  await visit(page, 'ar/docs/install');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await visit(page, 'docs/install');
  await expect(page.getByRole('button', { name: '搜索' }).first()).toBeVisible();
});

test('switching keeps the page, and the heading by its order', async ({ page }) => {
  await visit(page, 'en/docs/install#climb-the-tower');
  await page.getByRole('button', { name: /^Select language/ }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装');
  await expect.poll(() => pathOf(page)).toBe('docs/install#上塔');
  // The choice is remembered: the home page stays in it, whatever the browser's languages.
  await page.getByRole('button', { name: /^选择语言/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect.poll(() => pathOf(page)).toBe('en/docs/install#climb-the-tower');
  await page.goto(server.url);
  await expect.poll(() => pathOf(page)).toBe('en/');
});

test('a page without a translation is shown in the default language, and says so', async ({ page }) => {
  await visit(page, 'en/docs/only-chinese');
  await expect(page.getByText('This page hasn’t been translated yet.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('article').getByRole('link', { name: '安装' }).click();
  await expect.poll(() => pathOf(page)).toBe('en/docs/install');
  await expect(page.getByRole('article')).not.toHaveAttribute('lang');
});

test('the home page leads by the languages of the browser, crawlers excepted', async ({ browser }) => {
  const open = async (locale: string, userAgent?: string) => {
    const context = await browser.newContext({ locale, ...(userAgent && { userAgent }) });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.getByRole('link', { name: /^(开始|Start|ابدأ)$/ })).toBeVisible();
    const path = pathOf(page);
    await context.close();
    return path;
  };
  expect(await open('en-GB')).toBe('en/');
  expect(await open('ar-EG')).toBe('ar/');
  expect(await open('zh-TW')).toBe('');
  expect(await open('fr-FR')).toBe('');
  expect(await open('en-US', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe('');
});

test('search finds the pages of its language', async ({ page }) => {
  await visit(page, 'en/search?q=ladders');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Install/ })
      .first(),
  ).toBeVisible();
  await visit(page, 'search?q=梯子');
  await expect(page.getByRole('main').getByRole('link', { name: /安装/ }).first()).toBeVisible();
});

test('search finds the pages of all languages, each named by its language', async ({ page }) => {
  await visit(page, 'en/search?q=灯塔');
  const results = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(page.getByText(/^No pages in the 2.x docs/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'All languages' }).check();
  await expect(results.first()).toContainText('简体中文');
  await expect.poll(() => new URL(page.url()).searchParams.get('languages')).toBe('all');
  await results.first().getByRole('link').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');

  await visit(page, 'docs/install');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('ladders');
  await page.getByRole('checkbox', { name: '所有语言' }).check();
  await page.getByRole('option').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('search engines are told of the translations', async ({ page }) => {
  await page.goto(`${server.url}en/docs/install`);
  const alternates = await page
    .locator('link[hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(alternates).toEqual([
    ['zh-Hans', 'https://beacon.example/docs/install'],
    ['en', 'https://beacon.example/en/docs/install'],
    ['ar', 'https://beacon.example/ar/docs/install'],
    ['x-default', 'https://beacon.example/docs/install'],
  ]);
  await page.goto(`${server.url}en/docs/only-chinese`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('an unknown URL is answered in its language', async ({ page }) => {
  await page.goto(`${server.url}en/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect.poll(() => pathOf(page)).toBe('en/');
});
