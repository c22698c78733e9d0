// What a writer has written outlives the tab, the other tab, the file and the disk.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { readDrafts } from '../support/drafts.ts';
import { expect, test } from '../support/server.ts';

/** A short page: a desk opens for each kill. */
const PAGE = 'docs/sla';
const FILE = 'docs/v8/sla.md';
/** What may be missing of what was written before a tab was killed, in milliseconds. */
const LOSS = 1000;

const fieldOf = (page: Page) => page.getByRole('textbox', { name: '源文本' });
const notice = (page: Page) => page.getByText(/本页有 \d+ 份草稿/);

async function openDesk(context: BrowserContext, page?: Page): Promise<Page> {
  const opened = page ?? (await context.newPage());
  await opened.goto(`edit/${PAGE}`);
  await expect(fieldOf(opened)).toBeVisible();
  await expect(opened.locator('main .prose > *').first()).toBeAttached();
  return opened;
}

async function atTheEnd(page: Page): Promise<void> {
  await fieldOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
}

/** Steps through the page by a key, until something has the focus. */
async function pressUntilFocused(key: string, target: Locator): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('not reached by keyboard');
}

test('a tab that is killed ten times while somebody types loses the last second at most', async ({
  context,
}) => {
  test.slow();
  const written: { word: string; at: number }[] = [];
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  let page = await openDesk(context);
  for (let kill = 0; kill < 10; kill += 1) {
    if (kill > 0) {
      await page.getByRole('button', { name: '接着写' }).click();
      await expect(notice(page)).toHaveCount(0);
    }
    await atTheEnd(page);
    const end = Date.now() + LOSS + random(900);
    while (Date.now() < end) {
      const word = `第${written.length}词`;
      await page.keyboard.insertText(word);
      await page.keyboard.press('Space', { delay: random(240) });
      written.push({ word, at: Date.now() });
    }
    const crashed = page.waitForEvent('crash');
    const killer = await context.newCDPSession(page);
    const at = Date.now();
    killer.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
    page = await openDesk(context);
    const [text = '', ...others] = await readDrafts(page);
    expect(others).toEqual([]);
    const missing = written.filter(({ word }) => !text.includes(word));
    expect(missing.filter((word) => word.at < at - LOSS)).toEqual([]);
    // What was lost is not written again.
    written.splice(written.length - missing.length);
  }
  expect(written.length).toBeGreaterThan(30);
});

test('two tabs write two drafts; a third one is offered both', async ({ context }) => {
  const tabs = [await openDesk(context), await openDesk(context)];
  for (const [at, tab] of tabs.entries()) {
    await atTheEnd(tab);
    await tab.keyboard.insertText(`第 ${at} 个标签页写的。`);
  }
  for (const tab of tabs) await expect(tab.getByText('改动已存为草稿')).toBeAttached();
  const third = await openDesk(context);
  // They are being written: not offered.
  await expect(notice(third)).toHaveCount(0);
  // A tab that is closed may hold its draft for a moment longer: who is there by then is told of it as well.
  await tabs[0]?.close();
  await expect(notice(third)).toContainText('1 份');
  await tabs[1]?.close();
  await third.reload();
  await expect(notice(third)).toContainText('2 份');
  await third.getByRole('button', { name: '全部草稿' }).click();
  await expect(third.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  expect(await findViolations(third, 'all')).toEqual([]);
  await third.getByRole('dialog').getByRole('button', { name: '比较' }).first().click();
  await expect(third.locator('dialog ins').first()).toContainText(/第 \d 个标签页写的。/);
  expect(await findViolations(third, 'all')).toEqual([]);
});

test('a file that changes underneath is merged with what was written', async ({ context }) => {
  const page = await openDesk(context);
  await atTheEnd(page);
  await page.keyboard.insertText('我写的一句。');
  await expect(page.getByText('改动已存为草稿')).toBeAttached();
  await context.route(`**/${FILE}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/^# .*$/m, '# 他改的标题');
    // With the length of the original it would count as cut off.
    await route.fulfill({ contentType: 'text/markdown; charset=utf-8', body });
  });
  await page.reload();
  await expect(page.getByText('两边的改动已经合并')).toBeVisible();
  await expect
    .poll(async () => (await readDrafts(page))[0])
    .toMatch(/^# 他改的标题$[\s\S]*我写的一句。\s*$/m);
});

test('where both have changed the same line the writer chooses, by keyboard; what was left out stays a draft', async ({
  context,
}) => {
  const page = await openDesk(context);
  await fieldOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('我写的一句。');
  await expect(page.getByText('改动已存为草稿')).toBeAttached();
  await context.route(`**/${FILE}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${(await answer.text()).trimEnd()}\n他写的一句。\n` });
  });
  await page.reload();
  await page.getByRole('button', { name: '对照并选择' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('我写的一句。');
  await pressUntilFocused('Tab', dialog.getByRole('button', { name: '两份都留下' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('不能自动合并')).toHaveCount(0);
  await expect.poll(() => fieldOf(page).textContent()).toMatch(/他写的一句。我写的一句。$/);
  await expect(notice(page)).toContainText('1 份');
});

test('a full disk is said, and the text is there to be taken away', async ({ context }) => {
  const page = await openDesk(context);
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await atTheEnd(page);
  await page.keyboard.insertText('这一句没有地方存。');
  await expect(page.getByRole('alert')).toContainText('存储已满');
  const download = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: '导出' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('这一句没有地方存。');
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('又有了。');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await readDrafts(page))[0]).toContain('这一句没有地方存。');
});

test('by keyboard alone from the page to the saved file, in which one line has changed', async ({ page }) => {
  await page.goto(PAGE);
  await expect(async () => {
    await page.keyboard.press('e');
    await expect(page).toHaveURL(/\/edit\/docs\/sla$/, { timeout: 1000 });
  }).toPass();
  const field = fieldOf(page);
  await expect(field).toBeVisible();
  await pressUntilFocused('Tab', field);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('The end.');
  await expect(page.getByText('改动已存为草稿')).toBeAttached();
  const menu = page.getByRole('button', { name: '其他保存方式' });
  await pressUntilFocused('Shift+Tab', menu);
  await page.keyboard.press('ArrowDown');
  const download = page.waitForEvent('download');
  await expect(page.getByRole('button', { name: '下载文件' })).toBeFocused();
  await page.keyboard.press('Enter');
  const saved = (await readFile(await (await download).path(), 'utf8')).split('\n');
  const original = (await (await page.request.get(FILE)).text()).split('\n');
  expect(saved.filter((line, at) => line !== original[at])).toEqual(['The end.']);
});
