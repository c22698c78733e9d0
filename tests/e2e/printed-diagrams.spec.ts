// Diagrams on paper, also those that nobody has come near.
import type { Page } from '@playwright/test';
import { fence, open as openText } from '../support/diagramPages.ts';
import { expectLibrary, findPrinted, pressPrint, printFromMenu, watchPrint } from '../support/printing.ts';
import { expect, shellTest, test } from '../support/server.ts';

const drawings = (page: Page) => page.locator('article [data-drawing]');

/** Opens a page of three flowcharts that the build did not draw, all of them below the window. */
async function open(page: Page): Promise<void> {
  await watchPrint(page);
  const flow = fence('flowchart TD\n  甲 --> 乙');
  await openText(page, `${'一段话。\n\n'.repeat(60)}${flow}\n`.repeat(3));
  await expect(page.locator('article figure')).toHaveCount(3);
  await expect(drawings(page)).toHaveCount(0);
}

/** Whatever is not drawn stands there as code, and nothing else does. */
async function expectOnPaper(page: Page, counts: { drawn: number; code: number }): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article');
  await expect(drawings(page)).toHaveCount(counts.drawn);
  await expect(article.locator('pre:visible', { hasText: 'flowchart TD' })).toHaveCount(counts.code);
  await expect(article.getByText('flowchart TD').locator('visible=true')).toHaveCount(counts.code);
  await expect(article.getByText('正在加载…').locator('visible=true')).toHaveCount(0);
}

test.describe('for a reader who does not save data', () => {
  test.use({ readsAhead: true });

  test('diagrams are drawn once the page is at rest, so that the paper has them', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.fastForward(5000);
    await expectLibrary(page);
    expect(await printFromMenu(page)).toBe(3);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectOnPaper(page, { drawn: 3, code: 0 });
    expect(await pressPrint(page)).toBe(true);
  });
});

test('keys that print wait until all diagrams are drawn', async ({ page }) => {
  await open(page);
  expect(await pressPrint(page)).toBe(false);
  await expect.poll(() => findPrinted(page)).toEqual([3]);
  await expectOnPaper(page, { drawn: 3, code: 0 });
  expect(await pressPrint(page)).toBe(true);
  expect(await findPrinted(page)).toEqual([3]);
});

test('keys that print do not wait when they are pressed again, nor for a library that cannot come', async ({
  page,
}) => {
  let lose = () => {};
  const held = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(/assets\/mermaid\./, async (route) => {
    await held;
    await route.abort();
  });
  await open(page);
  expect(await pressPrint(page)).toBe(false);
  expect(await pressPrint(page)).toBe(true);
  expect(await pressPrint(page)).toBe(false);
  expect(await findPrinted(page)).toEqual([]);
  lose();
  await expect.poll(() => findPrinted(page)).toEqual([0]);
  await expectOnPaper(page, { drawn: 0, code: 3 });
});

test('where one diagram was drawn, the others are drawn before the browser takes the page', async ({
  page,
}) => {
  await open(page);
  await page.locator('article figure').first().scrollIntoViewIfNeeded();
  await expect(drawings(page)).toHaveCount(1);
  expect(await printFromMenu(page)).toBe(3);
});

test('a diagram that is not drawn by then is printed as code, and drawn for the next time', async ({
  page,
}) => {
  await open(page);
  await expectOnPaper(page, { drawn: 0, code: 3 });
  expect(await printFromMenu(page)).toBe(0);
  await expectOnPaper(page, { drawn: 3, code: 0 });
});

shellTest(
  'what the build drew is on the paper, before the application has come as well',
  async ({ page }) => {
    await page.route(/assets\/.*\.js/, () => {});
    await page.goto('docs/deploy', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectOnPaper(page, { drawn: 2, code: 0 });
  },
);
