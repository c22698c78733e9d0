// What stands above and below every page.
import { expect, lookingTest, walkingTest as test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

lookingTest(
  'the bar has its links left, version, source, language, search and colours right',
  { tag: '@navbar-items' },
  async ({ page }) => {
    await page.goto('docs/sla');
    const bar = page.getByRole('banner').getByRole('navigation', { name: '主导航' });
    const items = [
      bar.getByRole('link', { name: '文档中心' }),
      bar.getByRole('link', { name: /^官网/ }),
      bar.getByRole('button', { name: '选择版本：v8' }),
      bar.getByRole('link', { name: /^源码/ }),
      bar.getByRole('button', { name: '选择语言：简体中文' }),
      bar.getByRole('button', { name: '搜索', exact: true }),
      bar.getByRole('button', { name: /^切换浅色\/暗黑模式/ }),
    ];
    const places: number[] = [];
    for (const item of items) places.push((await item.boundingBox())?.x ?? Number.NaN);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const middle = 1280 / 2;
    expect(places.map((x) => x > middle)).toEqual([false, false, true, true, true, true, true]);
    await expect(items[1] as (typeof items)[0]).toHaveAttribute('href', 'https://www.cskefu.com');
    await expect(items[3] as (typeof items)[0]).toHaveAttribute('href', 'https://github.com/cskefu/cskefu');
    // As with a smallest font of 22 pixels in the browser's settings.
    await page.addStyleTag({ content: 'body *, ::after { font-size: 22px !important }' });
    const cutOff = bar
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.flatMap(({ scrollHeight, clientHeight, ariaLabel }) =>
          scrollHeight > clientHeight ? [ariaLabel] : [],
        ),
      );
    expect(await cutOff).toEqual([]);
  },
);

lookingTest(
  'the languages are the manifest’s: one, simplified Chinese',
  { tag: '@languages' },
  async ({ page }) => {
    await page.goto('docs/sla');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('button', { name: '选择语言：简体中文' }).click();
    const shown = page.getByRole('banner').getByRole('link', { name: '简体中文' });
    await expect(shown).toHaveAttribute('aria-current', 'true');
    await expect(shown).toHaveAttribute('lang', 'zh-Hans');
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
  },
);

const COLUMNS: Record<string, [label: string, href: RegExp][]> = {
  文档: [
    ['应用部署', /^\/docs\/deploy$/],
    ['开发环境搭建', /^\/docs\/osc\/engineering$/],
    ['提交代码', /^\/docs\/osc\/contribution$/],
  ],
  社区: [
    ['组织原则', /^https:\/\/www\.cskefu\.com\//],
    ['关于我们', /^https:\/\/www\.cskefu\.com\//],
    ['加入我们', /^https:\/\/www\.cskefu\.com\//],
  ],
  更多: [
    ['定制开发教程', /^\/docs\/osc\/training$/],
    ['问题列表', /^https:\/\/github\.com\/cskefu\/cskefu\/issues$/],
    ['RSS', /\/feed\.xml$/],
  ],
};

for (const [title, links] of Object.entries(COLUMNS))
  lookingTest(
    `the footer’s column ${title} holds its links`,
    { tag: '@footer-columns' },
    async ({ page }) => {
      await page.goto('');
      const column = page.getByRole('contentinfo').getByRole('region', { name: title });
      await expect(column.getByRole('link')).toHaveCount(links.length);
      for (const [label, href] of links)
        await expect(column.getByRole('link', { name: label })).toHaveAttribute('href', href);
      await expect(page.getByRole('contentinfo').getByRole('region')).toHaveCount(3);
    },
  );

lookingTest('the footer’s RSS link leads to a feed', async ({ page }) => {
  await page.goto('');
  const href = await page.getByRole('contentinfo').getByRole('link', { name: 'RSS' }).getAttribute('href');
  const feed = await page.request.get(href ?? '');
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
});

lookingTest('the copyright names the years 2018-2025', { tag: '@copyright-years' }, async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('contentinfo')).toContainText('2018-2025');
});

lookingTest(
  'a footer’s doc link stays in the version that is read, and is left out where it lacks the doc',
  async ({ page }) => {
    await page.goto('docs/v7/faq');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '应用部署' })).toHaveAttribute('href', '/docs/v7/deploy');
  },
);

test('the way back to the top is offered when the reader turns back', { tag: '@back-to-top' }, async ({
  page,
}) => {
  await page.goto('docs/deploy');
  await takenOver(page);
  const button = page.getByRole('button', { name: '回到顶部' });
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  await expect(button).toHaveCount(0);
  await page.mouse.wheel(0, -200);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
