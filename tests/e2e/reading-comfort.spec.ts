// Small things that a reader notices when they are missing.
import { VIEWPORT_PREFETCH_LIMIT } from '../../src/core/constants.ts';
import { expect, test } from '../support/server.ts';
import { drawAnew, takenOver } from '../support/snapshot.ts';

test.use({ readsAhead: true });

const sidebarOf = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: '文档侧边栏' });

test('a link that is hovered is read ahead, and its page opens without a request', {
  tag: '@prefetch-hover',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('docs/osc/');
  // Far down in the sidebar, beyond what is read ahead for being in view.
  const link = sidebarOf(page).getByRole('link', { name: 'FAQ' });
  await link.hover();
  await expect.poll(() => asked).toContain('/docs/v8/faq.md');
  await page.route('**/docs/v8/faq.md', (route) => route.abort());
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});

test('a link that takes the focus is read ahead, and links in view, a few of them', {
  tag: '@prefetch-focus',
}, async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('docs/osc/');
  // The page itself is one of them.
  const inView = () => [...asked].filter((path) => path.endsWith('.md')).length - 1;
  await expect.poll(inView).toBeGreaterThan(3);
  expect([...asked]).not.toContain('/docs/v8/faq.md');
  await sidebarOf(page).getByRole('link', { name: 'FAQ' }).focus();
  await expect.poll(() => [...asked]).toContain('/docs/v8/faq.md');
  await page.waitForLoadState('networkidle');
  // The one that took the focus counts for itself.
  expect(inView()).toBeLessThanOrEqual(VIEWPORT_PREFETCH_LIMIT + 1);
});

test('the sidebar shows where the reader is, without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.goto('docs/faq');
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The last link of the sidebar, below an announcement.
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('docs/osc/restapi');
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test('long code lines wrap on demand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/deploy');
  const block = page.locator('article pre').first();
  await expect.poll(() => block.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
  await page.getByRole('button', { name: '切换自动换行' }).first().click();
  await expect.poll(() => block.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(false);
});

test('the bar leaves on the way down and returns on the way up', { tag: '@navbar-hides' }, async ({
  page,
}) => {
  await page.goto('docs/deploy');
  await takenOver(page);
  const bar = page.getByRole('banner');
  await page.mouse.move(700, 500);
  // Once somebody listens to the scrolling.
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(bar).not.toBeInViewport({ timeout: 1000 });
  }).toPass();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
});

test('the bar stays while the search is opened and closed at an anchor', async ({ page }) => {
  await page.goto('docs/deploy');
  await page.getByRole('navigation', { name: '本页目录' }).getByRole('link', { name: '日常命令' }).click();
  const bar = page.getByRole('banner');
  await page.mouse.move(700, 500);
  await expect(async () => {
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeInViewport({ timeout: 1000 });
  }).toPass();
  const isHidden = () => page.evaluate(() => document.documentElement.dataset.navbarHidden !== undefined);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await isHidden()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  expect(await isHidden()).toBe(false);
});

test('the bar stays where a jump to an anchor finds no way to scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await drawAnew(page);
  await page.route('**/docs/v8/faq.md', (route) => route.fulfill({ body: '# FAQ\n\n## 甲\n\n## 乙\n' }));
  await page.goto('docs/faq');
  // The page has the height of the window then.
  await page.getByRole('button', { name: '关闭公告' }).click();
  const link = page.getByRole('navigation', { name: '本页目录' }).getByRole('link', { name: '乙' });
  await link.click();
  await expect(page).toHaveURL(/#/);
  await expect(link).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.navbarHidden)).toBeUndefined();
});

test('a reader may fold the whole sidebar away: it stays so, and the menu has the tree', async ({ page }) => {
  await page.goto('docs/sla');
  const text = page.locator('main');
  const left = () => text.evaluate((main) => main.getBoundingClientRect().left);
  const before = await left();
  await expect(page.getByRole('button', { name: '打开导航菜单' })).toBeHidden();
  await page.getByRole('button', { name: '工具' }).click();
  await page.getByRole('button', { name: '阅读设置' }).click();
  await page.getByRole('radio', { name: '收起' }).check();
  await page.keyboard.press('Escape');
  await expect(sidebarOf(page)).toBeHidden();
  expect(await left()).toBeLessThan(before - 50);
  await page.reload();
  await expect(sidebarOf(page)).toBeHidden();
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(sidebarOf(page)).toBeHidden();
});
