// A site whose manifest says `defaultLocale: "en"`: its interface is English, wherever a reader or a writer goes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ENGLISH } from '../support/builtSites.ts';
import { listChineseWords } from '../support/chineseData.ts';
import { createPlainHandler, expect, serve, type TestServer, test } from '../support/server.ts';
import { listShownTexts } from '../support/shownTexts.ts';

test.use({ locale: 'en-US' });

let server: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: ENGLISH }));
});
test.afterAll(() => server.close());

/** Texts and labels with a Han character or a full-width mark. */
const listChinese = async (page: Page) =>
  (await listShownTexts(page)).filter((text) => /\p{Script=Han}|[，。：；「」（）]/u.test(text));

const expectEnglish = (page: Page) => expect.poll(() => listChinese(page)).toEqual([]);

async function visit(page: Page, path: string) {
  await page.goto(`${server.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
}

test('pages declare and speak English', async ({ page }) => {
  for (const path of [
    '',
    'docs/',
    'docs/install',
    'docs/v1/install',
    'search?q=relay',
    'nothing',
    'docs/compare',
  ]) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectEnglish(page);
  }
});

test('search answers in English', async ({ page }) => {
  await visit(page, 'docs/install');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expectEnglish(page);
  await dialog.getByRole('combobox').fill('install');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?/);
  await expectEnglish(page);
  await dialog.getByRole('combobox').fill('xyzzy');
  await expect(dialog.getByText(/No pages .* match/)).toBeVisible();
  await expectEnglish(page);
});

test('the menu of a phone, the versions and each tool are English', async ({ page }) => {
  await visit(page, 'docs/install');
  await page.getByRole('button', { name: /^Select version/ }).click();
  await expectEnglish(page);
  await page.keyboard.press('Escape');
  const tools = page.getByRole('button', { name: 'Tools' });
  await tools.click();
  await expectEnglish(page);
  await page.keyboard.press('Escape');
  for (const name of ['Reading settings', 'Keyboard shortcuts', 'Print']) {
    if (name !== 'Print') await tools.click();
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectEnglish(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectEnglish(page);
});

test('the editor is English', async ({ page }) => {
  await page.goto(`${server.url}edit/docs/install`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expectEnglish(page);
});

test('its scripts hold no Chinese but data of the search and the checks', () => {
  const scripts = readdirSync(ENGLISH, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  );
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts)
    expect(listChineseWords(readFileSync(join(ENGLISH, file), 'utf8')), file).toEqual([]);
});
