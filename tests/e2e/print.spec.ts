// A page on paper.
import { expect, lookingTest, walkingTest as test } from '../support/server.ts';

lookingTest('only the text is printed, in the light theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('docs/deploy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const parts = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    ...['主导航', '文档侧边栏', '本页目录', '文档分页导航'].map((name) =>
      page.getByRole('navigation', { name }),
    ),
    page.getByRole('link', { name: '跳到主要内容' }),
    page.getByRole('link', { name: '编辑此页' }),
    // A value of the reader is a word of the text.
    page.getByRole('button').and(page.locator(':not([data-value])')),
  ];
  for (const part of parts) await expect(part).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('article .hljs-comment').first()).toHaveCSS('color', 'rgb(93, 108, 104)');
});

test('an open menu does not lie over the paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/sla');
  await page.getByRole('button', { name: '打开导航菜单' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog')).toBeHidden();
});

test('long lines of code and wide tables stay on the paper', async ({ page }) => {
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({ body: `# FAQ\n\n\`\`\`bash\n${'word '.repeat(100)}\n${'x'.repeat(400)}\n\`\`\`\n` }),
  );
  await page.emulateMedia({ media: 'print' });
  for (const path of ['docs/faq', 'docs/deploy']) {
    await page.goto(path);
    await expect(page.locator('article pre').first()).toBeVisible();
    // A4 with the usual margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    const cut = await page
      .locator('article *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) => element.outerHTML.slice(0, 100)),
      );
    expect(cut, path).toEqual([]);
  }
});

test('short columns of a table are not crushed to the width of a letter', async ({ page }) => {
  const prose = '这一列有许多要读的话，'.repeat(6);
  const line = `| FIRST_NAME_OF_KEY | 默认的值 | ${prose} |`;
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({
      body: `# FAQ\n\n| 变量 | 默认值 | 含义 |\n| --- | --- | --- |\n${`${line}\n`.repeat(3)}`,
    }),
  );
  await page.goto('docs/faq');
  const first = page.getByRole('row', { name: /^FIRST_NAME_OF_KEY/ }).first();
  await expect(first).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 1000 });
  const widths = await first
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  // Four Han of the default value; the key may break, and has room for half of it.
  expect(widths[0]).toBeGreaterThan(70);
  expect(widths[1]).toBeGreaterThan(40);
});

test('what is folded away on the screen is printed', async ({ page }) => {
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({ body: '# FAQ\n\n<details>\n<summary>更多</summary>\n\n藏起来的话。\n\n</details>\n' }),
  );
  await page.goto('docs/faq');
  const hidden = page.getByText('藏起来的话');
  const height = () => hidden.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect(hidden).toBeAttached();
  expect(await height()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBe(true);
});

test('what is folded is opened for older printers, and folded again', async ({ page }) => {
  const lateParts = page.waitForResponse(/assets\/deferred\./);
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({ body: '# FAQ\n\n<details>\n<summary>更多</summary>\n\n藏起来的话。\n\n</details>\n' }),
  );
  await page.goto('docs/faq');
  await (await lateParts).finished();
  const folded = page.locator('article .prose details');
  await expect(folded).not.toHaveAttribute('open');
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      return folded.getAttribute('open');
    })
    .toBe('');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(folded).not.toHaveAttribute('open');
});

test('addresses of the outside are printed after their links', async ({ page }) => {
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({
      body: '# FAQ\n\n[代码](https://example.com/a)，<https://example.com/b>，[部署](./deploy.md)\n',
    }),
  );
  await page.goto('docs/faq');
  const after = (name: RegExp) =>
    page
      .locator('article p')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after(/^代码/)).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await after(/^代码/)).toContain('https://example.com/a');
  // A link that shows its address has nothing to add; a page of the site has none worth typing.
  expect(await after(/example\.com\/b/)).toBe('none');
  expect(await after(/^部署/)).toBe('none');
});
