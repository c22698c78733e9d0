// A link to a section arrives at the section.
import { expect, test as ownTest, walkingTest as test } from '../support/server.ts';

const target = '配置域名与-https';

test('a shared link arrives on first load, and stays on its section while the page above it grows', async ({
  page,
}) => {
  await page.goto(`docs/deploy#${encodeURIComponent(target)}`);
  const heading = page.locator(`[id="${target}"]`);
  await expect(heading).toBeInViewport();
  const bottomOfBar = () =>
    page.getByRole('banner').evaluate((bar) => Math.max(0, bar.getBoundingClientRect().bottom));
  const topOfHeading = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  // What comes late may have moved the bar out of the way.
  await expect.poll(async () => (await topOfHeading()) - (await bottomOfBar())).toBeGreaterThan(0);
  expect(await topOfHeading()).toBeLessThan(150);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '900px';
    document.querySelector('article')?.prepend(late);
  });
  await expect(heading).toBeInViewport();
});

for (const width of [390, 1280])
  test(`what comes late above the lines that are read does not move them, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('docs/deploy');
    // It begins only where the anchor's place is held no longer.
    await page.mouse.wheel(0, 3000);
    const line = page.getByRole('heading', { name: target.replace('-', ' ') });
    await line.evaluate((element) => element.scrollIntoView());
    const topOfLine = () => line.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await topOfLine();
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.style.height = '900px';
      document.querySelector('article')?.prepend(late);
    });
    // Browsers hold what is read in place, in the frame after.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await topOfLine()).toBe(before);
  });

test('a full load in the same tab arrives at its own anchor, and Back where the reader was', async ({
  page,
}) => {
  await page.goto('docs/deploy');
  await expect(page.getByRole('heading', { name: '下一步' })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.goto('docs/initialization');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.goto('about:blank');
  await page.goto(`docs/deploy#${encodeURIComponent(target)}`);
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
});

test('one anchor after another in the address bar: each is reached, and Back leads to where the reader was', async ({
  page,
}) => {
  const write = (anchor: string) => page.goto(`docs/deploy#${encodeURIComponent(anchor)}`);
  await page.goto('docs/deploy');
  for (const anchor of [target, '下一步', target]) {
    await write(anchor);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
  const place = await page.evaluate(async () => {
    const isTold = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollBy(0, 500);
    await isTold;
    return window.scrollY;
  });
  await write('下一步');
  await expect(page.locator('[id="下一步"]')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a hash in another case arrives as well', async ({ page }) => {
  await page.goto(`docs/deploy#${encodeURIComponent(target.toUpperCase())}`);
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
});

test('a jump by the table of contents marks the section and moves the focus', async ({ page }) => {
  await page.goto('docs/deploy');
  const toc = page.getByRole('navigation', { name: '本页目录' });
  await toc.getByRole('link', { name: '日常命令' }).click();
  await expect(page.getByRole('heading', { name: '日常命令' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: '日常命令' })).toBeFocused();
  await expect(toc.locator('[aria-current="true"]')).toHaveText('日常命令');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an anchor that another page lacks leads to that page’s beginning', async ({ page }) => {
  // A section that the next version does not have.
  await page.goto('docs/v7/deploy#准备应用镜像');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole('button', { name: '选择版本：v7' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v8', exact: true }).click();
  await expect(page).toHaveURL(/docs\/deploy#/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the way to the page’s own address, and to #top, is the way to its beginning', async ({ page }) => {
  await page.goto('docs/deploy');
  const toc = page.getByRole('navigation', { name: '本页目录' });
  const scrollY = () => page.evaluate(() => window.scrollY);
  const own = page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: '应用部署' });
  await toc.getByRole('link', { name: '日常命令' }).click();
  await expect.poll(scrollY).toBeGreaterThan(500);
  await own.evaluate((link: HTMLElement) => link.click());
  await expect.poll(scrollY).toBe(0);
  await toc.getByRole('link', { name: '日常命令' }).click();
  await expect.poll(scrollY).toBeGreaterThan(500);
  await page.locator('.prose').evaluate((text) => {
    const link = Object.assign(document.createElement('a'), { href: '#top' });
    text.append(link);
    link.click();
  });
  await expect.poll(scrollY).toBe(0);
});

test('Back to an anchor from which the reader had gone up to the beginning stays there', async ({ page }) => {
  await page.goto('docs/deploy');
  const toc = page.getByRole('navigation', { name: '本页目录' });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await toc.getByRole('link', { name: '日常命令' }).click();
  await expect.poll(scrollY).toBeGreaterThan(500);
  await page.keyboard.press('Control+Home');
  await expect.poll(scrollY).toBe(0);
  const link = page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await scrollY()).toBe(0);
});

test('the table of contents holds the levels 2 and 3, in the page’s order', {
  tag: '@contents-levels',
}, async ({ page }) => {
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({ body: '# FAQ\n\n## 甲\n\n### 乙\n\n#### 丙\n\n## 丁\n' }),
  );
  await page.goto('docs/faq');
  const toc = page.getByRole('navigation', { name: '本页目录' });
  await expect(toc.getByRole('link')).toHaveText(['甲', '乙', '丁']);
});

ownTest('a heading’s link holds and copies its address', async ({ page, context, siteUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/deploy');
  await page.getByRole('link', { name: '「日常命令」的直接链接' }).click();
  await expect(page).toHaveURL(/#/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURI(copied)).toBe(decodeURI(new URL('docs/deploy#日常命令', siteUrl).href));
});
