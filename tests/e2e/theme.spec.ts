// Light and dark, right from the first paint.
import { expect, shellTest } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

const themeOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.documentElement.dataset.theme);

shellTest('follows the system', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('');
    expect(await themeOf(page)).toBe(colorScheme);
  }
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
