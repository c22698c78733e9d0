// The page of the search: /search?q=…
import { dialogOf, markedTexts, openSearch } from '../support/searchDialog.ts';
import { expect, walkingTest as test } from '../support/server.ts';

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

test('says how many hits there are and shows more of them, from the dialog on', async ({ page }) => {
  await page.goto('docs/v7/faq');
  await openSearch(page);
  await page.keyboard.type('渠道');
  const dialogStatus = dialogOf(page).getByRole('status');
  await expect(dialogStatus).toHaveText(/^找到 \d+ 条结果，列出最相关的 12 条$/);
  await expect(dialogOf(page).getByRole('option')).toHaveCount(12);
  // On a slow machine titles answer first.
  await expect(dialogOf(page).getByText('正文还在加载')).toHaveCount(0);
  const total = Number(/\d+/.exec((await dialogStatus.textContent()) ?? ''));
  await dialogOf(page)
    .getByRole('link', { name: /^查看全部 \d+ 条$/ })
    .click();
  const status = page.getByRole('main').getByRole('status');
  const hits = page.getByRole('main').getByRole('listitem');
  const more = page.getByRole('button', { name: '显示更多' });
  for (let listed = 24; listed < total; listed += 24) {
    await expect(status).toHaveText(`找到 ${total} 条结果，列出最相关的 ${listed} 条`);
    await expect(hits).toHaveCount(listed);
    await more.click();
  }
  await expect(status).toHaveText(`找到 ${total} 条结果`);
  await expect(hits).toHaveCount(total);
  await expect(more).toHaveCount(0);
  // Another question begins with the first ones again.
  await page.getByRole('searchbox').fill('坐席');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/列出最相关的 24 条$/);
});

test('browsers are told how to search here', async ({ request, siteUrl }) => {
  const shell = await (await request.get('docs/osc/engineering')).text();
  const [, href = ''] = /<link rel="search"[^>]* href="([^"]+)"/.exec(shell) ?? [];
  const answer = await request.get(new URL(href, `${siteUrl}docs/osc/engineering`).href);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/template="https:\/\/[^"]+\/search\?q=\{searchTerms\}"/);
});
