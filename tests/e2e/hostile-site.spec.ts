// Markdown, manifest, index, addresses and preferences are data: nothing in them runs, whatever it is.
// The policy of the shells is switched off: what is shown must be harmless without it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PREFERENCES_VERSION } from '../../src/core/constants.ts';
import { preferencesKey, searchesKey, siteKey } from '../../src/lib/storageKeys.ts';
import { HOSTILE } from '../support/builtSites.ts';
import { findDangers } from '../support/findDangers.ts';
import {
  BREAKOUT,
  HOSTILE_DIAGRAMS,
  HOSTILE_DIST,
  HOSTILE_MARKDOWN,
  HOSTILE_TITLE,
} from '../support/hostileSite.ts';
import { HANDLERS, SCRIPTS } from '../support/hostileTexts.ts';
import { createPlainHandler, expect, serve, type TestServer, test } from '../support/server.ts';
import { drawAnew } from '../support/snapshot.ts';

test.use({ bypassCSP: true });

const outDir = join(HOSTILE, HOSTILE_DIST);
let server: TestServer;

test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: outDir }));
});
test.afterAll(() => server.close());

/** Collects what a page must not do, from now on. */
async function watch(page: Page): Promise<string[]> {
  const deeds: string[] = [];
  page.on('dialog', (dialog) => {
    deeds.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => deeds.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
      deeds.push(`request: ${request.url()}`);
  });
  page.on('popup', () => deeds.push('popup'));
  // Functions of the tests are given to the page as text; their runner marks names with a helper.
  await page.addInitScript(`globalThis.__name = (named) => named; globalThis.dangersIn = ${findDangers}`);
  return deeds;
}

declare global {
  var dangersIn: (root: ParentNode) => string[];
  var __xss: unknown;
}

/** A fault with the markdown that it came from. */
const nameCase = (fault: string) => `${fault}  ← ${HOSTILE_MARKDOWN[Number.parseInt(fault, 10)]}`;

/** The body's dangers, and whether something ran. */
const judge = (page: Page) =>
  page.evaluate(() => [
    ...globalThis.dangersIn(document.body),
    ...(globalThis.__xss === undefined ? [] : ['__xss ran']),
  ]);

test('the detector detects: raw HTML of this kind is told, piece by piece', async ({ page }) => {
  await watch(page);
  await page.goto(`${server.url}none`);
  const pieces = [
    ...SCRIPTS,
    ...HANDLERS,
    '<a href=" java\nscript:x">y</a>',
    '<a href="&#1;vbscript:x">y</a>',
  ];
  // Browsers make nothing of these within a page: no element, or an attribute that is part of another one.
  const harmless = /<(?:frameset|body|html|scr<)|src=x\/onerror|src=`x`onerror/;
  const unseen = await page.evaluate((texts) => {
    const page = document.createElement('main');
    return texts.filter((text) => {
      page.innerHTML = `<article>${text}</article>`;
      return globalThis.dangersIn(page).length === 0;
    });
  }, pieces);
  expect(unseen.filter((piece) => !harmless.test(piece))).toEqual([]);
  expect(HOSTILE_MARKDOWN.length).toBeGreaterThan(100);
});

test('no page runs what stands in its markdown, drawn by the application', async ({ page }) => {
  test.setTimeout(180_000);
  const deeds = await watch(page);
  await page.goto(`${server.url}docs/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('首页');
  // The text stands there before the application does.
  await page.waitForLoadState('networkidle');
  // One visit; from page to page as the application's links do it.
  const faults = await page.evaluate(async (count) => {
    const found: string[] = [];
    const title = () => document.querySelector('article h1')?.textContent;
    for (let at = 0; at < count; at += 1) {
      history.pushState(null, '', `/docs/case-${at}`);
      dispatchEvent(new PopStateEvent('popstate'));
      for (let frame = 0; frame < 600 && title() !== `案例 ${at}`; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (title() !== `案例 ${at}`) found.push(`${at}: not drawn`);
      // The rest of a page and its colours come a little later.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
      const dangers = globalThis.dangersIn(document.body);
      if (globalThis.__xss !== undefined) dangers.push('__xss ran');
      globalThis.__xss = undefined;
      found.push(...dangers.map((danger) => `${at}: ${danger}`));
    }
    return found;
  }, HOSTILE_MARKDOWN.length);
  expect(faults.slice(0, 20).map(nameCase)).toEqual([]);
  expect(deeds).toEqual([]);
});

test('no shell holds what stands in its markdown, drawn ahead', async ({ page }) => {
  await watch(page);
  await page.goto(`${server.url}none`);
  const faults = await page.evaluate(async (count) => {
    const found: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const html = await (await fetch(`/docs/case-${at}`)).text();
      const shell = new DOMParser().parseFromString(html, 'text/html');
      if (shell.querySelector('#root article h1')?.textContent !== `案例 ${at}`)
        found.push(`${at}: not drawn`);
      found.push(...globalThis.dangersIn(shell.body).map((danger) => `${at}: ${danger}`));
      // The boot script, the starter of the site's own script, data about the page, and the application.
      const scripts = [...shell.querySelectorAll('script')].map(
        ({ type, src, dataset, text }) => type || (src ? 'file' : (dataset.src ?? text.slice(0, 5))),
      );
      if (new Set(scripts).size !== scripts.length) found.push(`${at}: scripts ${scripts}`);
    }
    return found;
  }, HOSTILE_MARKDOWN.length);
  expect(faults.slice(0, 20).map(nameCase)).toEqual([]);
});

test('nothing of manifest, front matter, index, address or preferences becomes more than text', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const deeds = await watch(page);
  const state = { theme: BREAKOUT, version: BREAKOUT, dismissedAnnouncement: BREAKOUT };
  const site = siteKey({ title: HOSTILE_TITLE, baseUrl: '/' });
  await page.addInitScript(
    (stored) => {
      for (const [name, text] of Object.entries(stored)) localStorage.setItem(name, text);
    },
    {
      [preferencesKey(site)]: JSON.stringify({ state, version: PREFERENCES_VERSION }),
      [searchesKey(site)]: JSON.stringify([BREAKOUT]),
    },
  );
  const query = encodeURIComponent(BREAKOUT);
  // Servers refuse a slash in disguise.
  const name = encodeURIComponent(BREAKOUT.replaceAll('/', ''));
  const addresses = [
    '',
    'docs/case-0',
    'docs/old/case-0',
    `docs/case-5?q=${query}&mark=${query}#${query}`,
    'docs/case-10#javascript:__xss=1',
    `search?q=${query}`,
    `docs/${name}`,
    `docs/old/${name}/javascript:__xss=1`,
    '/elsewhere.test//elsewhere.test',
  ];
  for (const address of addresses) {
    await page.goto(server.url + address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await judge(page), address).toEqual([]);
  }
  await page.goto(`${server.url}docs/case-5`);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page.getByRole('group', { name: '最近搜索' }).getByRole('option')).toContainText([BREAKOUT]);
  expect(await judge(page)).toEqual([]);
  for (const words of ['案例', BREAKOUT, '__xss', 'onerror']) {
    await page.getByRole('combobox').fill(words);
    await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText('正在搜索…');
    expect(await judge(page), words).toEqual([]);
  }
  expect(deeds).toEqual([]);
});

for (const isDrawnAhead of [true, false])
  test(`no diagram runs what stands in it: ${isDrawnAhead ? 'drawn by the build' : 'drawn by the browser'}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const deeds = await watch(page);
    if (!isDrawnAhead) await drawAnew(page);
    await page.goto(`${server.url}docs/diagrams`);
    // Each is drawn when it comes near, or refused with the reason.
    const drawn = page.getByRole('button', { name: /查看大图/ });
    const refused = page.locator('article').getByRole('alert');
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 300));
      expect((await drawn.count()) + (await refused.count())).toBe(HOSTILE_DIAGRAMS.length);
    }).toPass({ intervals: [100], timeout: 60_000 });
    expect(await drawn.count()).toBeGreaterThan(5);
    expect(await judge(page)).toEqual([]);
    expect(deeds).toEqual([]);
  });

test('files for machines stay well-formed', async ({ page }) => {
  await page.goto(`${server.url}none`);
  for (const file of ['feed.xml', 'sitemap.xml', 'opensearch.xml']) {
    const text = await readFile(join(outDir, file), 'utf8');
    const faults = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror').length,
      text,
    );
    expect(faults, file).toBe(0);
  }
});
