// What this browser remembers of its reader, and what happens when it cannot.
import type { Page } from '@playwright/test';
import { expect, test as ownTest, walkingTest as test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const toggleOf = (page: Page) => page.getByRole('button', { name: /^切换浅色\/暗黑模式/ });

test('theme, version and dismissed announcement stand in local storage, under the site’s name, with a version', {
  tag: '@stored-state',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('docs/sla');
  await toggleOf(page).click();
  await page.getByRole('button', { name: '关闭公告' }).click();
  await page.getByRole('button', { name: '选择版本：v8' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v7', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v7\/sla$/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const [key = '', ...others] = Object.keys(stored).sort();
  expect(key).toContain('春松客服');
  // What else this browser keeps of its reader stands beside them, under the same name.
  expect(others.filter((name) => !name.startsWith(`${key}:`))).toEqual([]);
  expect(JSON.parse(stored[key] ?? '')).toEqual({
    state: { theme: 'dark', version: 'v7', dismissedAnnouncement: '2026-11-rest-api' },
    version: 1,
  });
});

ownTest('other tabs follow', async ({ context, siteUrl }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${siteUrl}docs/sla`);
    // Who hears other tabs is among the last parts.
    await takenOver(page);
  }
  await toggleOf(one).click();
  await expect.poll(() => themeOf(two)).toBe('dark');
  await toggleOf(one).click();
  await toggleOf(one).click();
  await expect(toggleOf(two)).toHaveAccessibleName(/跟随系统/);
  await one.getByRole('button', { name: '关闭公告' }).click();
  await expect(two.getByRole('complementary', { name: '公告' })).toBeHidden();
});
