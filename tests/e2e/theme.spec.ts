// Light and dark, right from the first paint.
import { expect, shellTest, walkingTest as test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

const themeOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.documentElement.dataset.theme);

shellTest('follows the system', { tag: '@theme-follows-system' }, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('');
    expect(await themeOf(page)).toBe(colorScheme);
  }
});

shellTest(
  'the choice stands before the first paint of the next visit, against the system',
  { tag: '@theme-before-first-paint' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('docs/sla');
    await takenOver(page);
    const toggle = page.getByRole('button', { name: /^切换浅色\/暗黑模式/ });
    await toggle.click();
    expect(await themeOf(page)).toBe('dark');
    await expect(toggle).toHaveAccessibleName(/暗黑模式$/);
    // The application does not run here: only the head's script can set it.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await themeOf(page)).toBe('dark');
  },
);

test('goes from the system’s colours to the other ones and back to the system’s, which it follows again', {
  tag: '@theme-switch',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('docs/sla');
  const toggle = page.getByRole('button', { name: /^切换浅色\/暗黑模式/ });
  const expectShown = async (theme: string, mode: string, icon: number) => {
    await expect(toggle).toHaveAccessibleName(`切换浅色/暗黑模式，当前：${mode}`);
    await expect.poll(() => themeOf(page)).toBe(theme);
    for (const at of [0, 1, 2])
      await expect(toggle.locator('svg').nth(at)).toBeVisible({ visible: at === icon });
  };
  const color = page.locator('meta[name="theme-color"]');
  await expectShown('light', '跟随系统', 2);
  await expect(color).toHaveAttribute('content', /^#fff(?:fff)?$/);
  await toggle.click();
  await expectShown('dark', '暗黑模式', 1);
  await expect(color).toHaveAttribute('content', '#0f1514');
  await toggle.click();
  await expectShown('light', '浅色模式', 0);
  await toggle.click();
  await expectShown('light', '跟随系统', 2);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectShown('dark', '跟随系统', 2);
  const stored = await page.evaluate(() =>
    localStorage.getItem(document.documentElement.dataset.storageKey ?? ''),
  );
  expect(JSON.parse(stored ?? '')).toEqual({ state: {}, version: 1 });
});

test('a site that does not ask the system has two states', async ({ page }) => {
  await page.route('**/manifest.json', async (route) => {
    const answer = await route.fetch();
    const manifest = await answer.json();
    manifest.site.colorMode = { defaultMode: 'dark', respectPrefersColorScheme: false };
    // With the length of the original it would count as cut off.
    await route.fulfill({ json: manifest });
  });
  await page.route('**/docs/sla', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-respect-os="true"', 'data-respect-os="false"');
    await route.fulfill({ response: answer, body });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('docs/sla');
  const toggle = page.getByRole('button', { name: /^切换浅色\/暗黑模式/ });
  for (const [theme, mode] of [
    ['dark', '暗黑模式'],
    ['light', '浅色模式'],
    ['dark', '暗黑模式'],
    ['light', '浅色模式'],
  ]) {
    await expect(toggle).toHaveAccessibleName(`切换浅色/暗黑模式，当前：${mode}`);
    expect(await themeOf(page)).toBe(theme);
    await toggle.click();
  }
});
