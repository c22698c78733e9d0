// What search engines, previews and the browser's own share button read of a page.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';

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
});

test('a version that asks for it is kept out of search engines, the others are not', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  await page.goto('docs/deploy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(robots).toHaveCount(0);
  await page.getByRole('button', { name: '选择版本：v8' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'next', exact: true }).click();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await expect(robots).toHaveCount(0);
});

test('the home page bears the site’s name alone, others stand before it with the delimiter', async ({
  page,
}) => {
  await page.goto('');
  await expect(page).toHaveTitle('春松客服');
  await page.goto('docs/faq');
  await expect(page).toHaveTitle('FAQ | 春松客服');
  await page.goto('docs/nothing');
  await expect(page).toHaveTitle('找不到页面 | 春松客服');
});
