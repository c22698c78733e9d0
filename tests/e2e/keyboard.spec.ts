// Readers who use a keyboard: where it leads, what shows the focus, what it does.
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { visit } from '../support/visit.ts';

test('the first Tab reaches the skip link, which leads into the text', async ({ page }) => {
  await visit(page, 'docs/sla');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the page stays where it is while Tab goes through the bar, hidden or not', async ({ page }) => {
  await visit(page, 'docs/deploy');
  const bar = page.getByRole('banner');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 3000);
  await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden');
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await bar.getByRole('link').first().focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toBeInViewport({ ratio: 1 });
  expect(await place()).toBe(before);
});

for (const path of ['docs/channels/messenger/install', '', 'markdown-page'])
  test(`what Tab reaches on /${path} shows that it has the focus, and nothing lies over it`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await visit(page, path);
    const faults: string[] = [];
    let count = 0;
    for (; count < 1000; count += 1) {
      await page.keyboard.press('Tab');
      let seen = await page.evaluate(describeFocus);
      if (seen === undefined) break;
      if (seen.fault !== '') {
        // A diagram that was drawn just now has moved it out of the window: the way back shows it again. Or the bar is
        // on its way back, and what stands below it makes room.
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await page.evaluate(settle);
        seen = (await page.evaluate(describeFocus)) ?? seen;
      }
      if (seen.fault !== '') faults.push(`${seen.name}: ${seen.fault}`);
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(path === '' ? 10 : 40);
  });

/** Waits until what a scroll brings about has begun, and is over. */
async function settle(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

/** The element with the focus, and why its reader may not see it; nothing at the end of the page. */
function describeFocus(): { name: string; fault: string } | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  // A tall element may reach below the window: its visible part is what counts.
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const above = document.elementFromPoint((left + right) / 2, y);
  const isCovered = above === null || !(element.contains(above) || above.contains(element));
  const faults = [
    (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) && 'no outline',
    Number(opacity) < 1 && `opacity ${opacity}`,
    isCovered && `under ${above?.outerHTML.slice(0, 80) ?? 'nothing'}`,
  ];
  return { name: element.outerHTML.slice(0, 120), fault: faults.filter(Boolean).join(', ') };
}

/** The sides at which a box around the focus cuts its ring. */
function cutSides(element: HTMLElement): string[] {
  // As for a reader with keys, whatever was pressed before.
  element.focus({ focusVisible: true } as FocusOptions);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 0.5;
  const ring = element.getBoundingClientRect();
  const sides = new Set<string>();
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const { left, top } = box.getBoundingClientRect();
    const [edgeX, edgeY] = [left + box.clientLeft, top + box.clientTop];
    if (ring.left - reach < edgeX) sides.add('left');
    if (ring.right + reach > edgeX + box.clientWidth) sides.add('right');
    if (ring.top - reach < edgeY) sides.add('top');
    if (ring.bottom + reach > edgeY + box.clientHeight) sides.add('bottom');
  }
  return [...sides];
}

test('what shows the focus is cut at no side: in the contents, the menu, the pages to print, the findings of the desk', async ({
  page,
}) => {
  const expectWhole = async (target: Locator) => expect(await target.evaluate(cutSides)).toEqual([]);
  await visit(page, 'docs/deploy');
  await expectWhole(page.getByRole('navigation', { name: '本页目录' }).getByRole('link').first());
  await page.getByRole('button', { name: '打印' }).click();
  await page.getByRole('radio', { name: '自选页面' }).check();
  await expectWhole(page.getByRole('dialog').locator('button[aria-expanded]').first());
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await expectWhole(page.getByRole('button', { name: '回到主菜单' }));
  await page.goto('edit/docs/faq');
  await expectWhole(page.locator('summary').filter({ hasText: '没有发现问题' }));
});

test('the values of a block are one tab stop, arrow keys reach the others', async ({ page }) => {
  await visit(page, 'docs/deploy');
  const blocks = page.locator('.prose [data-code]');
  const several = blocks.filter({ has: page.locator('[data-value][role="button"]:nth-of-type(2)') }).first();
  const values = several.locator('[data-value][role="button"]');
  // The values become buttons with a deferred part of the page.
  await expect(values.nth(1)).toBeVisible();
  await expect(several.locator('[data-value][tabindex="0"]')).toHaveCount(1);
  await values.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(values.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(values.first()).toBeFocused();
});

test('values are given, and things taken along, by keys alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, 'docs/deploy');
  const focused = page.locator(':focus');
  const value = page.locator('.prose [data-value="YOUR_IP"][role="button"]').first();
  await value.focus();
  // At the foot of the window: the field has room there, what stands below it has none.
  await value.evaluate((place) =>
    window.scrollBy(0, place.getBoundingClientRect().bottom + 130 - innerHeight),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('10.0.0.7');
  await page.keyboard.press('Enter');
  await expect(value).toBeFocused();
  await expect(value).toHaveText('10.0.0.7');
  // From the link of a heading the Tab key leads to the section's control, as it does to the others.
  await page.locator('.prose [data-action="copyAddress"]').first().focus();
  // What brings it is loaded at the first use.
  await expect(page.getByRole('button', { name: '复制本节的 Markdown' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('复制本节的 Markdown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^## .+\n/);
  const table = page.getByRole('button', { name: '复制表格' }).first();
  await table.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[^\n]+\t[^\n]+\n/);
  await page.locator('.prose [data-action="copy"]').first().focus();
  await expect(page.getByRole('button', { name: '下载代码' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('下载代码');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.\w+$/);
});
