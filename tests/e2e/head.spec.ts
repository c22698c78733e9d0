// What search engines, previews and the browser's own share button read of a page.
import type { Page } from '@playwright/test';
import { expect, lookingTest, walkingTest as test } from '../support/server.ts';

const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]');

test('the head follows the reader from page to page', async ({ page }) => {
  await page.goto('docs/deploy');
  await expect(canonicalOf(page)).toHaveAttribute('href', 'https://docs.cskefu.com/docs/deploy');
  const description = page.locator('meta[name="description"]');
  const before = await description.getAttribute('content');
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveTitle('系统初始化 | 春松客服');
  await expect(canonicalOf(page)).toHaveAttribute('href', 'https://docs.cskefu.com/docs/initialization');
  await expect(canonicalOf(page)).toHaveCount(1);
  expect(await description.getAttribute('content')).not.toBe(before);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', '系统初始化');
  const markdown = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(markdown).toHaveCount(1);
  const address = await markdown.evaluate((link: HTMLLinkElement) => link.href);
  expect(new URL(address).pathname).toBe('/docs/v8/initialization.md');
  expect((await page.request.get(address)).status()).toBe(200);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')['@graph'][1].headline).toBe('系统初始化');
});

lookingTest('a shell says of its page what the application says of it', async ({ page, request }) => {
  /** Of the page on the screen, or of a text that is only read. */
  const readHead = (html?: string) =>
    page.evaluate((text) => {
      const { head } = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
      return [...head.querySelectorAll('meta[name], meta[property], link[rel="canonical"], [type]')]
        .map((element) => element.outerHTML.replace(/ href="[^"]*\/(docs|pages)\//, ' href="$1/'))
        .filter((html) => !html.includes('theme-color'))
        .sort();
    }, html);
  for (const path of ['', 'docs/deploy', 'docs/v7/osc/', 'docs/next/deploy', 'markdown-page', 'none']) {
    await page.goto(path);
    // The last parts are drawn; what they do afterwards is done when the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
    const shell = await (await request.get(path)).text();
    expect(await readHead(), path).toEqual(await readHead(shell));
  }
});

lookingTest('the page of an old version points to the same page of the latest', async ({ page }) => {
  await page.goto('docs/v7/deploy');
  await expect(canonicalOf(page)).toHaveAttribute('href', 'https://docs.cskefu.com/docs/deploy');
});

test('a version that asks for it is kept out of search engines, the others are not', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  await page.goto('docs/sla');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(robots).toHaveCount(0);
  await page.getByRole('button', { name: '选择版本：v8' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'next', exact: true }).click();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await expect(robots).toHaveCount(0);
});

lookingTest(
  'the home page bears the site’s name alone, others stand before it with the delimiter',
  { tag: '@page-titles' },
  async ({ page }) => {
    await page.goto('');
    await expect(page).toHaveTitle('春松客服');
    await page.goto('docs/faq');
    await expect(page).toHaveTitle('FAQ | 春松客服');
    await page.goto('docs/nothing');
    await expect(page).toHaveTitle('找不到页面 | 春松客服');
  },
);

test('feed and sitemap are well-formed and lead to pages', async ({ page }) => {
  await page.goto('docs/sla');
  const read = (file: string) =>
    page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
      const texts = (name: string) =>
        [...root.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
      return { root: root.localName, ids: texts('id'), updated: texts('updated'), locations: texts('loc') };
    }, file);
  const feed = await read('/feed.xml');
  expect(feed.root).toBe('feed');
  // One of the feed itself, and of each of its entries.
  expect(new Set(feed.ids).size).toBe(feed.ids.length);
  expect(feed.updated).toHaveLength(feed.ids.length);
  for (const instant of feed.updated) expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '../feed.xml');
  const { locations } = await read('/sitemap.xml');
  expect(locations.length).toBeGreaterThan(30);
  expect(locations.filter((url) => url.includes('/next/'))).toEqual([]);
  expect(await (await page.request.get('robots.txt')).text()).toContain(
    'Sitemap: https://docs.cskefu.com/sitemap.xml',
  );
  for (const url of [locations.at(0), locations.at(-1)]) {
    const { pathname } = new URL(url ?? '');
    expect((await page.request.get(pathname)).status(), pathname).toBe(200);
  }
});
