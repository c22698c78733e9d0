// The offline kit of a site in three languages: each has its start page, and switching keeps the page.
import { execFile } from 'node:child_process';
import { appendFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { LANGUAGES_KIT } from '../support/builtSites.ts';
import { createPlainHandler, expect, serve, shellTest, test } from '../support/server.ts';

const runFile = promisify(execFile);

const rootOf = (folder: string) => `${pathToFileURL(folder).href}/`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What must work wherever the kit lies. */
async function makeJourney(page: Page, root: string): Promise<void> {
  const expectPath = (path: string) =>
    expect.poll(() => decodeURIComponent(page.url().slice(root.length))).toBe(path);
  await page.goto(`${root}index.html#/docs/install`);
  await expect(title(page)).toHaveText('安装');
  await page.getByRole('button', { name: /^选择语言/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expectPath('en/index.html#/en/docs/install');
  await expect(title(page)).toHaveText('Install');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const image = page.getByRole('img', { name: 'Lamp' });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('ladders');
  await expect(page.getByRole('option').first()).toContainText('Install');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('en/index.html#/en/docs/install');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Beacon handbook' }).click();
  await expectPath('en/index.html#/en/');

  // A page without a translation, a page that the language lacks, and an address of another language.
  await page.goto(`${root}index.html#/en/docs/boats`);
  await expectPath('en/index.html#/en/docs/boats');
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'zh-Hans');
  await page.goto(`${root}en/index.html#/ar/docs/install`);
  await expectPath('ar/index.html#/ar/docs/install');
  await expect(title(page)).toHaveText('التركيب');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto(`${root}en/index.html#/en/docs/install`);
  await page.getByRole('button', { name: /^Select language/ }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expectPath('index.html#/docs/install');
  await expect(title(page)).toHaveText('安装');
}

let words: string[];
test.beforeEach(({ page }) => {
  words = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && words.push(message.text()),
  );
  page.on('pageerror', (error) => words.push(error.message));
});

test('languages are switched after a double click, and on a server below a path', async ({ page }) => {
  await makeJourney(page, rootOf(LANGUAGES_KIT));
  const server = await serve(createPlainHandler({ folder: LANGUAGES_KIT, base: '/a/b/' }), '/a/b/');
  await makeJourney(page, server.url);
  // The choice is remembered: the first page leads to it, whatever the languages of the browser.
  await page.getByRole('button', { name: /^选择语言/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(title(page)).toHaveText('Install');
  await page.goto(server.url);
  await expect.poll(() => page.url()).toBe(`${server.url}en/index.html#/en/`);
  await server.close();
  expect(words).toEqual([]);
});

test('the first page leads by the languages of the browser, where it is opened without a page', async ({
  browser,
}) => {
  const open = async (locale: string, path: string) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(rootOf(LANGUAGES_KIT) + path);
    await expect(title(page)).toBeVisible();
    const shown = page.url();
    await context.close();
    return shown.slice(rootOf(LANGUAGES_KIT).length);
  };
  expect(await open('en-GB', 'index.html')).toBe('en/index.html#/en/');
  expect(await open('ar-EG', 'index.html')).toBe('ar/index.html#/ar/');
  expect(await open('fr-FR', 'index.html')).toBe('index.html');
  expect(await open('en-GB', 'index.html#/docs/install')).toBe('index.html#/docs/install');
});

test('an edited page in another language is read after refresh.mjs', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('kit');
  await cp(LANGUAGES_KIT, folder, { recursive: true });
  await appendFile(join(folder, 'en/docs/v2/install.md'), '\n\nMind the unicorn.\n');
  await runFile(process.execPath, [join(folder, 'refresh.mjs')]);
  await page.goto(`${rootOf(folder)}en/index.html#/en/docs/install`);
  await expect(page.getByText('Mind the unicorn.')).toBeVisible();
  await page.goto(`${rootOf(folder)}en/index.html#/en/search?q=unicorn`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Install/ })
      .first(),
  ).toBeVisible();
  expect(words).toEqual([]);
});

shellTest.describe('in another language', () => {
  shellTest.use({ locale: 'en-GB' });

  shellTest('a first page that was opened without its folder says what to do', async ({ page }, testInfo) => {
    const alone = testInfo.outputPath('alone');
    await cp(join(LANGUAGES_KIT, 'index.html'), join(alone, 'index.html'));
    await page.goto(`${rootOf(alone)}index.html`);
    await expect(page.getByRole('alert')).toContainText('请先把压缩包全部解压');
  });
});
