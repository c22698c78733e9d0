// What this browser remembers of its reader, and what happens when it cannot.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const toggleOf = (page: Page) => page.getByRole('button', { name: /^切换浅色\/暗黑模式/ });

test('theme, version and dismissed announcement stand in local storage, under the site’s name, with a version', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('docs/deploy');
  await toggleOf(page).click();
  await page.getByRole('button', { name: '关闭公告' }).click();
  await page.getByRole('button', { name: '选择版本：v8' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v7', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v7\/deploy$/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const [[key, value] = ['', '']] = Object.entries(stored);
  expect(Object.keys(stored)).toHaveLength(1);
  expect(key).toContain('春松客服');
  expect(JSON.parse(value)).toEqual({
    state: { theme: 'dark', version: 'v7', dismissedAnnouncement: 'v7-end-of-maintenance' },
    version: 1,
  });
});

test('other tabs follow', async ({ context, siteUrl }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${siteUrl}docs/deploy`);
    await expect(toggleOf(page)).toBeVisible();
  }
  await toggleOf(one).click();
  await expect.poll(() => themeOf(two)).toBe('dark');
  await toggleOf(one).click();
  await toggleOf(one).click();
  await expect(toggleOf(two)).toHaveAccessibleName(/跟随系统/);
  await one.getByRole('button', { name: '关闭公告' }).click();
  await expect(two.getByRole('complementary', { name: '公告' })).toBeHidden();
});

test('a full storage costs the memory and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('docs/deploy');
  await toggleOf(page).click();
  expect(await themeOf(page)).toBe('dark');
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  expect(await themeOf(page)).toBe('dark');
  await page.reload();
  expect(await themeOf(page)).toBe('light');
});

test('a stored version that is gone is forgotten', async ({ page }) => {
  await page.goto('');
  await page.evaluate(() => {
    const key = document.documentElement.dataset.storageKey ?? '';
    localStorage.setItem(key, JSON.stringify({ state: { version: 'v1' }, version: 1 }));
  });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: '文档中心' })).toHaveAttribute(
    'href',
    '/docs/',
  );
});

test('preferences of another layout than ours are not read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('');
  await page.evaluate(() => {
    const key = document.documentElement.dataset.storageKey ?? '';
    localStorage.setItem(key, JSON.stringify({ state: { theme: ['dark'] }, version: 99 }));
  });
  await page.reload();
  await expect(toggleOf(page)).toBeVisible();
  expect(await themeOf(page)).toBe('light');
});

test('a site that wants no version remembered has none remembered', async ({ page }) => {
  await page.route('**/manifest.json', async (route) => {
    const answer = await route.fetch();
    const manifest = await answer.json();
    manifest.site.docsVersionPersistence = 'none';
    await route.fulfill({ response: answer, json: manifest });
  });
  await page.goto('docs/deploy');
  await page.getByRole('button', { name: '选择版本：v8' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v7', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v7\/deploy$/);
  await page.goto('');
  await expect(page.getByRole('banner').getByRole('link', { name: '文档中心' })).toHaveAttribute(
    'href',
    '/docs/',
  );
});

test('without a choice and without a wish of the system the site is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('prefers-color-scheme') ? 'not all' : query);
  });
  await page.goto('docs/deploy');
  expect(await themeOf(page)).toBe('dark');
  await expect(toggleOf(page)).toHaveAccessibleName(/暗黑模式/);
  expect(await themeOf(page)).toBe('dark');
});

test('follows the system while nothing is chosen, and no longer afterwards', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/deploy');
  await expect(toggleOf(page)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => themeOf(page)).toBe('light');
  const color = page.locator('meta[name="theme-color"]');
  await expect(color).toHaveAttribute('content', /^#fff(?:fff)?$/);
  await toggleOf(page).click();
  await expect(color).toHaveAttribute('content', '#141a19');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await themeOf(page)).toBe('dark');
});
