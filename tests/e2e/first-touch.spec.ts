// What the reader presses before its part of the application has come (issue 59).
import type { Locator, Page } from '@playwright/test';
import { FLOW, open } from '../support/diagramPages.ts';
import { adopted, holdFile, LATE, SCRIPT } from '../support/holdFile.ts';
import { expect, shellTest, test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

shellTest('a press before the application has come shows, and needs no deferred part', async ({ page }) => {
  const letGo = await holdFile(page, SCRIPT);
  await holdFile(page, LATE);
  await page.goto('docs/sla', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const button = page.getByRole('button', { name: '选择版本：v8' });
  await button.dblclick();
  await expect(button).toHaveCSS('opacity', '0.5');
  letGo();
  await expect(page.getByRole('link', { name: 'v7', exact: true })).toBeVisible();
  await expect(button).toHaveCSS('opacity', '1');
});

shellTest('another press on the same button takes it back', async ({ page }) => {
  const letGo = await holdFile(page, SCRIPT);
  await page.goto('docs/sla', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const button = page.getByRole('button', { name: '选择版本：v8' });
  await button.press('Enter');
  await expect(button).toHaveCSS('opacity', '0.5');
  await button.press('Enter');
  await expect(button).toHaveCSS('opacity', '1');
  letGo();
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await expect(page.getByRole('link', { name: 'v7', exact: true })).toHaveCount(0);
});

/** A dialog whose part is held back: on which page, what opens it, its part, and its name. */
const DIALOGS = [
  ['docs/sla', '打开导航菜单', LATE, '导航菜单'],
  ['docs/sla', '搜索', LATE, '搜索'],
  ['docs/sla', '阅读设置', 'assets/tools.*.js', '阅读设置'],
] as const;

for (const [path, opener, file, name] of DIALOGS)
  shellTest(`${opener}: an empty dialog until its part comes, which Escape takes back`, async ({ page }) => {
    const letGo = await holdFile(page, file);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await adopted(page);
    const button = page.getByRole('button', { name: opener, exact: true });
    const tools = page.getByRole('button', { name: '工具' });
    const press = async () => {
      if (file !== LATE) await tools.click();
      await button.click();
    };
    const frame = page.getByRole('dialog', { name: '正在加载…' });
    await press();
    await expect(frame).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame).toHaveCount(0);
    await expect(file === LATE ? button : tools).toBeFocused();
    await press();
    await expect(frame).toBeVisible();
    await page.mouse.click(5, 790);
    await expect(frame).toHaveCount(0);
    await press();
    await expect(frame).toBeVisible();
    letGo();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(file === LATE ? button : tools).toBeFocused();
  });

shellTest('a search that was closed before its part came does not open again', async ({ page }) => {
  const letGo = await holdFile(page, LATE);
  await page.goto('docs/sla');
  await adopted(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: '正在加载…' })).toBeVisible();
  await page.mouse.click(5, 590);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible();
});

shellTest('a key whose part is on its way is taken back by Escape and by a click', async ({ page }) => {
  const letGo = await holdFile(page, 'assets/tools.*.js');
  await page.goto('docs/sla');
  await takenOver(page);
  const status = page.getByRole('status').getByText('正在加载…');
  for (const cancel of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', { level: 1 }).click(),
  ]) {
    await page.keyboard.press('?');
    await expect(status).toHaveCSS('opacity', '1');
    await cancel();
    await expect(status).toHaveCount(0);
  }
  const isLoaded = page.waitForResponse(/assets\/tools\./);
  letGo();
  await (await isLoaded).finished();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The parts that a page has asked for, each once, in order. */
function watchParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/([\w-]+)\.\w+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined && !parts.includes(name)) parts.push(name);
  });
  return parts;
}

shellTest.describe('a reader who does not save data', () => {
  shellTest.use({ readsAhead: true });
  shellTest('parts come at rest, the likeliest first', async ({ page }) => {
    const parts = watchParts(page);
    await page.goto('docs/sla');
    await expect.poll(() => parts).toContain('tools');
    const order = ['blocks', 'search', 'tools'];
    expect(parts.filter((name) => order.includes(name))).toEqual(order);
  });
});

shellTest('with data saving parts come when they are asked for', async ({ page }) => {
  const parts = watchParts(page);
  await page.goto('docs/sla');
  // It comes at rest too, and is small.
  await expect.poll(() => parts).toContain('progress');
  await page.getByRole('button', { name: '工具' }).click();
  await page.getByRole('button', { name: '阅读设置', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(parts).toContain('tools');
  expect(parts).not.toContain('search');
  expect(parts).not.toContain('blocks');
});

test('a large view: an empty dialog until its part comes, which Escape takes back', async ({ page }) => {
  const letGo = await holdFile(page, 'assets/lightbox.*.js');
  await open(page, FLOW);
  const button = page.getByRole('button', { name: '查看大图：消息流转' });
  const frame = page.getByRole('dialog', { name: '正在加载…' });
  await button.click();
  await expect(frame).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  letGo();
  await expect(page.getByRole('dialog', { name: '消息流转' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});

shellTest(
  'an action in the text shows that it was pressed, is done once, and is taken back by Escape',
  async ({ page }) => {
    const letGo = await holdFile(page, LATE);
    await page.goto('docs/deploy');
    await adopted(page);
    const [first, second] = [0, 1].map((at) =>
      page.getByRole('button', { name: '复制代码到剪贴板' }).nth(at),
    );
    await first?.click();
    await expect(first as Locator).toHaveCSS('opacity', '0.5');
    await page.keyboard.press('Escape');
    await expect(first as Locator).not.toHaveCSS('opacity', '0.5');
    await second?.click();
    letGo();
    await expect(page.getByRole('status').filter({ hasText: /已复制|失败/ })).toHaveCount(1);
  },
);
