// One reader's whole way through the site.
import { expect, test } from '../support/server.ts';

// The service worker comes along, as for every reader.
test.use({ readsAhead: true, serviceWorkers: 'allow' });

test('the whole journey leaves no error and no warning in the console', async ({ page }) => {
  const words: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && words.push(message.text()),
  );
  page.on('pageerror', (error) => words.push(error.message));
  const title = page.getByRole('heading', { level: 1 });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const bar = page.getByRole('complementary', { name: '公告' });

  await page.goto('docs/v7/deploy');
  await expect(title).toHaveText('应用部署');
  await page.getByRole('button', { name: '选择版本：v7' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v8', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/deploy$/);
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(title).toHaveText('系统初始化');
  await page.getByRole('link', { name: '上一页' }).click();
  await expect(title).toHaveText('应用部署');
  const before = await theme();
  await page.getByRole('button', { name: /^切换浅色/ }).click();
  expect(await theme()).not.toBe(before);
  await page.getByRole('button', { name: '关闭公告' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(title).toHaveText('应用部署');
  await expect(bar).toBeHidden();
  expect(await theme()).not.toBe(before);

  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  const way = ['系统初始化', '账号和权限', '客户关系管理', '坐席监控', '会话历史'];
  for (const name of way) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(title).toHaveText(name);
  }
  for (const name of ['应用部署', ...way].slice(0, -1).reverse()) {
    await page.goBack();
    await expect(title).toHaveText(name);
  }
  expect(words).toEqual([]);
});

test('readers send nothing: every request is a GET, to this site, for scripts, styles and content', {
  tag: '@only-get-requests',
}, async ({ page, siteUrl }) => {
  const asked: { method: string; url: string; type: string }[] = [];
  page.on('request', (request) =>
    asked.push({ method: request.method(), url: request.url(), type: request.resourceType() }),
  );
  await page.goto('');
  await page.getByRole('link', { name: '快速部署' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统初始化');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(asked.filter(({ url }) => !url.startsWith(siteUrl) && !url.startsWith('data:'))).toEqual([]);
  const fetched = asked.filter(({ type }) => type === 'fetch').map(({ url }) => new URL(url).pathname);
  // A page that is reached inside the site takes its diagrams from its own file.
  const pages = /\/docs\/(?:deploy|initialization)$/;
  expect(fetched.filter((path) => !/\/manifest\.json$|\.md$/.test(path) && !pages.test(path))).toEqual([]);
  await expect(page.locator('form, input')).toHaveCount(0);
});

test('nothing but what the manifest lists is asked for, and nothing from elsewhere', {
  tag: '@requests-of-manifest',
}, async ({ page, siteUrl }) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.goto('docs/deploy');
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.goto('docs/nothing');
  await expect(page.getByRole('heading', { name: '找不到页面' })).toBeVisible();
  const manifest = await (await page.request.get('manifest.json')).json();
  const listed = new Set(
    [
      ...manifest.versions.flatMap((version: { docs: { file: string }[] }) => version.docs),
      ...manifest.pages,
    ].map(({ file }: { file: string }) => `/${file}`),
  );
  const markdown = asked.map((url) => decodeURI(url.pathname)).filter((path) => path.endsWith('.md'));
  expect(markdown.length).toBeGreaterThan(1);
  expect(markdown.filter((path) => !listed.has(path))).toEqual([]);
  expect(asked.filter((url) => url.protocol !== 'data:' && url.origin !== new URL(siteUrl).origin)).toEqual(
    [],
  );
});
