// The announcement bar: there at the first paint, gone for good when closed, back with another id.
import { expect, shellTest, test } from '../support/server.ts';

shellTest('stands before the application does', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('docs/deploy');
  await expect(page.getByRole('complementary', { name: '公告' })).toBeVisible();
});

test('its links are followed inside the site', async ({ page }) => {
  await page.goto('docs/faq');
  // At another depth than the shell was made for.
  await page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: '开源社区' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('开源社区');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('complementary', { name: '公告' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

shellTest(
  'closing it is remembered before the next first paint; another id shows it again',
  async ({ page }) => {
    await page.goto('docs/deploy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: '关闭公告' }).click();
    const bar = page.getByRole('complementary', { name: '公告' });
    await expect(bar).toHaveCount(0);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(bar).toHaveCount(0);
    await page.route('**/docs/faq', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/data-announcement="[^"]*"/, 'data-announcement="another"');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('docs/faq');
    await expect(bar).toBeVisible();
  },
);
