// A site with a face of its own: colors and fonts of its manifest, its stylesheet and its script.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deriveAccentColors } from '../../src/core/site/head/accentColors.ts';
import { findViolations } from '../support/axe.ts';
import { BRANDED, ENGLISH } from '../support/builtSites.ts';
import { createPlainHandler, expect, serve, type TestServer, test } from '../support/server.ts';

test.use({ locale: 'en', reducedMotion: 'reduce' });

let server: TestServer;
let plain: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: BRANDED }));
  plain = await serve(createPlainHandler({ folder: ENGLISH }));
});
test.afterAll(() => Promise.all([server.close(), plain.close()]));

async function visit(page: Page, path: string, { url } = server) {
  await page.goto(`${url}${path}`);
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
  await page.waitForLoadState('networkidle');
}

const readProperty = (page: Page, name: string) =>
  page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each), `--${name}`);

for (const [theme, accent] of [
  ['light', '#b5179e'],
  ['dark', '#ff7ae0'],
] as const) {
  test(`the ${theme} theme has the accent of the site, and text that can be read`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const path of ['', 'docs/guide']) {
      await visit(page, path);
      for (const [name, color] of Object.entries(deriveAccentColors(accent, theme)))
        expect(await readProperty(page, name)).toBe(color);
      expect(await findViolations(page, 'colours')).toEqual([]);
    }
    expect(await readProperty(page, 'radius')).toBe('12px');
    expect(await page.locator('.prose').evaluate((text) => getComputedStyle(text).fontFamily)).toMatch(
      /^Georgia/,
    );
  });
}

test('print and forced colors are those of a site without a theme', async ({ page }) => {
  const readColors = async () => {
    const link = page.locator('.prose a').first();
    return {
      link: await link.evaluate((each) => getComputedStyle(each).color),
      accent: await readProperty(page, 'accent'),
      ink: await readProperty(page, 'accent-text'),
    };
  };
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await visit(page, 'docs/');
  const printed = await readColors();
  await visit(page, 'docs/', plain);
  expect(printed).toEqual(await readColors());

  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'light' });
  await visit(page, 'docs/');
  const { link: forced } = await readColors();
  await visit(page, 'docs/', plain);
  expect(forced).toBe((await readColors()).link);
});

declare global {
  var shownPages: { path: string; title: string }[];
}

test('its stylesheet follows those of the engine, also those that load later, and leaves print as it is', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, 'docs/guide');
  const lineOf = () =>
    page
      .locator('.prose h2')
      .first()
      .evaluate((heading) => getComputedStyle(heading).borderBottomStyle);
  expect(await lineOf()).toBe('dashed');
  expect(
    await page.evaluate(() => document.querySelectorAll('head link[rel="stylesheet"]').length),
  ).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await lineOf()).toBe('solid');
});

test('the selectors and properties of its guide exist', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, 'docs/guide');
  for (const folder of ['docs', 'zh/docs']) {
    const file = new URL(`../../guide/${folder}/look/stylesheet.md`, import.meta.url);
    const guide = await readFile(file, 'utf8');
    const rows = [...guide.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = '']) => cell);
    const written = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text));
    const selectors = written.filter((text) => /[[#.]/.test(text));
    const properties = written.filter((text) => text.startsWith('--'));
    expect(selectors.length).toBeGreaterThanOrEqual(9);
    expect(properties.length).toBeGreaterThanOrEqual(20);
    for (const selector of selectors)
      expect(await page.locator(selector).count(), selector).toBeGreaterThan(0);
    for (const property of properties)
      expect(await readProperty(page, property.slice(2)), property).not.toBe('');
  }
});

test('its script starts when the page is at rest, and is told of each page', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const shown = () => page.evaluate(() => globalThis.shownPages);
  await visit(page, 'docs/');
  await expect.poll(shown).toEqual([{ path: '/docs/', title: 'Comet documentation | Comet' }]);
  await page.getByRole('article').getByRole('link', { name: 'guide' }).click();
  await expect.poll(shown).toHaveLength(2);
  expect((await shown())[1]).toEqual({ path: '/docs/guide', title: 'Guide | Comet' });
  await page.getByRole('link', { name: 'Options' }).first().click();
  await page.goBack();
  await page.goBack();
  await expect.poll(shown).toHaveLength(3);
  expect((await shown())[2]?.path).toBe('/docs/');
  expect(refused).toEqual([]);
});

for (const theme of ['light', 'dark'] as const)
  test(`the ${theme} theme has its logo, and loads no other`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => /logo-/.test(request.url()) && loaded.push(request.url()));
    await page.emulateMedia({ colorScheme: theme });
    await visit(page, 'docs/guide');
    await expect(page.locator('header img[src*="logo-"]:visible')).toHaveCount(1);
    expect(loaded).toEqual([`${server.url}img/logo-${theme}.svg`]);
  });

test('its navbar leads into a sidebar of its own, and opens a list of links', async ({ page }) => {
  await visit(page, 'docs/guide');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL(/\/docs\/api\/$/);
  await expect(bar.getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'page');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link')).toHaveText(['API', 'Queues']);
  await sidebar.getByRole('link', { name: 'Queues' }).click();
  await expect(bar.getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'true');

  await bar.getByRole('button', { name: 'Community' }).press('ArrowDown');
  await expect(bar.getByRole('link', { name: /Chat/ })).toBeFocused();
  await expect(bar.getByText('Reference', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/api\/$/);
  await expect(bar.getByRole('link', { name: /Source code/ })).toHaveAttribute(
    'href',
    'https://code.example/comet',
  );
  expect(await findViolations(page, 'all')).toEqual([]);
});

test('on a phone, the menu has the links of the lists', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '');
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: /main menu/ }).click();
  await expect(menu.getByRole('link', { name: 'Calls' })).toBeVisible();
  await expect(menu.getByText('Reference', { exact: true })).toBeVisible();
});

test('its elements are defined by its script, and hold their text without it', async ({ page, browser }) => {
  await visit(page, 'docs/guide');
  const status = page.locator('comet-status');
  await expect(status.getByText('Status of mail: open')).toBeVisible();
  await expect(status.getByText('The mail queue is open on weekdays.')).toBeVisible();
  // Rendered anew, instead of adopted from the prerendered page.
  await page.getByRole('link', { name: 'overview' }).click();
  await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
  await expect(status.getByText('Status of mail: open')).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await context.newPage();
  await plainPage.goto(`${server.url}docs/guide`);
  await expect(plainPage.getByText('The mail queue is open on weekdays.')).toBeVisible();
  await context.close();
});
