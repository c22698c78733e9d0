// The page of the search: /search?q=…
import { markedTexts } from '../support/searchDialog.ts';
import { expect, test } from '../support/server.ts';

test('is an address to share: query and version stand in it', async ({ page }) => {
  await page.goto('search?q=日常命令&version=v7');
  await expect(page).toHaveTitle(/^搜索：日常命令/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('搜索：日常命令');
  await expect(page.getByRole('searchbox')).toHaveValue('日常命令');
  await expect(page.getByRole('status').first()).toHaveText(/找到 \d+ 条结果/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page
    .getByRole('main')
    .getByRole('link', { name: /日常命令/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/v7\/deploy#/);
  await expect.poll(() => markedTexts(page)).toContain('日常命令');
  await page.goBack();
  await expect(page).toHaveTitle(/^搜索：日常命令/);
});

test('is published under all its spellings', async ({ request }) => {
  for (const spelling of ['search', 'search/', 'search.html', 'search/index.html'])
    expect((await request.get(`${spelling}?q=部署`)).status(), spelling).toBe(200);
});

test('browsers are told how to search here', async ({ request, siteUrl }) => {
  const shell = await (await request.get('docs/osc/engineering')).text();
  const [, href = ''] = /<link rel="search"[^>]* href="([^"]+)"/.exec(shell) ?? [];
  const answer = await request.get(new URL(href, `${siteUrl}docs/osc/engineering`).href);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/template="https:\/\/[^"]+\/search\?q=\{searchTerms\}"/);
});
