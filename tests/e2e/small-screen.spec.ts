// At or below 996 px: one column, a sliding menu, a folded table of contents.
import type { Locator, Page } from '@playwright/test';
import { MOBILE_BREAKPOINT } from '../../src/core/constants.ts';
import { expect, lookingTest, walkingTest as test } from '../support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

const versionsOf = (page: Page) => page.getByRole('button', { name: /^选择版本/ });

test('the menu opens with the docs’ sidebar and leads to a page', { tag: '@menu-opens' }, async ({
  page,
}) => {
  await page.goto('docs/sla');
  await expect(page.getByRole('navigation', { name: '文档侧边栏' })).toHaveCount(0);
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  const menu = page.getByRole('dialog', { name: '导航菜单' });
  await menu
    .getByRole('navigation', { name: '文档侧边栏' })
    .getByRole('link', { name: '系统初始化' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
  await expect(menu).toHaveCount(0);
});

test('a list of the bar moves nothing below it: Back from another version leads to where it was chosen', async ({
  page,
}) => {
  // On phones the menu has the versions.
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('docs/deploy#启动与验证');
  await expect(page.getByRole('heading', { name: '启动与验证', exact: true })).toBeInViewport();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const heading = await place();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(place).toBeLessThan(heading - 200);
  const before = await place();
  // Pressed where it stands: the tool's own click scrolls to what it presses.
  const press = async (target: Locator) => {
    const box = await target.boundingBox();
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const list = page.getByRole('button', { name: '选择版本' });
  await expect(list).toBeInViewport({ ratio: 1 });
  await press(list);
  const older = page.getByRole('banner').getByRole('link', { name: 'v7', exact: true });
  await expect(older).toBeVisible();
  expect(await place()).toBe(before);
  await press(older);
  await expect(page).toHaveURL(/docs\/v7\/deploy/);
  await expect(list).toHaveText('v7');
  await page.goBack();
  await expect(list).toHaveText('v8');
  await expect.poll(place).toBe(before);
});

test('Esc closes the menu and gives the focus back', { tag: '@menu-escape' }, async ({ page }) => {
  await page.goto('docs/sla');
  const button = page.getByRole('button', { name: '打开导航菜单' });
  await button.click();
  await expect(page.getByRole('dialog', { name: '导航菜单' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '导航菜单' })).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Back closes the menu and stays on the page; a page chosen in it leaves no trace of it', {
  tag: '@menu-back',
}, async ({ page }) => {
  await page.goto('docs/sla');
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  const menu = page.getByRole('dialog', { name: '导航菜单' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/docs\/sla$/);

  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await menu.getByRole('link', { name: '系统初始化' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务水平协议');
  await expect(menu).toHaveCount(0);
});

test('the menu keeps the focus inside', async ({ page }) => {
  await page.goto('docs/osc/license');
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  const menu = page.getByRole('dialog', { name: '导航菜单' });
  const count = await menu.locator('a:visible, button:visible').count();
  for (let step = 0; step <= count + 1; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first the browser's own bar may have its turn.
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
});

lookingTest(
  'the layout changes between 996 px and 997 px',
  { tag: '@breakpoint-layout' },
  async ({ page }) => {
    await page.goto('docs/sla');
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    const opener = page.getByRole('button', { name: '打开导航菜单' });
    await page.setViewportSize({ width: MOBILE_BREAKPOINT, height: 800 });
    await expect(opener).toBeVisible();
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: MOBILE_BREAKPOINT + 1, height: 800 });
    await expect(opener).toBeHidden();
    await expect(sidebar).toBeVisible();
  },
);

test('the bar of a phone has menu and search; theme and versions are in the menu, with the footer’s links', async ({
  page,
}) => {
  await page.goto('docs/channels/webim');
  await expect(page.getByRole('banner').getByRole('button')).toHaveText(['', '搜索']);
  await expect(page.getByRole('navigation', { name: '页面路径' })).toHaveText('渠道管理', {
    useInnerText: true,
  });
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  const menu = page.getByRole('dialog', { name: '导航菜单' });
  const theme = menu.getByRole('button', { name: /^切换浅色/ });
  await expect(theme).toHaveText('跟随系统');
  await theme.click();
  await expect(theme).toHaveText('暗黑模式');
  await menu.getByRole('button', { name: '← 回到主菜单' }).click();
  await expect(menu.getByRole('link', { name: '问题列表' })).toBeVisible();
  await menu.getByRole('button', { name: '选择版本：v8' }).click();
  await menu.getByRole('link', { name: 'v7', exact: true }).click();
  await expect(page).toHaveURL(/docs\/v7\/channels\/webim$/);
});

test('the site’s links stand behind the docs’ panel', { tag: '@menu-site-links' }, async ({ page }) => {
  await page.goto('docs/sla');
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await page.getByRole('button', { name: '← 回到主菜单' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '官网' })).toBeVisible();
});

test('the table of contents unfolds with the focus in it, and folds after a choice', async ({ page }) => {
  await page.goto('docs/deploy');
  const button = page.getByRole('button', { name: /^目录/ });
  await button.click();
  const toc = page.getByRole('navigation', { name: '本页目录' });
  await expect(toc.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await toc.getByRole('button', { name: '关闭目录' }).click();
  await expect(toc).toBeHidden();
  await button.click();
  await expect.poll(async () => (await toc.boundingBox())?.height).toBeGreaterThan(400);
  // Its head is pulled down.
  await toc.getByText('本页目录').hover();
  await page.mouse.down();
  await page.mouse.move(195, 700, { steps: 3 });
  await page.mouse.up();
  await expect(toc).toBeHidden();
  await button.click();
  await toc.getByRole('link', { name: '日常命令' }).click();
  await expect(page.getByRole('heading', { name: '日常命令' })).toBeInViewport();
  await expect(toc).toBeHidden();
});

test('a title that is one long word breaks in the way to the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/osc/restapi');
  const way = page.getByRole('navigation', { name: '页面路径' });
  const excess = await way.evaluate((nav) => {
    const here = nav.querySelector('[aria-current]');
    if (here !== null) here.textContent = 'com.cskefu.cc.basic.MainContext'.repeat(3);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
});

test('a long name of the site leaves the bar its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/sla');
  const brand = page.getByRole('banner').getByRole('link').first();
  const excess = await brand.evaluate((link) => {
    link.textContent = '春松客服智能客服系统与呼叫中心产品使用手册与开发者文档';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
  expect((await brand.boundingBox())?.height).toBeLessThan(80);
});

// The scroll bar takes its part of the narrowest window; drafts have the longest name of a version.
for (const path of ['', 'docs/deploy', 'docs/channels/webim', 'docs/next/', 'docs/nothing'])
  lookingTest(`nothing of /${path} sticks out at 305, 390 and 996 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [305, 390, 996]) {
      await page.setViewportSize({ width, height: 800 });
      const findExcess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(findExcess, `${width} px`).toBeLessThanOrEqual(0);
      // Where to run a command is told in the code's title.
      const cut = await page
        .locator('[data-code] > div > span')
        .evaluateAll((titles) =>
          titles.flatMap((title) => (title.scrollWidth > title.clientWidth ? title.textContent : [])),
        );
      expect(cut, `${width} px`).toEqual([]);
      // What does not fit into the brand's box is drawn beside it.
      const endOfBrand = await page
        .getByRole('banner')
        .getByRole('link')
        .first()
        .evaluate((brand) => brand.getBoundingClientRect().left + brand.scrollWidth);
      const search = page.getByRole('banner').getByRole('button', { name: '搜索' });
      const next = width < 600 ? search : versionsOf(page);
      expect(endOfBrand, `${width} px`).toBeLessThanOrEqual((await next.boundingBox())?.x ?? 0);
    }
  });

test('at 400 % a list that opens is seen at once, and all that is in it can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('docs/sla');
  const menu = page.getByRole('button', { name: '打开导航菜单' });
  for (const button of [page.getByRole('button', { name: '工具', exact: true }), versionsOf(page)]) {
    const isInMenu = !(await button.isVisible());
    if (isInMenu) await menu.click();
    await button.and(page.locator(':visible')).click();
    const list = page.locator('[aria-expanded="true"] + div');
    await expect(list.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    await expect(list).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    const last = list.getByRole('listitem').last();
    await expect(last.locator('a, button')).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(button.and(page.locator(':visible'))).toBeFocused();
  }
});

test('a table that scrolls keeps its names in view where they leave half of it to the other columns', async ({
  page,
}) => {
  /** The share of a table's frame that its first column takes at the end of the way to the right. */
  const shares = () =>
    page.locator('.prose [data-overflows]:has([data-short^="1"])').evaluateAll((frames) =>
      frames.map((frame) => {
        frame.scrollTo({ left: frame.scrollWidth, behavior: 'instant' });
        const shown = frame.querySelector('th')?.getBoundingClientRect().right ?? 0;
        return Math.max(0, shown - frame.getBoundingClientRect().left) / frame.clientWidth;
      }),
    );
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('docs/deploy');
  await expect.poll(async () => (await shares()).length).toBeGreaterThan(0);
  await expect.poll(async () => Math.max(...(await shares()))).toBeLessThanOrEqual(0.5);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/reports');
  await expect.poll(async () => Math.max(0, ...(await shares()))).toBeGreaterThan(0.2);
});

test('in the sheet of the contents, words and code of a heading stand apart', async ({ page }) => {
  await page.goto('docs/osc/restapi');
  await page.getByRole('button', { name: /^目录/ }).click();
  const entry = page
    .getByRole('navigation', { name: '本页目录' })
    .getByRole('link', { name: '用户 /api/user' });
  await expect(entry).toBeVisible();
  const gap = await entry.evaluate((link) => {
    const words = document.createRange();
    words.setStart(link.firstChild as Text, 0);
    words.setEnd(link.firstChild as Text, '用户'.length);
    const code = link.querySelector('code')?.getBoundingClientRect();
    return (code?.left ?? 0) - words.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(2);
  expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(43.9);
});
