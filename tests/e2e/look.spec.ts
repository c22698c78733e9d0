// How pages look where a test can see it: sizes, places, fonts, at the widths at which the layout changes.
import type { Page } from '@playwright/test';
import { expect, lookingTest, shellTest, test } from '../support/server.ts';

const HAN = 16;

const goTo = async (page: Page, path: string, width: number, height = 844) => {
  await page.setViewportSize({ width, height });
  await page.goto(path);
};

/** The places of elements in the window. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    // The code of a diagram is not seen.
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        return { left, right, top, bottom, width, height };
      }),
  );

lookingTest('code has the code font, a head of 36 px and controls that cover nothing', async ({ page }) => {
  await goTo(page, 'docs/deploy', 1280);
  const fonts = await page
    .locator('article :is(pre, pre code, p code)')
    .evaluateAll((codes) => codes.map((code) => getComputedStyle(code).fontFamily));
  expect(new Set(fonts).size).toBe(1);
  expect(fonts[0]).toContain('Consolas');
  const heads = await boxesOf(page, '[data-code] > :first-child');
  expect(new Set(heads.map(({ height }) => height))).toEqual(new Set([36]));
  const [buttons, codes] = await Promise.all([
    boxesOf(page, '[data-code] button:not([aria-pressed])'),
    boxesOf(page, '[data-code] pre > code'),
  ]);
  for (const [at, { bottom }] of buttons.entries()) expect(bottom).toBeLessThanOrEqual(codes[at]?.top ?? 0);
});

lookingTest('a table leaves its prose room; names and short values keep their line', async ({ page }) => {
  for (const width of [1280, 1024]) {
    await goTo(page, 'docs/deploy', width);
    const table = page.locator('table', { hasText: 'EXTRAS_AUTH_SUPER_ADMIN_PASS' }).first();
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((found) => found.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...rows), `rows at ${width} px`).toBeLessThanOrEqual(120);
    const prose = await table.locator('td:nth-child(3)').first().boundingBox();
    expect(prose?.width, `prose at ${width} px`).toBeGreaterThanOrEqual(16 * 15);
    const names = await table
      .locator('td:first-child')
      .evaluateAll((cells) => cells.map((cell) => cell.getClientRects().length));
    expect(new Set(names)).toEqual(new Set([1]));
  }
});

lookingTest(
  'on a phone keys, values and meanings are a list of entries, and no cell ends in one character',
  async ({ page }) => {
    await goTo(page, 'docs/deploy', 390);
    const cell = page.locator('td[data-label="默认值"]').first();
    expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toContain('默认值');
    await expect(page.locator('table[data-list] thead').first()).toBeHidden();
    const orphans = await page.locator('article :is(td, th)').evaluateAll((cells) =>
      cells.flatMap((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let last: Text | undefined;
        while (text.nextNode()) last = text.currentNode as Text;
        const range = document.createRange();
        const tops = [...(last?.data ?? '')].map((_, at) => {
          range.setStart(last as Text, at);
          range.setEnd(last as Text, at + 1);
          return range.getBoundingClientRect().top;
        });
        const isAlone = tops.length > 1 && tops.filter((top) => top === tops.at(-1)).length === 1;
        return isAlone ? [element.textContent ?? ''] : [];
      }),
    );
    expect(orphans).toEqual([]);
  },
);

lookingTest('a card is its first link; another link in it is met by who points at it', async ({ page }) => {
  await page.goto('docs/');
  const links = page.locator('.prose [data-layout="cards"] li p + p a');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    const isMet = await link.evaluate((own) => {
      const { left, top, right, bottom } = own.getClientRects()[0] ?? own.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === own;
    });
    expect.soft(isMet, (await link.textContent()) ?? '').toBe(true);
  }
  const card = page.locator('.prose [data-layout="cards"] li').first();
  const corner = await card.evaluate((own) => {
    const { right, bottom } = own.getBoundingClientRect();
    return document.elementFromPoint(right - 8, bottom - 8) === own.querySelector('a');
  });
  expect(corner).toBe(true);
});

lookingTest('words of inline code are not torn at their hyphens', async ({ page }) => {
  await goTo(page, 'docs/deploy', 390);
  const torn = await page
    .locator('article :not(pre) > code:not([data-long]), article [data-whole]')
    .evaluateAll((words) => words.filter((word) => word.getClientRects().length > 1).map(String));
  expect(torn).toEqual([]);
});

lookingTest(
  'text is 34 Han wide at least from 700 px on, and the contents have a column from 1200 px',
  async ({ page }) => {
    await goTo(page, 'docs/deploy', 700);
    for (const width of [700, 996, 997, 1100, 1199, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.locator('main article .prose').boundingBox();
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(34 * HAN);
      await expect(page.locator('[data-toc-bar]')).toBeVisible({ visible: width < 1200 });
    }
  },
);

lookingTest('the home page names who readers are, each with three steps', async ({ page }) => {
  await goTo(page, '', 1280);
  const heading = page.getByRole('heading', { name: '您是哪一位？' });
  const roles = page.locator('section').filter({ has: heading });
  for (const name of ['管理员', '坐席', '开发者', '集成方']) {
    const role = roles.locator('> ul > li').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(role.getByRole('link')).toHaveCount(3);
  }
});

lookingTest('bar, home and footer begin at one left edge', async ({ page }) => {
  await goTo(page, '', 1280);
  for (const selector of ['header img', 'main h1', 'main li', 'footer h2']) {
    const [first] = await boxesOf(page, selector);
    expect(first?.left, selector).toBeCloseTo(24, -0.5);
  }
});

lookingTest('a page that is not found begins where the docs do', async ({ page }) => {
  const findStarts = async () => {
    const starts: (number | undefined)[] = [];
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      starts.push((await boxesOf(page, 'h1'))[0]?.left);
    }
    return starts;
  };
  await page.goto('docs/deploy');
  const starts = await findStarts();
  await page.goto('docs/nothing');
  await page.locator('main form').waitFor();
  expect(await findStarts()).toEqual(starts);
});

lookingTest(
  'the search’s field stands clear of the title, and its button beside it on a phone',
  async ({ page }) => {
    await goTo(page, 'search?q=部署', 1280);
    await page.locator('main form').waitFor();
    const [title] = await boxesOf(page, 'h1');
    const [form] = await boxesOf(page, 'main form');
    expect((form?.top ?? 0) - (title?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
    await goTo(page, 'docs/nothing', 320);
    await page.locator('main form').waitFor();
    const [field] = await boxesOf(page, 'main input');
    const [button] = await boxesOf(page, 'main form button');
    expect(button?.left).toBeGreaterThan(field?.right ?? 0);
  },
);

for (const path of ['', 'docs/', 'docs/osc/restapi', 'docs/channels/webim', 'search?q=部署'])
  lookingTest(
    `at 200 % and 400 % nothing of /${path} sticks out, and what stays covers little`,
    async ({ page }) => {
      // 1280 x 800, enlarged.
      for (const [width, height] of [
        [640, 400],
        [320, 200],
      ] as const) {
        await goTo(page, path, width, height);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, `${width} px`).toBeLessThanOrEqual(0);
        // On the way up the bar would be there.
        await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
        await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
        const bars = await boxesOf(page, 'header, [data-toc-bar]');
        const covered = Math.max(0, ...bars.map(({ bottom }) => bottom));
        expect(covered, `${width} px`).toBeLessThanOrEqual(height / 4);
      }
    },
  );

lookingTest('no card of the home page stands alone', async ({ page }) => {
  await goTo(page, '', 768);
  const cards = await boxesOf(page, 'main li:has(h2)');
  for (const { top } of cards) expect(cards.filter((card) => card.top === top).length).toBeGreaterThan(1);
});

lookingTest('an admonition’s title stands close to its text', async ({ page }) => {
  await goTo(page, 'docs/deploy', 1280);
  const title = page.locator('[role="note"] > p:first-child').first();
  expect(await title.evaluate((p) => Number.parseFloat(getComputedStyle(p).marginBottom))).toBeLessThan(6);
});

lookingTest('an old version has one notice', async ({ page }) => {
  await goTo(page, 'docs/v7/deploy', 1280);
  await expect(page.getByText('该版本已停止维护')).toHaveCount(1);
  await expect(page.locator('main [role="note"]:not(.prose *)').filter({ visible: true })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what can be touched is 44 px high, and the title is seen at once', async ({ page }) => {
    await page.goto('docs/deploy');
    const [title] = await boxesOf(page, 'h1');
    expect(title?.top).toBeLessThanOrEqual(170);
    const copies = await boxesOf(page, '[data-code] [data-action="copy"]');
    for (const { width, height } of copies) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const marks = await boxesOf(page, 'article [data-action="copyAddress"]');
    for (const { left, right } of marks) {
      expect(left).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(390 - 8);
    }
  });

  test('the link of a heading begins where its words end', async ({ page }) => {
    await page.goto('docs/deploy');
    const gaps = await page.locator('.prose h2').evaluateAll((headings) =>
      headings.map((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        const link = heading.parentElement?.querySelector(':scope > [data-action="copyAddress"]');
        return (link?.getBoundingClientRect().left ?? 0) - words.getBoundingClientRect().right;
      }),
    );
    expect(gaps.length).toBeGreaterThan(10);
    for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(2);
  });

  test('a bar that stays says which section is read, and opens the contents from below', async ({ page }) => {
    await page.goto('docs/deploy#日常命令');
    const bar = page.getByRole('button', { name: '目录 日常命令' });
    await expect(bar).toBeInViewport();
    expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    const sheet = page.getByRole('navigation', { name: '本页目录' });
    // Until the page has been drawn to its end, the bar may move away under the pointer.
    await expect(async () => {
      if (!(await sheet.isVisible())) await bar.click();
      await expect(sheet).toBeVisible({ timeout: 1000 });
    }).toPass();
    const findSheet = async () => (await boxesOf(page, '[popover]'))[0];
    // It rises.
    await expect.poll(async () => (await findSheet())?.bottom).toBe(844);
    expect((await findSheet())?.height).toBeLessThanOrEqual(0.7 * 844 + 1);
    for (const { height } of await boxesOf(page, '[popover] a')) expect(height).toBeGreaterThanOrEqual(44);
    await sheet.getByRole('link', { name: '离线安装' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { name: '离线安装' })).toBeInViewport();
    await page.getByRole('button', { name: /^目录/ }).click();
    await expect(sheet).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(sheet.getByRole('link', { name: '离线安装' })).toBeInViewport();
    expect((await sheet.boundingBox())?.x).toBeGreaterThan(1000);
  });

  test('the menu of the home page opens on the docs’ tree, its rows 44 px high', async ({ page }) => {
    await page.goto('');
    await page.getByRole('button', { name: '打开导航菜单' }).click();
    const tree = page.getByRole('dialog').getByRole('navigation', { name: '文档侧边栏' });
    await expect(tree.getByRole('link', { name: '应用部署' })).toBeVisible();
    for (const { height } of await boxesOf(page, 'dialog li a')) expect(height).toBeGreaterThanOrEqual(44);
  });
});

test('the contents show the subsections of what is read alone, and below them actions for the page', async ({
  page,
}) => {
  await goTo(page, 'docs/deploy#端口与密码', 1280);
  const contents = page.getByRole('navigation', { name: '本页目录' });
  const heightOf = async (name: string) =>
    contents
      .getByRole('link', { name, exact: true })
      .evaluate((link) => (link.closest('ul') as Element).clientHeight);
  await expect(contents.locator('[aria-current]')).toHaveText('端口与密码');
  await expect.poll(() => heightOf('端口与密码')).toBeGreaterThan(60);
  expect(await heightOf('证书与续期')).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toHaveText('快速体验：15 分钟');
  // Keys reach those of another section.
  await contents.getByRole('link', { name: '证书与续期' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => heightOf('证书与续期')).toBeGreaterThan(60);
  const actions = page.getByRole('complementary', { name: '本页操作' });
  await actions.getByRole('button', { name: '与其他版本比较' }).click();
  await expect(actions.getByRole('link', { name: '与 v7 比较' })).toBeInViewport({ ratio: 1 });
});

test('each level of the contents is set in further', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/sla');
  const places = await page.getByRole('navigation', { name: '本页目录' }).evaluate((contents) => {
    let place: Element = contents;
    return Array.from({ length: 4 }, () => {
      const list = place.appendChild(document.createElement('ul'));
      place = list.appendChild(document.createElement('li'));
      const link = place.appendChild(document.createElement('a'));
      link.setAttribute('aria-current', 'true');
      return link.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(link).paddingLeft);
    });
  });
  expect(places.map((place) => place - (places[0] ?? 0))).toEqual([0, 16, 32, 48]);
});

shellTest('the contents open before any script has come', async ({ browser, siteUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${siteUrl}docs/deploy`);
  await page.getByRole('button', { name: /^目录/ }).click();
  await expect(page.getByRole('navigation', { name: '本页目录' })).toBeVisible();
  // What does nothing without scripts is not there.
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await page.close();
});
