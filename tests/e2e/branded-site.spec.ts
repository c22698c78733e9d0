// A site with a face of its own: colors and fonts of its manifest.
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
