// Finding pages and sections by their names.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';

const openerOf = (page: Page) => page.getByRole('button', { name: '搜索', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');
const hitsOf = (page: Page) => dialogOf(page).getByRole('listbox').getByRole('option');

async function openSearch(page: Page): Promise<void> {
  await openerOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
}

test('nothing of it is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('docs/deploy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('search'))).toEqual([]);
  await openSearch(page);
  expect(asked.filter((path) => path.includes('search'))).toHaveLength(1);
});

test('finds a page and a section of the shown version, and Enter opens the chosen one', async ({ page }) => {
  await page.goto('docs/v7/faq');
  await openSearch(page);
  await page.keyboard.type('部署');
  await expect(hitsOf(page).first()).toContainText('应用部署');
  await fieldOf(page).fill('日常命令');
  await expect(hitsOf(page).first()).toContainText('日常命令');
  await expect(hitsOf(page).first()).toContainText('应用部署');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect(page).toHaveURL(/\/docs\/v7\/deploy#/);
  await expect(page.getByRole('heading', { name: '日常命令' })).toBeInViewport();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('arrow keys move the choice around, a click opens it, and the number of hits is told', async ({
  page,
}) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('渠道');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/找到 \d+ 条结果/);
  await expect(hitsOf(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hitsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const chosen = await hitsOf(page).nth(1).getAttribute('id');
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', chosen ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(hitsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await hitsOf(page).filter({ hasText: '网页渠道' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('网页渠道');
});

test('says what was searched when nothing is found', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('没有这样的标题');
  await expect(dialogOf(page).getByRole('status')).toContainText('「没有这样的标题」');
  await expect(hitsOf(page)).toHaveCount(0);
});

for (const shortcut of ['Control+k', 'Meta+k', '/'])
  test(`${shortcut} opens it`, async ({ page }) => {
    await page.goto('docs/faq');
    await expect(openerOf(page)).toBeVisible();
    await page.keyboard.press(shortcut);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
  });

test('Esc closes it and gives the focus back; so does Back', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(openerOf(page)).toBeFocused();
  await openSearch(page);
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/docs\/faq$/);
});

test('keeps the focus inside', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
});

test('a part that does not load offers a retry', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/search.*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('docs/faq');
  await openerOf(page).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('没有加载成功');
  isLost = false;
  await dialogOf(page).getByRole('button', { name: '重试' }).click();
  await expect(fieldOf(page)).toBeFocused();
});

test('fills a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/faq');
  await openSearch(page);
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test('text in names never becomes markup', async ({ page }) => {
  await page.route('**/manifest.json', async (route) => {
    const answer = await route.fetch();
    const manifest = await answer.json();
    manifest.versions[0].docs[0].title = '<img src=x onerror="window.hacked=1">坏';
    await route.fulfill({ response: answer, json: manifest });
  });
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('坏');
  await expect(hitsOf(page).first()).toContainText('<img src=x');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
