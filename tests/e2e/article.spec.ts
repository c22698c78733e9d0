// What markdown becomes on the screen.
import { expect, lookingTest, test as ownTest, walkingTest as test } from '../support/server.ts';

ownTest('code has a title, colours, and a copy button', { tag: '@copy-code' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/deploy');
  const block = page.locator('article pre').first();
  await expect(block.locator('[class*="hljs-"]').first()).toBeAttached();
  await block.hover();
  await page.getByRole('button', { name: '复制代码到剪贴板' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await block.textContent())?.trim());
});

test('copies on a plain-http intranet, where the clipboard interface is missing', async ({
  page,
  siteUrl,
}) => {
  const intranet = siteUrl.replace('127.0.0.1', 'intranet.test');
  await page.goto(`${intranet}docs/deploy`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.locator('article pre').first().hover();
  await page.getByRole('button', { name: '复制代码到剪贴板' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
});

test('what scrolls sideways takes the focus, so that keys scroll it, and nothing else does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/');
  const table = page.getByRole('group', { name: '表格，可左右滚动' }).first();
  await table.focus();
  await expect(table).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/deploy');
  const scrolling = page.locator('article [data-region]').filter({ visible: true });
  const claims = () =>
    scrolling.evaluateAll((frames) =>
      frames.filter((frame) => (frame.tabIndex === 0) !== frame.scrollWidth > frame.clientWidth).map(String),
    );
  await expect.poll(claims).toEqual([]);
});

lookingTest('links resolve against the file; the outside is marked and opens apart', async ({ page }) => {
  await page.goto('docs/osc/engineering');
  const outside = page.locator('article a[href^="https://github.com/cskefu/cskefu"]').first();
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  await expect(outside).toContainText('（在新标签页打开）');
  // Who copies it gets what they see.
  const copied = await outside.evaluate((link) => {
    window.getSelection()?.selectAllChildren(link);
    return window.getSelection()?.toString();
  });
  expect(copied).toBeTruthy();
  expect(copied).not.toContain('在新标签页打开');
  // Its icon and the 。 behind it stay with its last word, however wide the page is.
  const parted = await outside.evaluate((link) => {
    const copy = link.cloneNode(true) as HTMLElement;
    copy.firstChild?.replaceWith('春松客服');
    const line = document.createElement('p');
    line.append(copy, '。');
    link.closest('article')?.append(line);
    const topOf = (node: Node | null) => {
      const range = document.createRange();
      range.setStart(node as Node, (node?.nodeValue?.length ?? 0) - 1);
      range.setEnd(node as Node, node?.nodeValue?.length ?? 0);
      return range.getBoundingClientRect().top;
    };
    const widths = Array.from({ length: 80 }, (_, place) => 64 + place);
    const isParted = (width: number) => {
      line.style.width = `${width}px`;
      return topOf(line.lastChild) > topOf(copy.firstChild);
    };
    const parted = widths.filter(isParted);
    line.remove();
    return parted;
  });
  expect(parted).toEqual([]);
  await page.locator('article').getByRole('link', { name: '系统初始化' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
});

lookingTest('admonitions carry their kind', async ({ page }) => {
  await page.goto('docs/deploy');
  await expect(page.getByRole('note', { name: /^(?:备注|提示|信息|注意|危险)：/ }).first()).toBeVisible();
});
