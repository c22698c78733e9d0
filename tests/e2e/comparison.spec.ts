// What changed between two versions: how it stands on the screen and on paper.
import { expect, lookingTest, walkingTest as test } from '../support/server.ts';

const ADDRESS = 'docs/osc/license?compare=v7';

test('wide screens show both sides beside each other, others one text; the choice is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(ADDRESS);
  const region = page.getByRole('region', { name: '版本比较' });
  await expect(region).toHaveAttribute('data-sides', 'two');
  await expect(page.getByRole('navigation', { name: '本页目录' })).toBeHidden();
  const [old, fresh] = [region.locator('del').first(), region.locator('ins').first()];
  const [left, right] = [await old.boundingBox(), await fresh.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  // The page's own text has given way, and each section stands there once for who hears it (roles count what is inert).
  const heading = page.getByRole('heading', { name: '商标、担保与责任' });
  await expect(heading).toHaveCount(2);
  await expect(heading.and(page.locator(':not([inert] *)'))).toHaveCount(1);

  // Where the reader is by then stays in sight. The text is drawn in slices.
  const count = Number((await region.getByText(/^– \/ \d+$/).textContent())?.slice(4));
  await expect(region.locator('[data-change]')).toHaveCount(count);
  const last = region.locator(`[data-change="${count - 1}"]`);
  await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(last).toBeInViewport();
  // No click: while the page's own bar slides away Playwright scrolls to find a better place for it.
  await region.getByRole('button', { name: '单栏' }).dispatchEvent('click');
  await expect(region).toHaveAttribute('data-sides', 'one');
  await expect(last).toBeInViewport();
  await page.reload();
  await expect(region).toHaveAttribute('data-sides', 'one');
  await region.getByRole('button', { name: '并排' }).click();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(region).toHaveAttribute('data-sides', 'one');
});

test('the contents lead to other sections of the comparison, which goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ADDRESS);
  const region = page.getByRole('region', { name: '版本比较' });
  await expect(region).toBeVisible();
  await page.getByRole('button', { name: /^目录/ }).click();
  await page
    .getByRole('navigation', { name: '本页目录' })
    .getByRole('link', { name: '商标、担保与责任' })
    .click();
  await expect(page).toHaveURL(/\/docs\/osc\/license\?compare=v7#/);
  const heading = page.getByRole('heading', { name: '商标、担保与责任' });
  await expect(heading.and(page.locator(':not([inert] *)'))).toBeInViewport();
  await expect(region).toBeVisible();
});

test('one that does not come is told, and asked for again', async ({ page }) => {
  const part = '**/assets/compare.*.js';
  await page.route(part, (route) => route.abort());
  await page.goto(ADDRESS);
  await expect(page.getByRole('alert')).toContainText('没有加载成功');
  await expect(page.getByRole('article')).toBeVisible();
  await page.unroute(part);
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('region', { name: '版本比较' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('j and k, and the marks in the strip, bring each change below the bar', async ({ page }) => {
  // The narrowest window that the bar stays in, on a page with much to count: its words still leave it as high.
  await page.setViewportSize({ width: 997, height: 700 });
  await page.goto('docs/osc/contribution?compare=v7');
  const strip = page.getByRole('navigation', { name: '变化的位置' });
  const region = page.getByRole('region', { name: '版本比较' });
  const bar = region.locator('> div').first();
  const count = Number((await region.getByText(/^– \/ \d+$/).textContent())?.slice(4));
  expect(count).toBeGreaterThan(10);
  // The text is drawn in slices; the strip follows once it rests.
  await expect(page.locator('[data-change]')).toHaveCount(count);
  await expect(strip.locator('[data-kind]')).toHaveCount(count);
  const topOfFocus = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
  for (const [key, at] of [
    ['j', 1],
    ['j', 2],
    ['j', 3],
    ['k', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(`第 ${at} 处，共 ${count} 处`)).toHaveCount(1);
    await expect(page.locator('[data-change]:focus')).toBeInViewport();
    const box = await bar.boundingBox();
    expect(await topOfFocus()).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  }
  await strip.getByRole('link').last().click();
  await expect(page.locator('[data-change]:focus')).toBeInViewport();
  expect(Number(await page.locator('[data-change]:focus').getAttribute('data-change'))).toBeGreaterThan(10);
});

lookingTest('on paper lines tell what is new and gone, and no control is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(ADDRESS);
  const region = page.getByRole('region', { name: '版本比较' });
  await expect(region.locator('ins').first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(region.locator('del').first()).toHaveCSS('text-decoration-line', 'line-through');
  await expect(region.locator('ins').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(region.getByRole('button')).toHaveCount(0);
});

test('on a phone the way from change to change stays in sight, and covers little', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ADDRESS);
  const region = page.getByRole('region', { name: '版本比较' });
  const next = region.getByRole('button', { name: /^下一处变化/ });
  // By key: while the page's own bar slides away a click would have to wait for it.
  for (let step = 0; step < 5; step += 1) await next.press('Enter');
  await expect(next.locator('xpath=..')).toContainText(/5 \/ \d+/);
  await expect(next).toBeInViewport({ ratio: 1 });
  // In one row below the page's own bar, and what it leads to stands clear of it.
  const bar = await next.locator('xpath=..').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(60);
  expect(bar?.y).toBeLessThan(160);
  // Both move while the page's own bar slides away.
  const room = async () => {
    const [row, above] = await Promise.all([
      page.locator('[data-change]:focus').boundingBox(),
      next.locator('xpath=..').boundingBox(),
    ]);
    return row && above ? row.y - above.y - above.height : undefined;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
