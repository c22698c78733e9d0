// Each language of a site has a service worker of its own: its versions are saved and read without a network.
import { offlineMessages } from '../../src/core/i18n/en/offlineMessages.ts';
import { LANGUAGES } from '../support/builtSites.ts';
import { restAtOnce } from '../support/rest.ts';
import { createPlainHandler, expect, serve, test } from '../support/server.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => restAtOnce(context));

test('a version saved in one language is read without a network in that language alone', async ({ page }) => {
  const server = await serve(createPlainHandler({ folder: LANGUAGES }));
  await page.goto(`${server.url}en/docs/install`);
  await page.getByRole('button', { name: offlineMessages.save }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
  );
  expect(workers).toEqual([[`${server.url}en/`, `${server.url}en/service-worker.js`]]);

  await page.goto(`${server.url}docs/install`);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).scope))
    .toBe(server.url);
  await server.close();
  // Not visited before.
  await page.goto(`${server.url}en/docs/ops/watch`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeping watch');
  await page.goto(`${server.url}docs/install`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装');
  // The worker of the Chinese pages at the root leaves those of the Arabic to theirs.
  await expect(page.goto(`${server.url}ar/docs/install`)).rejects.toThrow(/ERR_CONNECTION/);
});
