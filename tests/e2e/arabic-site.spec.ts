// A site whose manifest says `defaultLocale: "ar"`: its pages are laid out from right to left, and code is not.
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { ARABIC } from '../support/builtSites.ts';
import { createPlainHandler, expect, serve, type TestServer, test } from '../support/server.ts';

test.use({ locale: 'ar', reducedMotion: 'reduce' });

let server: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: ARABIC }));
});
test.afterAll(() => server.close());

const PHONE = { width: 320, height: 800 };
const DESKTOP = { width: 1280, height: 900 };
const PAGES = ['', 'docs/', 'docs/install', 'docs/configure', 'docs/architecture', 'docs/troubleshooting'];

async function visit(page: Page, path: string) {
  await page.goto(`${server.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is not on the screen');
  return { ...box, right: box.x + box.width };
}

const directionOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).direction);

test('the sidebar is on the right, the table of contents on the left', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, 'docs/install');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const article = await boxOf(page.getByRole('article'));
  const sidebar = await boxOf(page.getByRole('navigation', { name: 'Docs sidebar' }));
  const contents = await boxOf(page.getByRole('navigation', { name: 'On this page' }));
  expect(sidebar.x).toBeGreaterThanOrEqual(article.right);
  expect(contents.right).toBeLessThanOrEqual(article.x);
});

test('prerendered styles mirror the first paint', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: DESKTOP });
  await page.goto(`${server.url}docs/configure`);
  const article = await boxOf(page.getByRole('article'));
  const current = page.locator('nav a[aria-current="page"]').first();
  expect((await boxOf(current)).x).toBeGreaterThanOrEqual(article.right);
  await expect(current).toHaveCSS('box-shadow', /-3px 0px/);
  await page.close();
});

test('code, keys and diagrams are from left to right, titles of code as they are written', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, 'docs/install');
  const block = page.locator('[data-code]', { hasText: 'listen: 0.0.0.0:8080' });
  expect(await directionOf(block.locator('pre'))).toBe('ltr');
  expect(await directionOf(page.locator('article kbd').first())).toBe('ltr');
  const line = await boxOf(block.locator('pre code > *', { hasText: 'listen' }));
  expect(line.x).toBeLessThan((await boxOf(block)).x + 40);
  expect(await directionOf(block.locator('bdi', { hasText: '/etc/relay/relay.yml' }))).toBe('ltr');
  expect(await directionOf(page.locator('[data-code] bdi', { hasText: 'التنزيل' }))).toBe('rtl');
  await visit(page, 'docs/architecture');
  expect(await directionOf(page.locator('article svg.diagram').first())).toBe('ltr');
});

test('arrow keys follow the order of tabs on the screen', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, 'docs/install');
  const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
  await first.click();
  expect((await boxOf(second)).right).toBeLessThanOrEqual((await boxOf(first)).x);
  await page.keyboard.press('ArrowLeft');
  await expect(second).toBeFocused();
});

test('the menu of a phone comes from the right', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, 'docs/install');
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await boxOf(drawer)).right).toBeGreaterThan(PHONE.width - 20);
  expect((await boxOf(drawer)).x).toBeGreaterThan(10);
});

test('search shows hits with the direction of their own letters', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, 'docs/install');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('RELAY_TOKEN');
  const hit = dialog.getByRole('option').first();
  await expect(hit).toBeVisible();
  expect(await directionOf(hit.locator('strong bdi'))).toBe('rtl');
  expect(await directionOf(dialog.getByRole('status').locator('bdi'))).toBe('ltr');
});

for (const size of [PHONE, DESKTOP])
  test(`no page breaks a rule of accessibility or is wider than ${size.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    for (const path of [...PAGES, `search?q=${encodeURIComponent('الرسائل')}`]) {
      await visit(page, path);
      expect(await findViolations(page), path).toEqual([]);
      // Text that overflows is to the left of the viewport here.
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, path).toBeLessThanOrEqual(size.width);
    }
  });
