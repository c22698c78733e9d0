// What the reader sees when the site's files are missing or wrong.
import { serveWithFaults } from '../support/faultyServer.ts';
import { expect, test as ownTest, shellTest, walkingTest as test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

test('a page that stands is read on without a manifest; that the site is not whole is told beside it', async ({
  page,
}) => {
  // A portal's login page.
  const answer = { contentType: 'text/html', body: '<!doctype html><title>登录</title>' };
  await page.route('**/manifest.json', (route) => route.fulfill(answer));
  await page.goto('docs/deploy');
  await expect(page.getByText('Your site did not load properly')).toContainText('请登录后再重试');
  await expect(page.getByRole('article')).toContainText('docker-compose');
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('main')).toContainText('manifest.json');
  await page.unroute('**/manifest.json');
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
});

for (const { status, words, way } of [
  { status: 404, words: '这一页的内容不见了', way: 'by address' },
  { status: 500, words: '服务器出错了', way: 'by click' },
])
  test(`a page of v7 that does not load is still of v7: ${status}, ${way}`, async ({ page }) => {
    const server = await serveWithFaults();
    server.faults.set('/docs/v7/faq.md', status);
    if (way === 'by click') {
      await page.goto(`${server.url}docs/v7/deploy`);
      await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
    } else await page.goto(`${server.url}docs/v7/faq`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveTitle('FAQ | 春松客服');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: 'v7' })).toBeVisible();
    await expect(banner.getByRole('link', { name: '文档中心' })).toHaveAttribute('href', '/docs/v7/');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '应用部署' })).toHaveAttribute(
      'href',
      '/docs/v7/deploy',
    );
    await banner.getByRole('button', { name: '搜索' }).click();
    await expect(page.getByRole('combobox', { name: '搜索 v7' })).toBeVisible();
    await server.close();
  });

test('a page drawn ahead keeps its text when its markdown answers with an error', async ({ page }) => {
  const server = await serveWithFaults();
  server.faults.set('/docs/v8/faq.md', 500);
  await page.goto(`${server.url}docs/faq`);
  const notice = page.getByRole('status').filter({ hasText: '服务器出错了' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(page.getByRole('article')).toContainText('主要面向中小企业');
  await expect(page.getByRole('navigation', { name: '文档侧边栏' })).toBeVisible();
  const [text, above] = [await page.getByRole('article').boundingBox(), await notice.boundingBox()];
  expect(above?.y).toBeLessThan(text?.y ?? 0);
  server.faults.clear();
  await notice.getByRole('button', { name: '重试' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await server.close();
});

for (const { what, cut } of [
  { what: 'empty', cut: () => '' },
  { what: 'cut off within a line', cut: (text: string) => text.slice(0, text.length / 2).trimEnd() },
])
  ownTest(
    `a page drawn ahead keeps its text when its markdown comes ${what}, with a word`,
    async ({ page }) => {
      let isWhole = false;
      await page.route('**/docs/v8/faq.md', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: isWhole ? text : cut(text) });
      });
      await page.goto('docs/faq');
      const notice = page.getByRole('status').filter({ hasText: '没有传完整' });
      await expect(notice).toBeVisible();
      await expect(page.getByRole('article')).toContainText('主要面向中小企业');
      await expect(page.getByRole('article').locator('.prose > :last-child')).toBeAttached();
      isWhole = true;
      await notice.getByRole('button', { name: '重试' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('article')).toContainText('主要面向中小企业');
    },
  );

test('where the host gives out no markdown a click brings the page that was drawn ahead', async ({
  page,
}) => {
  const server = await serveWithFaults();
  for (const name of ['faq', 'deploy']) server.faults.set(`/docs/v7/${name}.md`, 404);
  await page.goto(`${server.url}docs/v7/faq`);
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await sidebar.getByRole('link', { name: '应用部署' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await expect(page).toHaveURL(`${server.url}docs/v7/deploy`);
  await takenOver(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  // Back before the page that was drawn ahead is the application's.
  await takenOver(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/web.*.js', (route) => held.then(() => route.continue()));
  await sidebar.getByRole('link', { name: '应用部署' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${server.url}docs/v7/faq`);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  // One that is gone from a host that has the others' is told.
  server.faults.delete('/docs/v7/faq.md');
  await page.reload();
  await takenOver(page);
  await sidebar.getByRole('link', { name: '应用部署' }).click();
  await expect(page.getByRole('heading', { name: '这一页的内容不见了' })).toBeVisible();
  await server.close();
});

test('on such a host nothing is told of a page that was drawn ahead: it is the newest that there is', async ({
  page,
}) => {
  await page.route(/\.md(?:\?|$)/, (route) => route.fulfill({ status: 404 }));
  const another = page.waitForResponse((response) => /\/docs\/(?!v8\/faq).*\.md/.test(response.url()));
  await page.goto('docs/faq');
  await another;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(page.getByText('之前保存的内容')).toHaveCount(0);
});

test('a page drawn ahead stands when the manifest answers with an error; the next one tells it', async ({
  page,
}) => {
  const server = await serveWithFaults();
  server.faults.set('/manifest.json', 500);
  await page.goto(`${server.url}docs/faq`);
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expect(page.getByRole('article')).toContainText('主要面向中小企业');
  await sidebar.getByRole('link', { name: '应用部署' }).click();
  await expect(page.getByRole('main')).toContainText('服务器出错了');
  await expect(page).toHaveTitle('应用部署 | 春松客服');
  server.faults.clear();
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await server.close();
});

shellTest('what comes behind the first page, and did not come, comes with the next one', async ({ page }) => {
  const isLate = /\/assets\/deferred\./;
  await page.route(isLate, (route) => route.abort());
  const isMissing = page.waitForEvent('requestfailed', (request) => isLate.test(request.url()));
  await page.goto('docs/faq');
  await isMissing;
  // What is pressed in the bar, and needs it, says so where the reader is.
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeInViewport();
  await page.goBack();
  await page.unroute(isLate);
  await page
    .getByRole('navigation', { name: '文档侧边栏' })
    .getByRole('link', { name: '系统初始化' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: '搜索 v8' })).toBeVisible();
});

ownTest('without a network the page says so, and comes when that is back', async ({ page, context }) => {
  await page.goto('docs/deploy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: '连不上网络' })).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});

test('a page that did not come on the way back has the reader where they were, once it comes', async ({
  page,
}) => {
  await page.goto('docs/deploy');
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await sidebar.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  const section = page.getByRole('article').getByRole('heading', { level: 2 }).nth(2);
  const top = () => section.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await section.evaluate((heading) => heading.scrollIntoView());
  // What still comes above moves the reader; the place is remembered when the page is told of it.
  const moved = async () => {
    const then = await top();
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 300)),
    );
    return (await top()) - then;
  };
  await expect.poll(moved).toBe(0);
  const before = await top();
  await sidebar.getByRole('link', { name: '系统初始化' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
  await page.reload();
  await page.route('**/faq.md', (route) => route.fulfill({ status: 404, body: 'x' }));
  await page.goBack();
  const again = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await page.unroute('**/faq.md');
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(150);
});
