// Readers who use a screen reader, large type, their fingers or little motion.
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { openPrinting } from '../support/printing.ts';
import { expect, lookingTest, test } from '../support/server.ts';
import { visit } from '../support/visit.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };

/** Something that a page shows once the reader has asked for it. */
interface Opened {
  name: string;
  open: (page: Page) => Promise<void>;
  sizes: { width: number; height: number }[];
  /** false: it does not lie over the page, and stays. */
  closes?: boolean;
}

interface Kind {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Waits for what comes last. */
  see?: (page: Page) => Promise<void>;
  /** One after the other, on the same visit. */
  opened?: Opened[];
  /** false: the page is like others that are judged, as long as nothing was opened. */
  alone?: boolean;
}

const KINDS: Kind[] = [
  { name: 'home', path: '' },
  { name: 'a doc with tables, code and admonitions', path: 'docs/channels/messenger/install' },
  { name: 'the index of a category', path: 'docs/osc/' },
  { name: 'a doc of an old version', path: 'docs/v7/faq' },
  {
    name: 'a standalone page, its tabs and marks on code',
    path: 'markdown-page',
    opened: [{ name: 'tabs', open: chooseTab, sizes: [WIDE, SMALL], closes: false }],
  },
  { name: 'an unknown address', path: 'docs/no-such-page' },
  { name: 'a page that did not come', path: 'docs/sla', prepare: loseText },
  { name: 'what changed on a page', path: 'docs/osc/contribution?compare=v7', see: seeComparison },
  { name: 'what changed in a version', path: 'docs/changes?from=v7', see: seeCounts },
  {
    name: 'a short doc and what is opened over it',
    path: 'docs/sla',
    alone: false,
    opened: [
      { name: 'versions', open: openVersions, sizes: [WIDE] },
      { name: 'search', open: openSearch, sizes: [WIDE, NARROW] },
      { name: 'settings for reading', open: openSettings, sizes: [NARROW] },
      { name: 'list of keys', open: openKeys, sizes: [WIDE] },
      { name: 'choice of what is printed', open: openTree, sizes: [WIDE, SMALL] },
      { name: 'menu', open: openMenu, sizes: [NARROW] },
    ],
  },
  {
    name: 'a doc with a value and what is taken along',
    path: 'docs/usage',
    alone: false,
    opened: [
      { name: 'its field and controls', open: openField, sizes: [WIDE, SMALL] },
      { name: 'the reader’s values', open: openValues, sizes: [WIDE, SMALL] },
    ],
  },
];

for (const { name, path, prepare, see, opened = [], alone = true } of KINDS) {
  const judged = prepare === undefined && opened.length === 0 ? lookingTest : test;
  judged(`axe finds nothing on ${name}, and nothing sticks out at 200 % and 400 %`, async ({ page }) => {
    await prepare?.(page);
    await visit(page, path);
    await see?.(page);
    for (const viewport of [WIDE, NARROW, SMALL]) {
      const asked = opened.filter(({ sizes }) => sizes.includes(viewport));
      const isAlone = alone && viewport !== SMALL;
      if (!isAlone && asked.length === 0) continue;
      await resize(page, viewport);
      if (isAlone) await judge(page, `${viewport.width} px`);
      for (const { name: part, open, closes = true } of asked) {
        await open(page);
        await judge(page, `${part}, ${viewport.width} px`);
        if (closes) await close(page);
      }
    }
    for (const width of [WIDE.width / 2, WIDE.width / 4]) {
      await resize(page, { width, height: 512 });
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(reach, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

async function judge(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const violations = await findViolations(page, colorScheme === 'light' ? 'all' : 'colours');
    expect.soft(violations, `${what}, ${colorScheme}`).toEqual([]);
  }
}

// As the browser's own setting makes them: the window stays as wide as it is, other than with its zoom.
test('with letters of twice the size nothing sticks out, all of the bar is there, and most of the window is the text’s', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['docs/deploy', '']) {
    await visit(page, path);
    for (const width of [320, 390, 768, 997, 1280]) {
      await resize(page, { width, height: 844 });
      const bar = page.getByRole('banner').locator('button, a').filter({ visible: true });
      const ends = await bar.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().right));
      expect.soft(Math.max(...ends), `the bar at ${width} px`).toBeLessThanOrEqual(width);
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(reach, `the page at ${width} px`).toBeLessThanOrEqual(width);
      const text = await page.getByRole('main').boundingBox();
      expect.soft(text?.width, `the text at ${width} px`).toBeGreaterThan(width / 2);
    }
  }
});

test('in forced colours what is chosen is told from the rest: hits, tabs, settings, the contents, lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, 'markdown-page#标签页');
  const lines = async (items: Locator) =>
    items.evaluateAll((all) => all.map((item) => getComputedStyle(item).outlineStyle !== 'none'));
  const toc = page.getByRole('navigation', { name: '本页目录' }).getByRole('link');
  await expect.poll(async () => (await lines(toc)).filter(Boolean).length).toBe(1);
  await chooseTab(page);
  expect(await lines(page.getByRole('tab'))).toEqual([false, true]);
  // Of code too, whose added and removed lines have signs.
  expect(await lines(page.locator('[data-highlighted]'))).toEqual([true]);
  const signs = page
    .locator('[data-line]')
    .evaluateAll((marked) => marked.map((line) => getComputedStyle(line, '::after').content));
  expect(await signs).toEqual(['"−"', '"+"', 'none']);
  expect(await lines(page.locator('[data-line="focused"]'))).toEqual([true]);
  await openSearch(page);
  expect((await lines(page.getByRole('option'))).slice(0, 2)).toEqual([true, false]);
  await close(page);
  await openSettings(page);
  const sizes = page.getByRole('group', { name: '字号' }).locator('label');
  expect(await lines(sizes)).toEqual([false, true, false, false, false]);
});

test('fingers meet targets of at least 24 px', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await visit(page, 'docs/deploy');
  const small: string[] = [];
  const measure = async (targets: string) =>
    small.push(...(await page.locator(targets).evaluateAll(findSmall)));
  await page.getByRole('button', { name: /^目录/ }).click();
  await measure('button, nav a, footer a');
  await page.keyboard.press('Escape');
  await openMenu(page);
  await measure('dialog button, dialog a');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^选择版本/ })
    .click();
  await measure('dialog button, dialog a');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '← 回到主菜单' }).click();
  await measure('dialog button, dialog a');
  expect(small).toEqual([]);
});

function findSmall(elements: Element[]): string[] {
  return elements
    .filter((element) => element.checkVisibility())
    .map((element) => ({ name: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ name, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${name}`);
}

test('nothing moves for a reader who asked for that', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Never answered: the bar stays.
  await page.route('**/docs/v8/initialization.md', () => {});
  await visit(page, 'docs/sla');
  await openMenu(page);
  expect(await page.evaluate(findMotion)).toEqual([]);
  await page.getByRole('dialog').getByRole('link', { name: '系统初始化' }).click();
  await expect(page.locator('#nprogress')).toBeVisible();
  expect(await page.evaluate(findMotion)).toEqual([]);
});

/** Elements that take longer than 10 ms to change. */
function findMotion(): string[] {
  const isLong = (durations: string) =>
    durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01);
  return [...document.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after', '::backdrop'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isMoving = isLong(style.transitionDuration) || isLong(style.animationDuration);
      return isMoving || style.scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 80) + part] : [];
    }),
  );
}

/** Another width, and what the page makes of it. */
async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^选择版本/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'v7' })).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await expect(page.getByRole('dialog', { name: '导航菜单' })).toBeVisible();
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('combobox').fill('部署');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: '工具' }).click();
  await page.getByRole('button', { name: '阅读设置' }).click();
  await expect(page.getByRole('dialog', { name: '阅读设置' })).toBeVisible();
}

async function openKeys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '键盘操作' })).toBeVisible();
}

/** By keys alone, as the controls of a section and a table come with the focus. */
async function openField(page: Page): Promise<void> {
  await page.locator('.prose [data-action="copyAddress"]').first().focus();
  await expect(page.getByRole('button', { name: '复制本节的 Markdown' }).first()).toBeAttached();
  await page.locator('.prose [data-value][role="button"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role="dialog"] input')).toBeFocused();
}

async function openValues(page: Page): Promise<void> {
  await page.getByRole('button', { name: '工具' }).click();
  await page.getByRole('button', { name: '我的值' }).click();
  await expect(page.getByRole('dialog', { name: '我的值' })).toBeVisible();
}

async function chooseTab(page: Page): Promise<void> {
  await page.locator('[data-layout="tabs"] pre').first().scrollIntoViewIfNeeded();
  await page.locator('[data-layout="tabs"]').first().hover();
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('停止');
}

async function openTree(page: Page): Promise<void> {
  await openPrinting(page);
  await page.getByRole('radio', { name: /^自选页面/ }).check();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open], header [aria-expanded="true"]')).toHaveCount(0);
}

async function loseText(page: Page): Promise<void> {
  await page.route('**/docs/v8/sla.md', (route) => route.fulfill({ status: 404, body: 'x' }));
}

async function seeComparison(page: Page): Promise<void> {
  // Its end is drawn last.
  const region = page.getByRole('region', { name: '版本比较' });
  await expect(region.getByRole('heading', { name: '相关页面' }).last()).toBeVisible();
}

async function seeCounts(page: Page): Promise<void> {
  await expect(
    page.getByRole('main').getByRole('link', { name: '应用部署' }).locator('xpath=..'),
  ).toContainText(/\d 处/);
}
