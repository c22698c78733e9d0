// A page that is edited on the server shows on the next visit, whatever the cache lifetime.
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPlainHandler, DIST, expect, serve, test } from '../support/server.ts';
import { copySiteFolder } from '../support/siteCopy.ts';

test('an edit shows when the reader comes back to the page, and on a new visit', async ({ page }) => {
  const copy = await copySiteFolder(DIST);
  const server = await serve(createPlainHandler({ folder: copy.folder }));
  const faq = join(copy.folder, 'docs/v8/faq.md');
  try {
    await page.goto(`${server.url}docs/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    await sidebar.getByRole('link', { name: '应用部署' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用部署');
    await appendFile(faq, '\n\n第一次修改\n');
    // The page counts as fresh for a moment after it was fetched.
    await page.clock.install();
    await page.clock.fastForward(5000);
    await sidebar.getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByText('第一次修改')).toBeAttached();

    await appendFile(faq, '\n\n第二次修改\n');
    await page.reload();
    await expect(page.getByText('第二次修改')).toBeAttached();
  } finally {
    await server.close();
    await copy.remove();
  }
});
