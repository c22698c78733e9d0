// What the reader sees when the site's files are missing or wrong.
import { REQUEST_TIMEOUT } from '../../src/core/constants.ts';
import { serveWithFaults } from '../support/faultyServer.ts';
import { expect, shellTest, test } from '../support/server.ts';

const manifestFaults = [
  { name: 'missing', answer: { status: 404, body: 'nothing' }, words: ['找不到站点清单', 'manifest.json'] },
  {
    name: 'not JSON',
    answer: { status: 200, body: '{ "site": ' },
    words: ['站点文件的内容有误', 'manifest.json'],
  },
  {
    name: 'of the wrong shape',
    answer: { status: 200, body: '{"site":{"title":"x"},"versions":[{"name":"v1","label":"v1","path":7}]}' },
    words: ['站点文件的内容有误', 'versions[0].path'],
  },
  {
    name: 'a web page',
    answer: { status: 200, contentType: 'text/html', body: '<!doctype html><p>home' },
    words: ['找不到站点清单', 'manifest.json'],
  },
];

for (const { name, answer, words } of manifestFaults)
  shellTest(`a manifest that is ${name} is told in one screen, and a retry heals it`, async ({ page }) => {
    let isBroken = true;
    await page.route('**/manifest.json', (route) => (isBroken ? route.fulfill(answer) : route.continue()));
    await page.goto('docs/deploy');
    const main = page.getByRole('main');
    for (const word of words) await expect(main).toContainText(word);
    const banner = page.getByText('Your site did not load properly');
    await expect(banner).toHaveCount(words[0] === '找不到站点清单' ? 1 : 0);
    isBroken = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  });

test('a manifest that names a missing file: the page says which, the rest works', async ({ page }) => {
  await page.route('**/docs/v8/faq.md', (route) => route.fulfill({ status: 404, body: 'x' }));
  await page.goto('docs/faq');
  await expect(page.getByRole('main')).toContainText('docs/v8/faq.md');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '文档中心' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('春松客服');
});

test('a host that answers a missing file with a web page does not fool the reader', async ({ page }) => {
  await page.route('**/docs/v8/faq.md', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Home</h1>' }),
  );
  await page.goto('docs/faq');
  await expect(page.getByRole('main')).toContainText('这一页的内容不见了');
  await expect(page.getByText('Home', { exact: true })).toHaveCount(0);
});

test('what may heal is asked for again by itself', async ({ page }) => {
  let count = 0;
  await page.route('**/docs/v8/faq.md', (route) => {
    count += 1;
    return count < 3 ? route.fulfill({ status: 503, body: 'x' }) : route.continue();
  });
  await page.goto('docs/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});

test('what cannot heal is asked for once', async ({ page }) => {
  const server = await serveWithFaults();
  server.faults.set('/docs/v8/faq.md', 404);
  await page.goto(`${server.url}docs/faq`);
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(server.asked.filter((path) => path === '/docs/v8/faq.md')).toHaveLength(1);
  await server.close();
});

const statuses = [
  { status: 404, words: '这一页的内容不见了' },
  { status: 500, words: '服务器出错了' },
];

for (const { status, words } of statuses)
  test(`status ${status} has words of its own and a retry`, async ({ page }) => {
    const server = await serveWithFaults();
    server.faults.set('/docs/v8/faq.md', status);
    await page.goto(server.url);
    await page.getByRole('contentinfo').getByRole('link', { name: '应用部署' }).click();
    await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    server.faults.clear();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await server.close();
  });

shellTest('a server that never answers is given up after the time limit', async ({ page }) => {
  await page.clock.install();
  const server = await serveWithFaults();
  server.faults.set('/docs/v8/faq.md', 'silence');
  await page.goto(`${server.url}docs/faq`);
  // What was published is read meanwhile.
  await expect(page.getByRole('article')).toContainText('主要面向中小企业');
  const timedOut = page.getByRole('status').filter({ hasText: '服务器没有回应' });
  // Each attempt has its own limit, and pauses stand between them.
  await expect
    .poll(async () => {
      await page.clock.fastForward(REQUEST_TIMEOUT);
      return timedOut.count();
    })
    .toBe(1);
  await expect(page.getByRole('article')).toContainText('主要面向中小企业');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await server.close();
});

for (const { status, words } of statuses)
  for (const way of ['by address', 'by click'])
    test(`a page of v7 that does not load is still of v7: ${status}, ${way}`, async ({ page }) => {
      const server = await serveWithFaults();
      server.faults.set('/docs/v7/work.md', status);
      if (way === 'by click') {
        await page.goto(`${server.url}docs/v7/deploy`);
        await page
          .getByRole('navigation', { name: '文档侧边栏' })
          .getByRole('link', { name: '坐席工作台' })
          .click();
      } else await page.goto(`${server.url}docs/v7/work`);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page).toHaveTitle('坐席工作台 | 春松客服');
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

shellTest('a page drawn ahead keeps its text when the manifest answers with an error', async ({ page }) => {
  const server = await serveWithFaults();
  server.faults.set('/manifest.json', 500);
  await page.goto(`${server.url}docs/faq`);
  const notice = page.getByRole('status').filter({ hasText: '服务器出错了' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('article')).toContainText('主要面向中小企业');
  server.faults.clear();
  await notice.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await server.close();
});

test('without a network the page says so, and a retry goes on', async ({ page, context }) => {
  await page.goto('docs/deploy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: '连不上网络' })).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});
