// What the reader sees when the site's files are missing or wrong.
import { expect, shellTest, test } from '../support/server.ts';

shellTest('a manifest that is missing is told in one screen, and a retry heals it', async ({ page }) => {
  await page.route('**/manifest.json', (route) => route.fulfill({ status: 404, body: 'nothing' }));
  await page.goto('docs/deploy');
  const main = page.getByRole('main');
  for (const word of ['找不到站点清单', 'manifest.json']) await expect(main).toContainText(word);
  await expect(page.getByText('Your site did not load properly')).toBeVisible();
  await page.unroute('**/manifest.json');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
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
