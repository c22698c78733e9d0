// The text that stands in each page's shell, and how the application takes it over (issue 6: text before scripts).
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveWithFaults } from '../support/faultyServer.ts';
import { adopted, holdFile, LATE, SCRIPT } from '../support/holdFile.ts';
import { createPlainHandler, DIST, expect, serve, shellTest, test } from '../support/server.ts';
import { copySiteFolder } from '../support/siteCopy.ts';
import { compareWithSnapshot, rememberSnapshot, takenOver, watchConsole } from '../support/snapshot.ts';
import { watchTakeOver } from '../support/takeOver.ts';

test.describe('without scripts', () => {
  shellTest.use({ javaScriptEnabled: false });

  shellTest('a page shows its text, tables, links, lists of pages and headings', async ({ page }) => {
    await page.goto('docs/deploy');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('应用部署');
    await expect(article.getByRole('table').first()).toBeVisible();
    await expect(article.locator('pre').first()).toContainText('docker --version');
    await expect(page.getByRole('navigation', { name: '本页目录' })).toContainText('日常命令');
    await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await expect(page).toHaveURL(/\/docs\/faq$/);
  });

  shellTest('diagrams are drawn', async ({ page }) => {
    await page.goto('docs/osc/engineering');
    const drawings = page.getByRole('article').locator('figure [role="img"]');
    await expect(drawings).toHaveCount(2);
    await expect(drawings.first().locator('svg:visible')).toHaveCount(1);
    await expect(page.getByRole('article').locator('pre', { hasText: 'flowchart' })).toHaveCount(0);
    await expect(page.getByText('正在加载…')).toHaveCount(0);
  });
});

test('the search, and pages that are not there, say that they need scripts, and lead to what does not', async ({
  request,
}) => {
  for (const path of ['search', 'nothing'])
    expect(await (await request.get(path)).text(), path).toMatch(
      /<noscript><p>[^<]*需要启用 JavaScript。<a href="\.?\/">/,
    );
});

shellTest('what the reader does before the application has come is done when it has', async ({ page }) => {
  const letGo = await holdFile(page, SCRIPT);
  await page.goto('docs/sla', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('button', { name: '选择版本：v8' }).click();
  await expect(page.getByRole('link', { name: 'v7', exact: true })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('link', { name: 'v7', exact: true })).toBeVisible();
});

shellTest(
  'what the browser has done by itself is not done again: the sheet of contents',
  async ({ page }) => {
    const letGo = await holdFile(page, SCRIPT);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('docs/deploy', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: '下一步' })).toBeAttached();
    await page.getByRole('button', { name: '目录' }).click();
    const sheet = page.locator('nav[popover]');
    await sheet.getByRole('link', { name: '日常命令' }).click();
    await expect(sheet).toBeHidden();
    letGo();
    await expect(page.locator('html')).not.toHaveAttribute('data-early');
    await expect(sheet).toBeHidden();
  },
);

for (const [file, when] of [
  [SCRIPT, 'before the application has come'],
  [LATE, 'before the deferred part has come'],
] as const) {
  shellTest(`a key that is pressed ${when} is recorded, announced and replayed`, async ({ page }) => {
    const letGo = await holdFile(page, file);
    await page.goto('docs/sla', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    if (file === LATE) await adopted(page);
    await page.keyboard.press('n');
    await page.keyboard.press('e');
    await expect(page.getByRole('status').getByText('正在加载…')).toBeVisible();
    letGo();
    await expect(page).toHaveURL(/\/edit\/docs\/sla$/);
    await expect(page.locator('body > [role="status"]')).toHaveCount(0);
  });
}

shellTest('Escape and a step to another page drop what was pressed too early', async ({ page }) => {
  const letGo = await holdFile(page, LATE);
  await page.goto('docs/sla', { waitUntil: 'commit' });
  await adopted(page);
  const status = page.locator('body > [role="status"]');
  for (const drop of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click(),
  ]) {
    await page.keyboard.press('e');
    await expect(status).toBeVisible();
    await drop();
    await expect(status).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/docs\/faq$/);
  letGo();
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await expect(page).toHaveURL(/\/docs\/faq$/);
});

shellTest(
  'menu and search say that they are on their way, and open when they have come',
  async ({ page }) => {
    const letGo = await holdFile(page, LATE);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('docs/sla', { waitUntil: 'commit' });
    await adopted(page);
    await page.getByRole('button', { name: '打开导航菜单' }).click();
    const status = page.getByRole('status').getByText('正在加载…');
    await expect(status).toHaveCSS('opacity', '1');
    await expect(status).toBeInViewport();
    letGo();
    await expect(page.getByRole('dialog', { name: '导航菜单' })).toBeVisible();
    await expect(status).toHaveCount(0);
  },
);

shellTest('a press whose part fails to load gets a retry', async ({ page }) => {
  const letGo = await holdFile(page, SCRIPT);
  await page.route(`**/${LATE}`, (route) => route.abort());
  await page.goto('docs/sla', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.keyboard.press('e');
  letGo();
  await expect(page.getByRole('alert')).toContainText('没有加载成功');
  await page.unroute(`**/${LATE}`);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(/\/edit\/docs\/sla$/);
});

/** Before the visit: paints are told of `delay` milliseconds late, Infinity: never; notes when, and when the page was taken over. */
async function tellOfPaintsLate(page: Page, delay: number): Promise<void> {
  await page.addInitScript((wait) => {
    const Observer = PerformanceObserver;
    class LateObserver extends Observer {
      constructor(tell: PerformanceObserverCallback) {
        super((list, observer) => {
          if (list.getEntriesByType('paint').length === 0) tell(list, observer);
          else if (Number.isFinite(wait))
            setTimeout(() => {
              performance.mark('told');
              tell(list, observer);
            }, wait);
        });
      }
    }
    Object.assign(window, { PerformanceObserver: LateObserver });
  }, delay);
  await page.addInitScript(watchTakeOver);
}

const readMark = (page: Page, name: string) =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);

shellTest('the application begins when the text has been painted', async ({ page }) => {
  await tellOfPaintsLate(page, 300);
  await page.goto('docs/sla');
  await takenOver(page);
  const [told, taken] = [await readMark(page, 'told'), await readMark(page, 'taken over')];
  // On a machine that is slow enough it has waited long enough before.
  expect(taken > told || taken > 1000, `told of the paint at ${told}, taken over at ${taken} ms`).toBe(true);
});

shellTest('where nobody tells of a paint, the application begins all the same', async ({ page }) => {
  await tellOfPaintsLate(page, Number.POSITIVE_INFINITY);
  await page.goto('docs/sla');
  await takenOver(page);
  expect(await readMark(page, 'told')).toBeNaN();
});

shellTest('the keys of the search work from the first paint on', async ({ page }) => {
  const letGo = await holdFile(page, SCRIPT);
  await page.goto('docs/sla', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.keyboard.press('Control+k');
  letGo();
  await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible();
});

shellTest('a link works before the application has come', async ({ page }) => {
  await holdFile(page, SCRIPT);
  await page.goto('docs/sla', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});

shellTest('place, selection and theme of a reader outlast the take-over', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const letGo = await holdFile(page, SCRIPT);
  await rememberSnapshot(page);
  await page.goto('docs/deploy', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: '下一步' })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    // Far from diagrams, which are drawn in the place of their words.
    window.scrollTo(0, 3000);
    const paragraph = [...document.querySelectorAll('article p')].find(
      (element) => element.getBoundingClientRect().top > 0,
    );
    getSelection()?.selectAllChildren(paragraph as Element);
  });
  const selected = await page.evaluate(() => String(getSelection()));
  letGo();
  await takenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(3000);
  expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
  expect(selected.length).toBeGreaterThan(5);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const { shift, isKept } = await compareWithSnapshot(page);
  expect(isKept).toBe(true);
  expect(shift).toBeLessThan(0.01);
  // The browser itself brings the reader back.
  await page.reload();
  await takenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(3000);
});

test('a text that was edited after the build is drawn anew, without a flash', async ({ page }) => {
  const copy = await copySiteFolder(DIST);
  const server = await serve(createPlainHandler({ folder: copy.folder }));
  await appendFile(join(copy.folder, 'docs/v8/faq.md'), '\n\n之后补充的一句\n');
  const messages = watchConsole(page);
  await page.addInitScript(() => {
    // Whether the page was ever without its heading.
    document.addEventListener('DOMContentLoaded', () => {
      const look = () => {
        if (document.querySelector('h1') === null) Object.assign(window, { flashed: true });
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
  });
  await page.goto(`${server.url}docs/faq`);
  await expect(page.getByText('之后补充的一句')).toBeAttached();
  expect(await page.evaluate(() => 'flashed' in window)).toBe(false);
  expect(messages).toEqual([]);
  await server.close();
  await copy.remove();
});

test('below another path than it was built for, links and images of the text are right', async ({ page }) => {
  const server = await serve(createPlainHandler({ folder: DIST, base: '/other/' }), '/other/');
  const lost: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && lost.push(answer.url()));
  await rememberSnapshot(page);
  await page.goto(`${server.url}docs/channels/webim`);
  await takenOver(page);
  expect((await compareWithSnapshot(page)).isKept, 'it is taken over').toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: '文档中心' })).toHaveAttribute(
    'href',
    '/other/docs/',
  );
  expect(lost).toEqual([]);
  await server.close();
});

test('nothing but scripts is asked for before the take-over; manifest, markdown and parser once the page is quiet', async ({
  browser,
}) => {
  const server = await serveWithFaults();
  const page = await browser.newPage();
  await page.goto(`${server.url}docs/faq`);
  await takenOver(page);
  const isAsked = (file: string) => server.asked.includes(file);
  await expect.poll(() => isAsked('/docs/v8/faq.md')).toBe(true);
  const first = server.asked.findIndex((path) => !/^\/(?:docs\/faq|assets\/\S+|img\/\S+)$/.test(path));
  expect(server.asked.slice(first, first + 2)).toEqual(['/manifest.json', '/docs/v8/faq.md']);
  const early = server.asked.slice(0, first).join();
  expect(early).toContain('assets/deferred');
  expect(early).not.toMatch(/assets\/(?:parser|blocks|markdown|highlight|code-)/);
  await page.context().close();
  await server.close();
});

test('the elements of the text stay the same ones, also where something else on the page does not match', async ({
  page,
}) => {
  for (const isSpoilt of [false, true]) {
    await page.addInitScript((spoils) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        Object.assign(window, { kept: [...document.querySelectorAll('article > .prose > *')] });
        // As another extension of the browser may do.
        if (spoils) document.querySelector('footer')?.replaceChildren('别的内容');
      });
    }, isSpoilt);
    await page.goto('docs/deploy');
    await takenOver(page);
    await expect(page.getByRole('contentinfo')).not.toHaveText('别的内容');
    const areSame = await page.evaluate(() => {
      const { kept } = window as unknown as { kept: Element[] };
      const now = [...document.querySelectorAll('article > .prose > *')];
      return (
        kept.length > 50 && now.length === kept.length && kept.every((element, at) => element === now[at])
      );
    });
    expect(areSame, isSpoilt ? 'something else does not match' : 'all matches').toBe(true);
  }
});

test('a text that was edited above the reader is exchanged where it stands: nothing moves', async ({
  page,
}) => {
  const text = await (await page.request.get('docs/v8/deploy.md')).text();
  let release = () => {};
  const isRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/docs/v8/deploy.md', async (route) => {
    await isRead;
    await route.fulfill({ body: text.replace('\n## ', '\n一段新的话，写在前面。\n\n再来一段。\n\n## ') });
  });
  await rememberSnapshot(page);
  await page.goto('docs/deploy');
  await page.evaluate(() => window.scrollTo(0, 4000));
  const findTops = () =>
    page.locator('article h2').evaluateAll((headings) => headings.map((h) => h.getBoundingClientRect().top));
  const before = await findTops();
  release();
  await expect(page.getByText('一段新的话，写在前面。')).toBeAttached();
  await takenOver(page);
  // Those below the edit.
  const moves = (await findTops()).map((top, at) => Math.abs(top - (before[at] ?? 0))).slice(1);
  expect(Math.max(...moves)).toBeLessThan(2);
  expect((await compareWithSnapshot(page)).shift).toBeLessThan(0.01);
});

test('browsers are told to compile the application while it comes', async ({ request, siteUrl }) => {
  const shell = await (await request.get('docs/faq')).text();
  const [, address = ''] = /<script defer src="([^"]+)"[^>]* data-asset/.exec(shell) ?? [];
  const script = await request.get(new URL(address, `${siteUrl}docs/faq`).href);
  expect((await script.text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});
