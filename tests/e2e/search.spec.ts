// Finding pages and sections in the dialog.
import { findViolations } from '../support/axe.ts';
import {
  dialogOf,
  FULL_TEXT,
  fieldOf,
  hitsOf,
  markedTexts,
  openerOf,
  openSearch,
} from '../support/searchDialog.ts';
import { expect, test as ownTest, walkingTest as test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

ownTest('nothing of it is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('docs/sla');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [panel, index] = ['assets/search', 'search/v8'].map(
    (part) => () => asked.filter((path) => path.includes(part)).length,
  ) as [() => number, () => number];
  expect(panel() + index()).toBe(0);
  // Whoever turns to it will open it; the index is larger, and waits.
  await openerOf(page).focus();
  await expect.poll(panel).toBe(1);
  expect(index()).toBe(0);
  await openSearch(page);
  await expect.poll(index).toBe(1);
  expect(panel()).toBe(1);
});

test('the index does not wait for what searches in it; a space that is typed early does not press the ✕', async ({
  page,
}) => {
  await page.goto('docs/sla');
  await takenOver(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/search*.js', async (route) => {
    await held;
    await route.continue();
  });
  const index = page.waitForRequest(FULL_TEXT);
  await openerOf(page).click();
  await index;
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(dialogOf(page).getByRole('button', { name: '关闭搜索' })).toBeVisible();
  await page.keyboard.press('Space');
  release();
  await expect(fieldOf(page)).toBeFocused();
});

ownTest(
  'finds a page and a section of the shown version, and Enter opens the chosen one',
  { tag: '@search-box' },
  async ({ page }) => {
    await page.goto('docs/v7/faq');
    await openSearch(page);
    // By an input method: letters that it still composes are not searched.
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'bu’shu', selectionStart: 6, selectionEnd: 6 });
    await expect(fieldOf(page)).toHaveValue('bu’shu');
    await expect(dialogOf(page).getByRole('group', { name: '主要页面' })).toBeVisible();
    await session.send('Input.insertText', { text: '部署' });
    await expect(fieldOf(page)).toHaveValue('部署');
    await expect(hitsOf(page).first()).toContainText('应用部署');
    await fieldOf(page).fill('日常命令');
    await expect(hitsOf(page).first()).toContainText('日常命令');
    await expect(hitsOf(page).first()).toContainText('应用部署');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
    await expect(page).toHaveURL(/\/docs\/v7\/deploy#/);
    await expect(page.getByRole('heading', { name: '日常命令' })).toBeInViewport();
    await expect(dialogOf(page)).toHaveCount(0);
  },
);

test('keeps the focus inside, and gives it back on Esc', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(openerOf(page)).toBeFocused();
});

test('a part that does not load offers a retry', { tag: '@lazy-retry' }, async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/search.*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('docs/faq');
  await openerOf(page).click();
  const failure = dialogOf(page).getByRole('alert');
  await expect(failure).toContainText('没有加载成功');
  const retry = dialogOf(page).getByRole('button', { name: '重试' });
  await retry.focus();
  // The network that is back asks again, in vain: the button that had the focus has gone.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(dialogOf(page)).toBeFocused();
  await expect(failure).toBeVisible();
  isLost = false;
  await retry.click();
  await expect(fieldOf(page)).toBeFocused();
});

test('the page that a hit opens has its words marked until Esc', async ({ page }) => {
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('日常命令');
  await expect(hitsOf(page).first()).toContainText('日常命令');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '日常命令' })).toBeInViewport();
  await expect.poll(() => markedTexts(page)).toContain('日常命令');
  await expect(page).toHaveURL(/\/docs\/deploy#[^?]*$/);
  await page.keyboard.press('Escape');
  expect(await markedTexts(page)).toEqual([]);
});

test('fills a phone’s screen, and keeps clear of its keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/faq');
  await openSearch(page);
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.type('渠道');
  await expect(hitsOf(page).first()).toBeVisible();
  const leave = (height: number) =>
    page.evaluate((value) => {
      const { visualViewport } = window;
      if (visualViewport === null) throw new Error('no visual viewport');
      Object.defineProperty(visualViewport, 'height', { value, configurable: true });
      Object.defineProperty(visualViewport, 'offsetTop', { value: 20, configurable: true });
      visualViewport.dispatchEvent(new Event('resize'));
    }, height);
  await leave(500);
  expect(await dialogOf(page).boundingBox()).toMatchObject({ y: 20, height: 500 });
  await page.keyboard.press('End');
  const endOfHit = async () => {
    const box = await hitsOf(page).last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await endOfHit()).toBeLessThan(520);
  // Laid on its side: all but the field gives way to the hit.
  await page.setViewportSize({ width: 667, height: 331 });
  await leave(150);
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 20, width: 667, height: 150 });
  await page.keyboard.press('Home');
  await expect(dialogOf(page).getByRole('status')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  await expect(dialogOf(page).getByRole('combobox')).toBeInViewport({ ratio: 1 });
  expect(await endOfHit()).toBeLessThanOrEqual(170);
});

test('breaks no rule of accessibility, light and dark', async ({ page }) => {
  const expectNoViolations = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const violations = await findViolations(page, colorScheme === 'light' ? 'all' : 'colours');
      expect(violations, colorScheme).toEqual([]);
    }
  };
  await page.goto('docs/faq');
  await openSearch(page);
  await page.keyboard.type('渠道');
  await dialogOf(page).getByRole('checkbox', { name: '全部版本' }).check();
  await expect(hitsOf(page).first()).toBeVisible();
  await expectNoViolations();
  await page.goto('search?q=渠道&version=all');
  await expect(page.getByRole('main').getByRole('link', { name: /渠道/ }).first()).toBeVisible();
  await expectNoViolations();
});
