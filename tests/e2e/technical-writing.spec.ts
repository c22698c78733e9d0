// Formulas, emoji, keys, marks and badges in the text of a page.
import type { Page } from '@playwright/test';
import { ENGLISH } from '../support/builtSites.ts';
import { createPlainHandler, expect, serve, shellTest, type TestServer, test } from '../support/server.ts';

test.use({ locale: 'en-US' });

let server: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: ENGLISH }));
});
test.afterAll(() => server.close());

async function expectNotation(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notation 📐');
  const text = page.locator('.prose');
  await expect(text.locator('math')).toHaveCount(6);
  await expect(text.locator('.formula math').first()).toHaveAttribute('display', 'block');
  await expect(text.locator('math').nth(1)).toHaveAttribute('alttext', '$d_n = 2^n$');
  await expect(text.locator('kbd')).toHaveText(['Ctrl', 'Alt', 'Del', 'F5']);
  await expect(text.locator('mark')).toHaveText('Marked');
  await expect(text.locator('p sub')).toHaveText('2');
  await expect(text.locator('p sup')).toHaveText('3');
  await expect(text.locator('[data-badge]')).toHaveText(['Beta', 'New']);
  await expect(text).toContainText(
    'A price such as $5 or $10, the placeholder $tenant$, and the time 10:30:45',
  );
  await expect(text).toContainText('a release 🚀');
}

/** Whether the denominator is below the numerator: the browser lays MathML out. */
const isFraction = (page: Page) =>
  page
    .locator('mfrac')
    .first()
    .evaluate(({ children: [numerator, denominator] }) => {
      const bottom = numerator?.getBoundingClientRect().bottom ?? 0;
      return bottom > 0 && bottom <= (denominator?.getBoundingClientRect().top ?? 0);
    });

shellTest.describe('without scripts', () => {
  shellTest.use({ javaScriptEnabled: false });

  shellTest('the page shows all of it, also in print', async ({ page }) => {
    await page.goto(`${server.url}docs/notation`);
    await expectNotation(page);
    expect(await isFraction(page)).toBe(true);
    await page.emulateMedia({ media: 'print', forcedColors: 'active' });
    await expect(page.locator('.formula').first()).toHaveCSS('overflow-x', 'visible');
    await expect(page.locator('[data-badge]').first()).toHaveCSS('border-top-style', 'solid');
  });
});

test('a prerendered page loads no library, a page read in the browser loads it', async ({ page }) => {
  const libraries: string[] = [];
  page.on('request', (request) => {
    const name = /assets\/(formulas|emoji)\./.exec(request.url())?.[1];
    if (name !== undefined) libraries.push(name);
  });
  await page.goto(`${server.url}docs/notation`);
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
  await expectNotation(page);
  expect(libraries).toEqual([]);

  await page.goto(`${server.url}docs/limits`);
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Notation' })
    .click();
  await expectNotation(page);
  expect(await isFraction(page)).toBe(true);
  expect(libraries.sort()).toEqual(['emoji', 'formulas']);
});

test('wide formulas scroll in themselves, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${server.url}docs/notation`);
  await expectNotation(page);
  const [width, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width).toBeLessThanOrEqual(screen ?? 0);
  const formula = page.getByRole('group', { name: 'Formula, scrolls horizontally' });
  await formula.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => formula.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('search finds the source of a formula and the words of a badge', async ({ page }) => {
  await page.goto(`${server.url}docs/limits`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('delays retries beta');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Delays between retries $d_n$ Beta');
  await option.click();
  await expect(page).toHaveURL(/notation#delays-between-retries-d_n-beta/);
});
