// The bar over a slow navigation; times by a clock of the test's own.
import type { Page } from '@playwright/test';
import { PROGRESS_BAR } from '../../src/core/progressBar.ts';
import { expect, test } from '../support/server.ts';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: '文档侧边栏' });
const barOf = (page: Page) => page.locator('#nprogress');

/** Opens a page whose neighbour's text waits until it is let go. */
async function openWithSlowFaq(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/docs/v8/faq.md', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const script = page.waitForResponse(/assets\/progress\./);
  await page.goto('docs/sla');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务水平协议');
  await (await script).finished();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return { release };
}

/** Lets the clock go on step by step: the bar's own timer begins when the application has taken the click in. */
async function runUntilBar(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return barOf(page).count();
      },
      { intervals: [20] },
    )
    .toBe(1);
}

test('appears after 200 ms and not before, with the specified steps', { tag: '@progress-bar-times' }, async ({
  page,
}) => {
  const { release } = await openWithSlowFaq(page);
  await sidebarOf(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/docs\/faq$/);
  await page.clock.runFor(PROGRESS_BAR.delay - 20);
  await expect(barOf(page)).toHaveCount(0);
  await runUntilBar(page);
  // The library writes the share done as a shift of the bar: 8 % stand 92 % to the left.
  const bar = barOf(page).locator('[role="bar"]');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveAttribute(
    'style',
    new RegExp(`translate3d\\(-${100 - PROGRESS_BAR.minimum * 100}%`),
  );
  await expect(bar).toHaveAttribute('style', new RegExp(`${PROGRESS_BAR.speed}ms`));
  const shift = async () => {
    const [, percent] = /translate3d\((-[\d.]+)%/.exec((await bar.getAttribute('style')) ?? '') ?? [];
    return Number(percent);
  };
  const before = await shift();
  await page.clock.runFor(PROGRESS_BAR.trickleSpeed + PROGRESS_BAR.speed);
  const step = (await shift()) - before;
  expect(step).toBeGreaterThan(0);
  expect(step).toBeLessThanOrEqual(PROGRESS_BAR.trickleRate * 100);
  await expect(barOf(page).locator('.spinner')).toHaveCount(0);
  // The old page stays until the new one has come.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务水平协议');
  await page.clock.resume();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(barOf(page)).toHaveCount(0);
});
