// The application's parts change under an open tab.
import { expect, test } from '../support/server.ts';

test('a missing part loads the target page anew', async ({ page }) => {
  let isGone = true;
  await page.route('**/assets/docs.*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('');
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.getByRole('link', { name: '快速部署' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  expect(await page.evaluate(() => 'isOldTab' in window)).toBe(false);
});

test('a part that stays missing is explained after one attempt, with a retry', async ({ page }) => {
  let isGone = true;
  let loads = 0;
  await page.route('**/assets/docs.*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('docs/deploy#环境要求');
  await expect(page.getByRole('heading', { name: '页面的一部分没有加载成功' })).toBeVisible();
  expect(loads).toBe(2);
  isGone = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
});
