// The small tools for reading, where only a browser can show them.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, shellTest, test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

const PHONE = { width: 320, height: 640 };

const contentsOf = (page: Page) => page.getByRole('navigation', { name: '本页目录' });
const settingsKey = () => `${document.documentElement.dataset.storageKey}:reading`;

/** As a reader who has chosen the largest type, the widest line and a serif. */
async function chooseLargest(page: Page): Promise<void> {
  await page.getByRole('button', { name: '工具' }).click();
  await page.getByRole('button', { name: '阅读设置' }).click();
  const settings = page.getByRole('dialog', { name: '阅读设置' });
  for (const name of ['特大', '宽松', '宋体']) await settings.getByText(name, { exact: true }).click();
  await settings.getByRole('button', { name: '关闭阅读设置' }).click();
}

test('t leads to where reading is in the contents: in their column, or their sheet', async ({ page }) => {
  await page.goto('docs/deploy#环境要求');
  await page.keyboard.press('t');
  await expect(contentsOf(page).getByRole('link', { name: '环境要求' })).toBeFocused();
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.keyboard.press('t');
  await expect(contentsOf(page).locator('a[aria-current]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contentsOf(page)).toBeHidden();
});

test.describe('a link of the text', () => {
  test.use({ readsAhead: true });

  test('tells of its section beside its line, of another page or its own, as the build drew that', async ({
    page,
  }) => {
    await page.goto('docs/deploy');
    const card = page.getByRole('region', { name: '链接预览' });
    const article = page.getByRole('article');
    for (const [name, section] of [
      ['正式部署的顺序', '正式部署的顺序'],
      ['开发环境搭建', '开发环境搭建'],
    ] as const) {
      const link = article.getByRole('link', { name, exact: true }).first();
      await link.hover();
      await expect(card).toContainText(section);
      await expect(card).toHaveText(/.{40}/s);
      const [line, box] = await Promise.all([link.boundingBox(), card.boundingBox()]);
      expect(box?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
      await card.hover();
      await expect(card).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
    }
  });

  test('tells as much of a section as the card has room for: nothing in it is to be scrolled', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 240 });
    await page.goto('docs/deploy');
    await page
      .getByRole('article')
      .getByRole('link', { name: '正式部署的顺序', exact: true })
      .first()
      .hover();
    const card = page.getByRole('region', { name: '链接预览' });
    await expect(card).toBeVisible();
    const text = await card.locator('p').last().boundingBox();
    expect(text?.height).toBeGreaterThan((await card.boundingBox())?.height ?? 0);
    expect(await findViolations(page)).toEqual([]);
  });
});

shellTest('the look that was chosen stands before any script of the application', async ({ page }) => {
  await page.goto('docs/faq');
  await takenOver(page);
  await chooseLargest(page);
  const look = () =>
    page
      .locator('article .prose > p')
      // The first one is a lead, in larger letters.
      .nth(1)
      .evaluate((text) => {
        const { fontSize, fontFamily, lineHeight } = getComputedStyle(text);
        return { fontSize, lineHeight, fontFamily };
      });
  const chosen = await look();
  expect(chosen).toMatchObject({ fontSize: '24px', lineHeight: '50.4px' });
  expect(chosen.fontFamily).toContain('Songti SC');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await look()).toEqual(chosen);
});

test('the reading settings leave the text in view: beside the column, or on the lower half of a phone', async ({
  page,
}) => {
  for (const width of [1280, 1920, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('docs/deploy');
    await page.getByRole('button', { name: '工具' }).click();
    await page.getByRole('button', { name: '阅读设置' }).click();
    const panel = await page.getByRole('dialog', { name: '阅读设置' }).boundingBox();
    // The dialog makes the page inert, which has no roles then.
    const text = await page.locator('article p').first().boundingBox();
    if (panel === null || text === null) throw new Error('A box is missing');
    if (width > 1000) expect(panel.x, `${width} px`).toBeGreaterThanOrEqual(text.x + text.width);
    else expect(panel.height).toBeLessThanOrEqual(740 / 2);
  }
});

test('nothing sticks out at the largest type, on a small phone and on paper', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('docs/faq');
  await chooseLargest(page);
  for (const path of ['docs/deploy', 'docs/osc/restapi', 'docs/osc/engineering', 'docs/channels/webim']) {
    await page.goto(path);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(reach, `${path}, ${media}`).toBeLessThanOrEqual(PHONE.width);
    }
  }
});

test('the home page offers to go on reading, and nothing moves for that', async ({ page }) => {
  await page.goto('docs/deploy');
  await page.getByRole('heading', { name: '启动与验证' }).evaluate((heading) => heading.scrollIntoView());
  const placesKey = await page.evaluate(() => `${document.documentElement.dataset.storageKey}:places`);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), placesKey))
    .toContain('启动与验证');
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const places = page.getByRole('navigation', { name: '最近阅读' });
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto('');
    await expect(places).toBeAttached();
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
    await expect(places.getByRole('link')).toHaveText('应用部署 › 启动与验证');
    // In the room between the hero and the cards.
    const [box, cards] = await Promise.all([
      places.boundingBox(),
      page.locator('main > section').nth(1).boundingBox(),
    ]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((cards?.y ?? 0) + 1);
    expect(await findViolations(page)).toEqual([]);
  }
  await places.getByRole('link').click();
  await expect(page.getByRole('heading', { name: '启动与验证' })).toBeInViewport();
  await page.goto('');
  await places.getByRole('button').click();
  await places.getByRole('button', { name: '清除阅读记录' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('pages that were read are marked in the sidebar, in words too', async ({ page }) => {
  await page.goto('docs/faq');
  await page.evaluate(
    (key) => localStorage.setItem(key, '{"marksRead":true}'),
    await page.evaluate(settingsKey),
  );
  await page.goto('docs/sla');
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expect(sidebar.getByRole('link', { name: /^FAQ\s*，已读过$/ })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: '系统初始化', exact: true })).toBeVisible();
});
