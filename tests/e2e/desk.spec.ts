// The writer's desk, as far as only a browser can show it.
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { readDrafts } from '../support/drafts.ts';
import { expect, test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

const fieldOf = (page: Page) => page.getByRole('textbox', { name: '源文本' });
const previewOf = (page: Page) => page.getByRole('region', { name: '预览' });
const textOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent));

/** A short page, unless a test is about a long one: each letter draws the preview anew. */
async function openDesk(page: Page, path = 'docs/sla'): Promise<void> {
  await page.goto(`edit/${path}`);
  await expect(fieldOf(page)).toBeVisible();
  // On a phone it waits behind the text.
  await expect(page.locator('main .prose > *').first()).toBeAttached();
}

/** Writes on a line of its own at the end of the text, which is on the screen then. */
async function atTheEnd(page: Page): Promise<void> {
  await fieldOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

test('readers load nothing of it; e and the edit link open it beside the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofDesk = () => asked.filter((path) => /assets\/(?:desk|editor)\b/.test(path)).length;
  await page.goto('docs/sla');
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(ofDesk()).toBe(0);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit\/docs\/sla$/);
  await expect(page).toHaveTitle(/^编辑此页：/);
  await expect(fieldOf(page)).toContainText('sidebar_position:');
  expect(ofDesk()).toBeGreaterThan(0);
  await page.getByRole('link', { name: '返回页面' }).click();
  await expect(page).toHaveURL(/\/docs\/sla$/);
  await page.getByRole('link', { name: '编辑此页' }).click();
  await expect(fieldOf(page)).toBeVisible();
});

test('what is written shows in the preview; mistakes are marked and listed, and led to', async ({ page }) => {
  await openDesk(page);
  await atTheEnd(page);
  await page.keyboard.insertText('## 新的一节');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('见[别处](./nowhere.md)与[此处](#无此标题)。');
  await expect(previewOf(page).getByRole('heading', { name: '新的一节' })).toBeInViewport();
  const list = page.getByText('处问题');
  await expect(list).toHaveText('2 处问题');
  await expect(page.locator('.cm-lintRange')).toHaveCount(2);
  await list.click();
  const finding = page.getByRole('button', { name: /nowhere\.md/ });
  await page.keyboard.press('Control+Home');
  await finding.click();
  await expect(page.locator('.cm-lintRange').first()).toBeInViewport();
  await expect(fieldOf(page)).toBeFocused();
  // The site's words count as well, and what is certain is mended from the list.
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('用Docker部署。');
  await expect(list).toHaveText('4 处问题');
  await page
    .getByRole('button', { name: /行：加空格$/ })
    .first()
    .click();
  await expect(list).toHaveText('3 处问题');
  await page
    .getByRole('button', { name: /行：加空格$/ })
    .first()
    .click();
  await expect.poll(async () => (await textOf(page)).at(-1)).toMatch(/用 Docker 部署。$/);
  await expect(list).toHaveText('2 处问题');
  // What is written goes on paper, and nothing to write with; paper is as narrow as a phone, which shows one of them.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 900 });
  await expect(previewOf(page).getByRole('heading', { name: '新的一节' })).toBeVisible();
  await expect(fieldOf(page)).toBeHidden();
});

test('links, headings and boxes are completed; the buttons have keys', async ({ page }) => {
  await page.clock.install();
  await openDesk(page);
  await atTheEnd(page);
  const option = page.getByRole('option').first();
  await page.keyboard.type('[](faq');
  await expect(option).toContainText('faq.md');
  // CodeMirror ignores keys in the first 75 ms of a list, which nobody can have read.
  await page.clock.fastForward(150);
  await page.keyboard.press('Enter');
  await page.keyboard.type('#');
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type(')');
  await expect.poll(async () => (await textOf(page)).at(-1)).toMatch(/^\[\]\((?:\.\/)?faq\.md#\)$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type(':::d');
  await expect(option).toHaveText('danger');
  await page.keyboard.press('Escape');
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+b');
  await expect.poll(async () => (await textOf(page)).at(-1)).toBe('**重点**');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await textOf(page)).at(-1)).toBe('**[重点]()**');
});

test('a composition loses and doubles nothing, and its Enter takes no completion', async ({ page }) => {
  await page.clock.install();
  await openDesk(page);
  await atTheEnd(page);
  const input = await page.context().newCDPSession(page);
  const compose = async (...steps: string[]) => {
    for (const text of steps)
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
  };
  // Fires the timers of findings and completions in the middle of it.
  const pause = () => page.clock.runFor(400);
  await page.keyboard.insertText('见 [甲](./none.md)，');
  await compose('b', 'bu', 'bu sh', 'bu shu');
  await pause();
  // Nobody reads half a word: neither the preview nor the findings look at it.
  expect(await previewOf(page).textContent()).not.toContain('bu sh');
  await compose('部署');
  await input.send('Input.insertText', { text: '部署' });
  await page.keyboard.insertText('[乙](');
  await expect(page.getByRole('option').first()).toBeVisible();
  await compose('f', 'fa', 'fa q');
  await pause();
  // Enter while it composes belongs to the input method: the browser tells of it by this code.
  await input.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Process',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await input.send('Input.insertText', { text: 'faq' });
  await pause();
  await page.keyboard.press('Escape');
  await page.keyboard.insertText(')。');
  await expect.poll(async () => (await textOf(page)).at(-1)).toBe('见 [甲](./none.md)，部署[乙](faq)。');
  await expect(previewOf(page).getByText('部署乙')).toBeVisible();
});

test('a table is set in columns and grows, and comes from a sheet; a Chinese character is as wide as two others', async ({
  page,
}) => {
  await openDesk(page);
  await atTheEnd(page);
  const addRow = page.getByRole('button', { name: '加一行' });
  await expect(addRow).toHaveCount(0);
  await page.keyboard.insertText('|端口|用途|\n|-|-|\n|8035|网页|');
  await expect(addRow).toHaveAttribute('title', '加一行（Ctrl+Alt+R）');
  await page.keyboard.press('Control+Alt+a');
  await page.keyboard.press('Control+Alt+r');
  await page.keyboard.insertText('8036');
  await page.getByRole('button', { name: '加一列' }).click();
  const expected = [
    '| 端口 |     | 用途 |',
    '| ---- | --- | ---- |',
    '| 8035 |     | 网页 |',
    '| 8036 |     |      |',
  ];
  await expect.poll(async () => (await textOf(page)).slice(-4)).toEqual(expected);
  const paste = () =>
    page.locator('.cm-content').evaluate((place) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '键\t值\r\n甲\t1\r\n');
      clipboardData.setData('text/html', '<table><tr><td>键<td>值<tr><td>甲<td>1</table>');
      place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n\n');
  await paste();
  const pasted = ['', '| 键  | 值  |', '| --- | --- |', '| 甲  | 1   |'];
  await expect.poll(async () => (await textOf(page)).slice(-4)).toEqual(pasted);
  // In code cells are what they are.
  await page.keyboard.insertText('\n\n```\n');
  await paste();
  await expect.poll(async () => (await textOf(page)).slice(-3, -1)).toEqual(['键\t值', '甲\t1']);
});

test('all that was found is selected and written over at once', async ({ page }) => {
  await openDesk(page);
  await atTheEnd(page);
  await page.keyboard.insertText('- 苹果和苹果\n- 一个苹果');
  await page.keyboard.press('Control+f');
  await page.keyboard.insertText('苹果');
  // The one that is meant is told from the others, and all from the text where readers have colours of their own.
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter');
  const outlines = () =>
    page
      .locator('.cm-searchMatch')
      .evaluateAll((found) => found.map((match) => getComputedStyle(match).outlineStyle).sort());
  await expect.poll(outlines).toEqual(['dotted', 'dotted', 'solid']);
  await page.getByRole('button', { name: '全部选中' }).click();
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.insertText('梨');
  await expect.poll(async () => (await textOf(page)).slice(-2)).toEqual(['- 梨和梨', '- 一个梨']);
  // In several places Enter is no next item of one of their lists.
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await textOf(page)).slice(-5)).toEqual(['- 梨', '和梨', '', '- 一个梨', '']);
});

test('an image that is pasted is seen before it is saved, and offered smaller', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await openDesk(page);
  await atTheEnd(page);
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 500;
    const context = canvas.getContext('2d');
    const noise = context?.createImageData(500, 500);
    if (noise === undefined) return;
    for (let at = 0; at < noise.data.length; at += 1)
      noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context?.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob === null) return;
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.cm-content')?.dispatchEvent(paste);
  });
  await expect.poll(async () => (await textOf(page)).at(-1)).toBe('![图片说明](sla-1.png)');
  await expect(page.getByText(/^已插入 sla-1\.png（\d+ KB）/)).toBeVisible();
  const image = previewOf(page).getByRole('img', { name: '图片说明' });
  const width = () => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth);
  await expect.poll(width).toBe(500);
  await page.getByRole('button', { name: '缩小' }).click();
  await expect.poll(async () => (await textOf(page)).at(-1)).toBe('![图片说明](sla-1.webp)');
  await expect.poll(width).toBe(500);
  await expect(page.getByText('没有发现问题')).toBeVisible();
  // What no page can show is said, and takes nothing's place; beside the text a file would be opened instead of the desk.
  await page.keyboard.press('Shift+Home');
  const give = (selector: string, kind: 'paste' | 'drop', name: string) =>
    page.locator(selector).evaluate(
      (place, { kind, name }) => {
        const data = new DataTransfer();
        if (name !== '') data.items.add(new File(['BM'], name, { type: 'image/bmp' }));
        const made = { bubbles: true, cancelable: true };
        const event =
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, ...made })
            : new DragEvent('drop', { dataTransfer: data, ...made });
        return !place.dispatchEvent(event);
      },
      { kind, name },
    );
  expect(await give('.cm-content', 'paste', '')).toBe(true);
  expect(await give('.cm-content', 'paste', '旧.bmp')).toBe(true);
  await expect(page.getByText(/^没有插入 旧\.bmp：/)).toBeVisible();
  expect(await give('main .prose', 'drop', '别的.bmp')).toBe(true);
  await expect(page.getByText(/^没有插入 别的\.bmp：/)).toBeVisible();
  expect((await textOf(page)).at(-1)).toBe('![图片说明](sla-1.webp)');
  // It is part of the draft: the tab may be left, and comes back with it.
  await expect.poll(async () => (await readDrafts(page)).join()).toContain('sla-1.webp');
  await page.reload();
  await expect.poll(width).toBe(500);
  expect(refused).toEqual([]);
});

test('by keyboard alone: to the desk, to a finding from the text and from the list, and back to the page', async ({
  page,
}) => {
  await openDesk(page);
  const tabTo = async (target: Locator, key = 'Tab') => {
    for (let step = 0; step < 40; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('not reached by keyboard');
  };
  await tabTo(fieldOf(page));
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n\n见[别处](./nowhere.md)。');
  await expect(page.getByText('1 处问题')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('F8');
  await expect(page.locator('.cm-lintRange')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await tabTo(page.locator('summary', { hasText: '处问题' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: /nowhere\.md 没有/ }));
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await expect(page.locator('.cm-lintRange')).toBeInViewport();
  await tabTo(page.getByRole('link', { name: '返回页面' }), 'Shift+Tab');
});

test('where the editor does not come, a plain field takes its place', async ({ page }) => {
  await page.route(/assets\/editor\b/, (route) => route.abort());
  await openDesk(page);
  await expect(page.getByText('编辑器没有启动')).toBeVisible();
  const field = page.locator('textarea');
  await expect(field).toHaveAttribute('aria-label', '源文本');
  await field.press('Control+End');
  await page.keyboard.insertText('\n\n## 新的一节\n');
  await page.keyboard.press('Control+Home');
  await page.getByRole('button', { name: '加粗' }).click();
  await expect(previewOf(page).getByRole('heading', { name: '新的一节' })).toBeAttached();
  expect(await field.inputValue()).toMatch(/^\*\*重点\*\*---/);
  // What a button wrote is taken back as what was typed is, and what was typed before it.
  await page.keyboard.press('Control+z');
  expect(await field.inputValue()).toMatch(/^---[\s\S]*新的一节/);
  await page.keyboard.press('Control+z');
  expect(await field.inputValue()).not.toContain('新的一节');
});

test('axe finds nothing on the desk at 1280 px and at 390 px; each side follows the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDesk(page, 'docs/crm');
  const judge = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect.soft(await findViolations(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
    }
    await fieldOf(page).hover();
  };
  const reached = () => previewOf(page).evaluate((side) => side.firstElementChild?.scrollTop ?? 0);
  await judge();
  await page.mouse.wheel(0, 6000);
  await expect.poll(reached).toBeGreaterThan(2000);
  // One of them is seen at a time: the other one has followed when its turn comes.
  await page.setViewportSize({ width: 390, height: 800 });
  await judge();
  await page.mouse.wheel(0, -100_000);
  await page.getByRole('button', { name: '看', exact: true }).click();
  await expect.poll(reached).toBeLessThan(200);
});
