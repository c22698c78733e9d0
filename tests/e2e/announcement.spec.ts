// The announcement bar: there at the first paint, gone for good when closed, back with another id.
import { expect, shellTest } from '../support/server.ts';

shellTest('stands before the application does', { tag: '@announcement-before-app' }, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('docs/sla');
  await expect(page.getByRole('complementary', { name: '公告' })).toBeVisible();
});

shellTest(
  'closing it is remembered before the next first paint; another id shows it again',
  { tag: '@announcement-dismissed' },
  async ({ page }) => {
    await page.goto('docs/sla');
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
