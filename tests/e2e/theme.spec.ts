// Light and dark, right from the first paint.
import { expect, shellTest, test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

const themeOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.documentElement.dataset.theme);

for (const scheme of ['light', 'dark'] as const)
  test(`follows the system: ${scheme}`, async ({ browser, siteUrl }) => {
    const page = await browser.newPage({ colorScheme: scheme });
    await page.goto(siteUrl);
    expect(await themeOf(page)).toBe(scheme);
    await page.close();
  });

shellTest(
  'the choice stands before the first paint of the next visit, against the system',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('docs/deploy');
    await takenOver(page);
    const toggle = page.getByRole('button', { name: /^切换浅色\/暗黑模式/ });
    await toggle.click();
    expect(await themeOf(page)).toBe('dark');
    await expect(toggle).toHaveAccessibleName(/暗黑模式）$/);
    // The application does not run here: only the head's script can set it.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await themeOf(page)).toBe('dark');
  },
);

test('rubbish in the storage is forgotten', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('');
  const key = await page.evaluate(() => document.documentElement.dataset.storageKey ?? '');
  for (const rubbish of ['{{{', '"x"', '{"state":{"theme":"pink","version":5}}', '{"state":null}']) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, rubbish] as const);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await themeOf(page)).toBe('dark');
  }
});

test('works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/deploy');
  await page.getByRole('button', { name: /^切换浅色/ }).click();
  expect(await themeOf(page)).toBe('light');
});
