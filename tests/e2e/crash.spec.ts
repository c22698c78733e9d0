// Something in the application breaks.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';

/** A text's frame listens to clicks: here that throws, as long as `window.breaks` says so. */
async function breakArticle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { breaks: true });
    const { addEventListener } = HTMLElement.prototype;
    HTMLElement.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
      if ('breaks' in window && window.breaks && this.matches('.prose'))
        throw new Error('外层的错误', { cause: new Error('内层的原因') });
      addEventListener.apply(this, given);
    };
  });
}

const crash = (page: Page) => page.getByRole('heading', { name: '页面已崩溃' });

test('a crash shows both languages, the error and its causes inside the layout; Try again heals it', {
  tag: '@crash-page',
}, async ({ page }) => {
  await breakArticle(page);
  await page.goto('docs/sla');
  await expect(crash(page)).toContainText('This page crashed.');
  await expect(page.getByRole('main')).toContainText('外层的错误');
  await expect(page.getByRole('main')).toContainText('内层的原因');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { breaks: false }));
  const retry = page.getByRole('button', { name: '重试' });
  await expect(retry).toContainText('Try again');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务水平协议');
  // The button that had the focus is gone: the focus goes to the title.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
