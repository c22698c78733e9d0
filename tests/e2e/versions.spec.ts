// Several versions of one site.
import { expect, walkingTest as test } from '../support/server.ts';

test('switching keeps the page', { tag: '@version-switch' }, async ({ page }) => {
  await page.goto('docs/v7/deploy?x=1#启动与验证');
  await page.getByRole('button', { name: /v7/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'v8', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/deploy\?x=1#/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
});
