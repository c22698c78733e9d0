// Back on Android closes the dialog on top: the browser reports a close request, and the page hears no key.
import type { Page } from '@playwright/test';
import { FLOW, open } from '../support/diagramPages.ts';
import { expect, test } from '../support/server.ts';

/** Desktop browsers make a close request of Escape: here of one that no listener of the page hears. */
async function requestClose(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  });
  await page.keyboard.press('Escape');
}

const pressEscape = (page: Page) => page.keyboard.press('Escape');

test('a tool closes, and the page stays; one that was closed by its button is asked no more', async ({
  page,
}) => {
  await page.goto('docs/deploy');
  const dialog = page.locator('dialog');
  const openTool = async (name: string) => {
    if (name !== '打印') await page.getByRole('button', { name: '工具' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
  for (const name of ['阅读设置', '键盘操作', '打印']) {
    await openTool(name);
    await requestClose(page);
    await expect(dialog).toHaveCount(0);
  }
  await page.evaluate(() => {
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    if (watcher) watcher.onclose = () => document.body.setAttribute('data-asked', '');
  });
  await openTool('阅读设置');
  await dialog.getByRole('button', { name: '关闭阅读设置' }).click();
  await expect(dialog).toHaveCount(0);
  await requestClose(page);
  await expect(page.locator('body')).toHaveAttribute('data-asked');
});

test('the menu, the search and a picture close, and their entry is left once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/');
  await open(page, FLOW);
  const dialog = page.locator('dialog');
  for (const [opener, name] of [
    ['打开导航菜单', '导航菜单'],
    ['搜索', '搜索'],
    ['查看大图：消息流转', '消息流转'],
  ] as const)
    for (const close of [requestClose, pressEscape]) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      await close(page);
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state?.usr)).toBeFalsy();
      await expect(page).toHaveURL(/docs\/faq$/);
    }
  await page.goBack();
  await expect(page).toHaveURL(/docs\/$/);
});

test('of two dialogs each request and each Escape closes the one on top', async ({ page }) => {
  await page.goto('edit/docs/sla');
  const field = page.getByRole('textbox', { name: '源文本' });
  await field.click();
  await page.keyboard.insertText('甲');
  await expect(page.getByText('改动已存为草稿')).toBeAttached();
  const dialog = page.locator('dialog');
  for (const close of [requestClose, pressEscape]) {
    await page.getByRole('button', { name: '草稿', exact: true }).click();
    await dialog.getByRole('button', { name: '比较' }).click();
    await expect(dialog).toHaveCount(2);
    await close(page);
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: '比较' })).toBeFocused();
    await close(page);
    await expect(dialog).toHaveCount(0);
  }
});
