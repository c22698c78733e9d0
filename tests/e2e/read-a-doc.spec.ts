// A reader opens a page, reads it, and goes on to the next.
import { expect, lookingTest, test as ownTest, walkingTest as test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

lookingTest('opens a deep link with all its landmarks', { tag: '@page-landmarks' }, async ({ page }) => {
  await page.goto('docs/deploy');
  await expect(page.locator('main > article h1')).toHaveText('应用部署');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle('应用部署 | 春松客服');
  await expect(page.getByRole('banner').getByRole('navigation', { name: '主导航' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('应用部署');
  await expect(page.getByRole('navigation', { name: '本页目录' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '页面路径' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '文档分页导航' })).toBeVisible();
  await expect(page.getByRole('link', { name: '编辑此页' })).toBeVisible();
  await expect(page.getByText(/阅读约 \d+ 分钟/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2018-2025');
});

test('goes to the next page from the sidebar: title, focus and scroll move', async ({ page }) => {
  await page.goto('docs/deploy');
  await takenOver(page);
  // The sidebar moves up into the room that the bar leaves, once somebody listens to the scrolling.
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 1000 });
  }).toPass();
  await page
    .getByRole('navigation', { name: '文档侧边栏' })
    .getByRole('link', { name: '系统初始化' })
    .click();
  const title = page.getByRole('heading', { level: 1, name: '系统初始化' });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^系统初始化/);
  await expect(page).toHaveURL(/docs\/initialization$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: '系统初始化' })).toBeAttached();
});

test('goes on by the pager, in the sidebar’s order', { tag: '@pager' }, async ({ page }) => {
  await page.goto('docs/deploy');
  const pager = page.getByRole('navigation', { name: '文档分页导航' });
  await pager.getByRole('link', { name: '下一页' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
  await pager.getByRole('link', { name: '上一页' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
});

ownTest('a newer click wins, and the older request is given up', async ({ page }) => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  await page.route('**/docs/v8/{faq,work}.md', async (route) => {
    // Never answered: only an abort ends it.
    if (route.request().url().endsWith('faq.md')) return;
    await route.continue();
  });
  await page.goto('docs/deploy');
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await sidebar.getByRole('link', { name: 'FAQ' }).click();
  await sidebar.getByRole('link', { name: '坐席工作台' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('坐席工作台');
  await expect.poll(() => aborted).toContain('/docs/v8/faq.md');
});

test('Back returns to where the reader was, forward and a reload as well', async ({ page }) => {
  await page.goto('docs/deploy');
  // The rest of a page is drawn after its beginning.
  await expect(page.getByRole('heading', { name: '下一步' })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  // Clicked from within: the test's own pointer would scroll the page on its way.
  const link = page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test.describe('the four spellings of an address', () => {
  for (const spelling of ['docs/deploy', 'docs/deploy/', 'docs/deploy.html', 'docs/deploy/index.html']) {
    test(`${spelling} settles on one, keeping query and hash`, { tag: '@equal-urls' }, async ({
      page,
      siteUrl,
    }) => {
      await page.goto(`${spelling}?x=1#启动与验证`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
      await expect(page).toHaveURL(new URL('docs/deploy?x=1#启动与验证', siteUrl).href);
      await expect(page.getByRole('heading', { name: '启动与验证' })).toBeInViewport();
    });
  }
});
