// Several versions of one site.
import { expect, test } from '../support/server.ts';

test('switching keeps the page', async ({ page }) => {
  await page.goto('docs/v7/deploy?x=1#启动与验证');
  await page.getByRole('button', { name: /v7/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v8', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/deploy\?x=1#/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
});

test('an old version says so and leads to the same page of the latest', async ({ page }) => {
  await page.goto('docs/v7/deploy');
  const banner = page.getByRole('note').filter({ hasText: '已停止维护' });
  await banner.getByRole('link', { name: /最新版本/ }).click();
  await expect(page).toHaveURL(/\/docs\/deploy$/);
});

test('each page bears its version', async ({ page }) => {
  for (const [path, label] of [
    ['docs/deploy', 'v8'],
    ['docs/v7/deploy', 'v7'],
    ['docs/next/deploy', 'next'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('article').getByText(`版本：${label}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: `选择版本：${label}` })).toBeVisible();
  }
});

test('a choice by the banner is remembered as one in the list is', async ({ page }) => {
  await page.goto('docs/deploy');
  await page.getByRole('button', { name: '选择版本：v8' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v7', exact: true }).click();
  await page
    .getByRole('note')
    .getByRole('link', { name: /最新版本/ })
    .click();
  await expect(page).toHaveURL(/\/docs\/deploy$/);
  await page.goto('');
  await expect(page.getByRole('banner').getByRole('link', { name: '文档中心' })).toHaveAttribute(
    'href',
    '/docs/',
  );
});

test('a version shows another one’s pages where it inherits them, and its links stay inside it', async ({
  page,
}) => {
  await page.goto('docs/next/deploy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect(page.getByRole('note').filter({ hasText: '尚未发布' })).toBeVisible();
  await page.locator('article').getByRole('link', { name: '系统初始化' }).first().click();
  await expect(page).toHaveURL(/\/docs\/next\/initialization/);
});

test('switching to a version that lacks the page opens its main page and says so', async ({ page }) => {
  await page.goto('docs/licenses');
  await page.getByRole('banner').getByRole('button', { name: /v8/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v7', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v7\/$/);
  await expect(page.getByText('v7 版本没有「产品形式及授权」这一页')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('春松客服');
});

test('only a choice is remembered: the docs link then leads to the chosen version', async ({ page }) => {
  const docs = page.getByRole('banner').getByRole('link', { name: '文档中心' });
  await page.goto('docs/v7/deploy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('');
  await expect(docs).toHaveAttribute('href', '/docs/');
  await page.goto('docs/deploy');
  await page.getByRole('banner').getByRole('button', { name: /v8/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v7', exact: true }).click();
  await expect(page).toHaveURL(/docs\/v7\/deploy/);
  await page.goto('');
  await expect(docs).toHaveAttribute('href', '/docs/v7/');
});
