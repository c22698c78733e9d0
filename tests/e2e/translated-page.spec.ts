// Readers of other languages have their browser translate the page.
import { dialogOf, fieldOf, hitsOf } from '../support/searchDialog.ts';
import { expect, test } from '../support/server.ts';
import { translatePage } from '../support/translation.ts';

test('a page that the browser translates goes on: titles, search and versions are those of where the reader is', async ({
  page,
}) => {
  await page.goto('docs/deploy');
  await page.evaluate(translatePage);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('[应用部署]');
  await page.getByRole('navigation', { name: '文档分页导航' }).getByRole('link').last().click();
  await expect(title).toHaveText('[系统初始化]');

  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('部署');
  await expect(hitsOf(page).first()).toContainText('部署');
  await fieldOf(page).fill('鼋鼍');
  await expect(dialogOf(page)).toContainText('没有与');
  await fieldOf(page).fill('坐席监控');
  await expect(hitsOf(page).first()).toContainText('坐席监控');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(title).toHaveText('[坐席监控]');

  const versions = page.getByRole('button', { name: /^选择版本/ });
  await expect(versions).toHaveText('[v8]');
  await versions.click();
  await page.getByRole('banner').getByRole('link', { name: '[v7]', exact: true }).click();
  await expect(versions).toHaveText('[v7]');
  await expect(page.getByText('页面已崩溃')).toHaveCount(0);
});
