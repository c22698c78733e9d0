// The application's parts change under an open tab.
import type { Page } from '@playwright/test';
import { expect, shellTest, test } from '../support/server.ts';
import { drawAnew } from '../support/snapshot.ts';

/** Leaves out a part for the first page that is loaded from now on, and tells how many were: a reload brings today's. */
async function redeployWithout(page: Page, part: string): Promise<() => number> {
  let isGone = true;
  let loads = 0;
  await page.route(`**/assets/${part}.*.js`, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    isGone = loads < 2;
  });
  return () => loads;
}

test('the search lives on after a redeploy: the page comes anew, once, with the search open', async ({
  page,
}) => {
  // Before the visit: a page at rest reads the part ahead.
  const loads = await redeployWithout(page, 'search');
  await page.goto('docs/sla');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: '搜索' }).getByRole('combobox')).toBeFocused();
  expect(loads()).toBe(2);
  await page.keyboard.type('部署');
  await expect(page.getByRole('option').first()).toBeVisible();
});

/** A page of its own text, which the application draws. */
async function drawText(page: Page): Promise<void> {
  await drawAnew(page);
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({
      body: '# FAQ\n\n```bash\necho "$HOME"\n```\n\n```mermaid\nflowchart LR\n  甲 --> 乙\n```\n',
    }),
  );
}

for (const { part, isOfText = false, seen } of [
  { part: 'navigation', seen: (page: Page) => page.locator('#root [aria-live="polite"]').first() },
  { part: 'deferred', seen: (page: Page) => page.locator('#root [aria-live="polite"]').first() },
  { part: 'highlight', isOfText: true, seen: (page: Page) => page.locator('pre [class*="hljs-"]').first() },
  { part: 'code-shell', isOfText: true, seen: (page: Page) => page.locator('pre [class*="hljs-"]').first() },
  {
    part: 'mermaid',
    isOfText: true,
    seen: (page: Page) => page.locator('article figure svg').filter({ visible: true }).first(),
  },
])
  shellTest(`a part that a redeploy took away comes with one reload: ${part}`, async ({ page }) => {
    const loads = await redeployWithout(page, part);
    if (isOfText) await drawText(page);
    await page.goto('docs/faq', { waitUntil: 'commit' });
    await expect
      .poll(async () => {
        // It is drawn where it is seen. The page may be on its way out.
        if (part === 'mermaid')
          await page
            .locator('article figure')
            .first()
            .hover()
            .catch(() => {});
        return loads();
      })
      .toBe(2);
    await expect(seen(page)).toBeAttached();
    expect(loads()).toBe(2);
  });

test('an extra that stays missing is told in plain words, after one reload', async ({ page }) => {
  let loads = 0;
  await page.route('**/assets/highlight.*.js', (route) => route.fulfill({ status: 404 }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await drawText(page);
  // Not longer: the page is loaded anew before it is complete.
  await page.goto('docs/faq', { waitUntil: 'commit' });
  await expect(page.getByText('有些辅助功能没有加载成功')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  expect(loads).toBe(2);
});

test('without a network a missing part takes no text away', async ({ page, context }) => {
  await page.goto('docs/sla');
  await context.setOffline(true);
  // On a busy machine the part came all the same.
  const part = '**/assets/search.*.js';
  await page.route(part, (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: '搜索' }).getByRole('alert')).toContainText('没有加载成功');
  await page.unroute(part);
  await context.setOffline(false);
  // It is asked for again by itself.
  await expect(page.getByRole('dialog', { name: '搜索' }).getByRole('combobox')).toBeFocused();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('a missing part loads the target page anew', { tag: '@missing-chunk-reloads' }, async ({ page }) => {
  let isGone = true;
  await page.route('**/assets/docs.*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('');
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.getByRole('link', { name: '快速部署' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  expect(await page.evaluate(() => 'isOldTab' in window)).toBe(false);
});

shellTest(
  'a part that stays missing is explained after one attempt, below the text, which stays',
  { tag: '@missing-chunk-stays' },
  async ({ page }) => {
    let isGone = true;
    let loads = 0;
    await page.route('**/assets/docs.*.js', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // Not answered: the page is loaded once more with it, and heals before anybody has asked.
    await page.route('**/manifest.json', () => {});
    await page.goto('docs/deploy#环境要求', { waitUntil: 'commit' });
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('请刷新再试');
    await expect(page.getByRole('article')).toContainText('docker-compose');
    expect(loads).toBe(2);
    isGone = false;
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
    await expect(banner).toHaveCount(0);
  },
);

shellTest(
  'a page stands without what reads others, which is told to who goes on, with a retry',
  async ({ page }) => {
    let isLost = true;
    await page.route('**/assets/navigation.*.js', (route) => (isLost ? route.abort() : route.continue()));
    await page.goto('docs/sla', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务水平协议');
    await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
    await page
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name: '系统初始化' })
      .click();
    await expect(page.getByRole('heading', { name: '页面的一部分没有加载成功' })).toBeVisible();
    await expect(page).toHaveURL(/initialization$/);
    isLost = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
  },
);

shellTest('the search tells where what it reads through has not come, with a retry', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/navigation.*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('docs/sla', { waitUntil: 'commit' });
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
  await page.getByRole('button', { name: '搜索' }).click();
  await expect(page.getByRole('alert')).toContainText('没有加载成功');
  isLost = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('dialog', { name: '搜索' }).getByRole('combobox')).toBeFocused();
});
