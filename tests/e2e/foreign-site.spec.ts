// Another team's markdown, with everything it can hold and the mistakes that people make.
import type { Page } from '@playwright/test';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';
import { documentTitle } from '../../src/core/site/nav/pageKinds.ts';
import { FOREIGN } from '../support/builtSites.ts';
import { createPlainHandler, expect, serve, type TestServer, test } from '../support/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await serve(createPlainHandler({ folder: FOREIGN }));
});
test.afterAll(() => server.close());

/** Whether a page shows its text, and nothing that must not stand in one. */
function judge(page: ParentNode, isClean: boolean): string[] {
  const count = (selector: string) => page.querySelectorAll(selector).length;
  return [
    count('main > article h1') === 1 ? '' : 'no title',
    count('article script, article iframe, article [onclick]') === 0 ? '' : 'runs something',
    !isClean || count('[title="这个链接没有指向任何页面"]') === 0 ? '' : 'leads nowhere',
  ].filter(Boolean);
}

test('every page reads, without an error, and links of clean pages lead somewhere', async ({ page }) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  const manifest: Manifest = await (await page.request.get(`${server.url}manifest.json`)).json();
  const docs = manifest.versions.flatMap((version) => version.docs);
  expect(docs.length).toBeGreaterThanOrEqual(25);
  const asked = docs.map(({ path, file }) => ({
    path: encode(path),
    // Two files may have asked for one address.
    titles: docs
      .filter((other) => other.path === path)
      .map(({ title }) => documentTitle(manifest.site, title)),
    isClean: !file.startsWith('docs/problems/'),
  }));
  await page.addInitScript(`globalThis.__name = (named) => named; globalThis.judgePage = ${judge}`);
  await page.goto(`${server.url}docs/`);
  const faults = await page.evaluate(async (wanted) => {
    const found: string[] = [];
    const tell = (path: string, how: string, problems: string[]) =>
      found.push(...problems.map((problem) => `${path}, ${how}: ${problem}`));
    for (const { path, titles, isClean } of wanted) {
      const isShown = () => titles.includes(document.title);
      // As the build drew it.
      const answer = await fetch(path);
      const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html');
      tell(path, 'drawn ahead', answer.status === 200 ? globalThis.judgePage(drawn, isClean) : ['no page']);
      // As the application draws it: from page to page as its links do.
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      for (let frame = 0; frame < 600 && !isShown(); frame += 1) await new Promise(requestAnimationFrame);
      // The rest of a long page comes a little later.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
      tell(path, 'drawn here', isShown() ? globalThis.judgePage(document, isClean) : ['not shown']);
    }
    return found;
  }, asked);
  expect(faults).toEqual([]);
  // One of each folder is taken over as it was drawn.
  const folders = new Map(docs.map((doc) => [doc.file.replace(/[^/]*$/, ''), doc]));
  for (const { path } of folders.values()) {
    await open(page, path.slice(1));
    await expect(page.locator('main > article h1'), path).toHaveCount(1);
    await expect(page.getByRole('heading', { name: '页面已崩溃' }), path).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

declare global {
  var judgePage: (page: ParentNode, isClean: boolean) => string[];
}

test('a generated index lists its category’s pages', async ({ page }) => {
  const manifest: Manifest = await (await page.request.get(`${server.url}manifest.json`)).json();
  const findIndex = (items: Manifest['versions'][number]['sidebars'][string]): string | undefined => {
    for (const item of items) {
      if (item.type !== 'category') continue;
      if (item.link?.type === 'generated-index') return item.link.path;
      const inside = findIndex(item.items);
      if (inside !== undefined) return inside;
    }
    return undefined;
  };
  const path = findIndex(Object.values(manifest.versions[0]?.sidebars ?? {}).flat());
  await page.goto(`${server.url}${path?.slice(1)}`);
  await expect(page.locator('main > article h1')).toBeVisible();
  expect(await page.locator('main > article').getByRole('link').count()).toBeGreaterThan(0);
});

test('a card of a page without a description counts nothing', async ({ page }) => {
  await open(page, 'docs/category/常见问题');
  const article = page.locator('main > article');
  await expect(article.getByRole('link', { name: 'empty' })).toBeVisible();
  await expect(article).not.toContainText('个项目');
});

const encode = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const open = (page: Page, path: string) => page.goto(server.url + encode(path));

test('images keep their place, wait for their turn, and open large; one inside a link is followed', async ({
  page,
}) => {
  await open(page, 'docs/markdown/进阶 用法/链接与图片');
  const image = page.getByRole('button', { name: '查看大图：登录 页面' }).locator('img');
  for (const name of ['width', 'height']) await expect(image).toHaveAttribute(name, /^\d+$/);
  await expect(image).toHaveAttribute('loading', 'lazy');
  await image.click();
  const large = page.getByRole('dialog', { name: '登录 页面' });
  await expect(large.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);

  // A picture inside a link is one link: a click follows it and opens nothing large.
  const link = page.locator('article').getByRole('link', { name: '图片也是链接' });
  await expect(link.getByRole('button')).toHaveCount(0);
  await link.getByRole('img').click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a picture element shows what suits the window, and opens that large', async ({ page }) => {
  await open(page, 'docs/markdown/html');
  const button = page.getByRole('button', { name: '查看大图：标志' });
  await button.scrollIntoViewIfNeeded();
  const shown = () =>
    button.locator('img').evaluate((image: HTMLImageElement) => decodeURI(image.currentSrc));
  await expect.poll(shown).toMatch(/\/img\/logo\.svg$/);
  await page.setViewportSize({ width: 390, height: 844 });
  // What has moved out of the window waits for its turn again.
  await button.scrollIntoViewIfNeeded();
  await expect.poll(shown).toMatch(/\/img\/登录 页面\.png$/);
  await button.click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /%E7%99%BB/);
});

test('files of other hosts are never asked for: a badge is its words, a film a word and a link', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'docs/problems/links');
  const article = page.locator('article');
  const badge = article.getByRole('link', { name: '其他网站的徽章' });
  await expect(badge).toHaveAttribute('href', 'https://example.com/');
  await expect(badge).toHaveCount(1);
  await expect(article.getByText('音视频在其他网站上')).toBeVisible();
  await expect(article.locator('video')).toHaveCount(0);
  await article.getByRole('button', { name: '查看大图：架构图' }).scrollIntoViewIfNeeded();
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
});

test('code has titles, line numbers and marked lines; magic comments are gone from text and copy', async ({
  page,
}) => {
  await open(page, 'docs/markdown/code');
  const titled = page.locator('[data-region="src/agent.js 代码"]');
  await expect(page.getByText('src/agent.js', { exact: true })).toBeVisible();
  await expect(titled.locator('[data-highlighted]')).toHaveCount(3);
  const python = page.locator('pre', { hasText: 'print("高亮")' });
  await expect(python).not.toContainText('highlight-next-line');
});

test('a part of another file stands in its place, drawn by the build and by the application', async ({
  page,
}) => {
  const words = '这一段供别的页面引用。文件名以下划线开头，它不是一个页面。';
  const answer = await page.request.get(`${server.url}docs/problems/html`);
  expect(await answer.text()).toContain(`<p>${words}</p>`);
  await open(page, 'docs/markdown/html');
  await page.evaluate(() => {
    history.pushState(null, '', '../problems/html');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('main > article').getByText(words, { exact: true })).toBeVisible();
});

test('HTML reads the same through the browser’s parser: folded parts, keys, tables', async ({ page }) => {
  await open(page, 'docs/markdown/html');
  const article = page.locator('main > article');
  for (const tag of ['details', 'kbd', 'sub', 'video', 'table'])
    await expect(article.locator(tag).first(), tag).toBeAttached();
  await article.locator('.prose summary').first().click();
  await expect(article.locator('details[open]').first()).toBeVisible();
});
