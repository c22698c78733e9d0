// A drawn page holds the styles of what stands in it; the whole sheet comes behind its text.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { DIST, expect, shellTest as test } from '../support/server.ts';

const SHEET = '**/assets/web.*.css';

/** One of each kind, and what only some have: notices, diagrams, code, admonitions, pictures. */
const PAGES = {
  'the home page': '',
  'a doc with a little of everything': 'docs/channels/messenger/install',
  'a doc with a diagram': 'docs/',
  'a doc of an old version': 'docs/v7/faq',
  'a draft': 'docs/next/',
  'a category': 'docs/osc/',
  'a page outside the docs': 'markdown-page',
};

/** By name, what is computed for an element: in one theme, on one width. */
type Look = Record<string, string>;

/**
 * All that is computed for the elements, and for what stands before and after them, in both themes and on two
 * widths, which do not depend on each other. Of elements that are alike the first stands for the others. The page
 * keeps it: it is megabytes.
 * @returns in what elements look different from the last time, and the background of the first look
 */
async function compareLooks(page: Page): Promise<{ differences: string[]; background: string }> {
  const differences: string[] = [];
  let background = '';
  for (const [theme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const look = await page.evaluate(readLook, { theme, how: `${theme}, ${width} px` });
    differences.push(...look.differences);
    background ||= look.background;
  }
  return { differences, background };
}

function readLook({ theme, how }: { theme: string; how: string }) {
  document.documentElement.dataset.theme = theme;
  const nameOf = (element: Element | null) =>
    element && `${element.tagName}.${element.className} ${element.getAttributeNames()}`;
  // A custom property that nothing here uses comes with the sheet, and what only hands and scrolling bring about; the
  // logical ones say the same again. The animation that parts a long text is over (first-screen.spec.ts).
  const properties = Array.from(getComputedStyle(document.documentElement)).filter(
    (property) =>
      !/^--|(?:^|-)(?:block|inline)-|^(?:animation-name|cursor|overflow-anchor|overscroll-behavior|pointer-events|touch-action|transition|user-select)/.test(
        property,
      ),
  );
  const look: Look = {};
  for (const element of document.querySelectorAll('html, body, body :not(link, script)')) {
    const places = [':first-child', ':last-child', ':empty'].filter((place) => element.matches(place));
    const name = `${nameOf(element.parentElement)} > ${nameOf(element)}${places.join('')}`;
    if (name in look) continue;
    look[name] = [undefined, '::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(
        ({ content, animationTimeline }, at) =>
          at === 0 || (content !== 'none' && animationTimeline === 'auto'),
      )
      .flatMap((style) => properties.map((property) => `${property}: ${style.getPropertyValue(property)}`))
      .join('; ');
  }
  const kept = window as unknown as { looks?: Record<string, Look> };
  kept.looks ??= {};
  const before = kept.looks[how] ?? {};
  kept.looks[how] = look;
  const differences = Object.entries(before).flatMap(([name, was]) => {
    if (was === look[name]) return [];
    const others = was.split('; ');
    return `${how}: ${name} is now ${look[name]?.split('; ').filter((value) => !others.includes(value))}`;
  });
  return { differences, background: getComputedStyle(document.documentElement).backgroundColor };
}

/** As the application does, which is not there. */
function loadStylesheet(): Promise<unknown> {
  const written = document.querySelector('noscript[data-asset]')?.textContent ?? '';
  document.head.append(document.createRange().createContextualFragment(written));
  return new Promise((resolve) => document.head.lastElementChild?.addEventListener('load', resolve));
}

/** What has happened by then has been painted and told. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));

for (const [what, path] of Object.entries(PAGES)) {
  test(`${what} is painted before the sheet has come, and stays as it is when it comes`, async ({ page }) => {
    // What they change is theirs. They say that they run: the page would look for them elsewhere.
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.begun = ""' }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map(String))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

    const { background } = await compareLooks(page);
    expect(background, 'dark').toBe('rgb(15, 21, 20)');
    await settle(page);
    await page.evaluate(() => {
      Reflect.get(window, 'shifts').length = 0;
    });
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    await page.evaluate(loadStylesheet);
    await settle(page);
    expect(await page.evaluate(() => document.styleSheets[1]?.cssRules.length)).toBeGreaterThan(200);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    expect((await compareLooks(page)).differences).toEqual([]);
  });
}

test('what surrounds a text is little: a page with 1 KB of it is 13.5 KB at most, compressed', async () => {
  const html = await readFile(join(DIST, 'docs/next/index.html'), 'utf8');
  const around = html.replace(/<article>.*<\/article>/s, '');
  expect(around.length).toBeLessThan(html.length - 2000);
  expect(gzipSync(around, { level: 9 }).length).toBeLessThan(12.5 * 1024);
  // On the host each page has it: ten thousand plain ones are to stay below 400 MB.
  expect(Buffer.byteLength(around)).toBeLessThan(39_500);
});

/** Of the search dialog, of which no page holds anything. */
const dialogShade = (page: Page) =>
  page.locator('[data-backdrop]').evaluate((backdrop) => getComputedStyle(backdrop).backgroundColor);
const SHADE = 'rgba(0, 0, 0, 0.65)';

test('a sheet that failed is asked for again with the application’s parts', async ({ page }) => {
  let asked = 0;
  await page.route(SHEET, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/sla');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await dialogShade(page)).toBe(SHADE);
  expect(asked).toBe(2);
});

test('a sheet that is gone loads the page anew, once', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(SHEET, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('docs/sla');
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(loads).toBe(2);
});

test('of a deployment that lacks sheet and parts a page is loaded anew once, and says that something is missing', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const missing: string[] = [];
  for (const file of [SHEET, '**/assets/progress.*.js'])
    await page.route(file, (route) => {
      missing.push(file);
      return route.fulfill({ status: 404, body: '' });
    });
  await page.goto('docs/sla');
  await expect(page.getByText('有些辅助功能没有加载成功')).toBeAttached();
  await expect.poll(() => new Set(missing).size).toBe(2);
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(page.getByRole('article')).toContainText('主要面向中小企业');
  expect(loads).toBe(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is printed as with them: the text and nothing to click', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('docs/deploy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation', { name: '本页目录' }),
      page.getByRole('link', { name: '编辑此页' }),
      page.getByRole('button'),
    ])
      await expect(part).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test('the first text asks for few fonts', async ({ page }) => {
  for (const path of ['docs/deploy', 'docs/osc/', '']) {
    await page.goto(`/${path}`);
    const fonts = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('body :not(script, style, noscript)')].map((element) => {
          const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
          return [fontFamily, fontSize, fontWeight, fontStyle].join(' ');
        }),
      ),
    ]);
    // Each is asked of another process before anything is on the screen, and more than one name may be asked for it.
    expect(fonts.length, `${path}\n${fonts.join('\n')}`).toBeLessThanOrEqual(14);
    expect(new Set(fonts.map((font) => font.split(',')[0])).size).toBeLessThanOrEqual(2);
  }
});
