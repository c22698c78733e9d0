// When the server does not answer, what the browser keeps is better than an error.
import { serveWithFaults } from '../support/faultyServer.ts';
import { restAtOnce } from '../support/rest.ts';
import { expect, test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

test.use({ readsAhead: true });
test.beforeEach(({ context }) => restAtOnce(context));

test('a page that was read before shows its kept copy, says why, and a retry brings the server’s', async ({
  page,
}) => {
  const server = await serveWithFaults();
  // A page that was drawn ahead asks for its markdown at rest.
  const markdown = page.waitForResponse(/docs\/v8\/sla\.md/);
  await page.goto(`${server.url}docs/sla`);
  await takenOver(page);
  await (await markdown).finished();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务水平协议');
  // A full load: nothing of the first visit is left in the page's memory. At rest the page has what the next one needs.
  const parser = page.waitForResponse(/assets\/parser\./);
  await page.goto(`${server.url}docs/deploy`);
  await (await parser).finished();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
  // Not by setOffline(): the application retries by itself when the browser is online again.
  server.faults.set('/docs/v8/sla.md', 'lost');
  await page
    .getByRole('navigation', { name: '文档侧边栏' })
    .getByRole('link', { name: '服务水平协议' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务水平协议');
  const notice = page.getByRole('status').filter({ hasText: '之前保存的内容' });
  await expect(notice).toContainText('连不上网络');
  server.faults.clear();
  await notice.getByRole('button', { name: '重试' }).click();
  await expect(notice).toHaveCount(0);
  await server.close();
});
