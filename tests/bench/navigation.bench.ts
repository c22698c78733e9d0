import type { Page } from '@playwright/test';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, median, openPage, slowDown } from '../support/browser.ts';
import { serve } from '../support/server.ts';

export const name = 'navigation';

const ROUNDS = 9;

/** From a click on a prefetched page's link to the painted heading. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const server = await serve(createSiteHandler({ folder }));
  const browser = await launchBrowser();
  const rows: BenchRow[] = [];
  for (const [rate, target] of [
    [1, 100],
    [4, 300],
  ] as const) {
    const page = await openPage(browser);
    await slowDown(page, rate);
    await page.goto(`${server.url}docs/deploy`);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await timeClick(page, round % 2 === 0 ? '系统初始化' : '应用部署'));
    rows.push({
      figure: `click to h1, CPU 1/${rate}, median of ${ROUNDS}`,
      value: median(times),
      unit: 'ms',
      target,
    });
    rows.push({ figure: `click to h1, CPU 1/${rate}, worst`, value: Math.max(...times), unit: 'ms' });
    await page.close();
  }
  await browser.close();
  await server.close();
  return rows;
}

async function timeClick(page: Page, title: string): Promise<number> {
  const link = page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: title });
  await link.hover();
  await page.waitForLoadState('networkidle');
  return link.evaluate(
    (element, expected) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent !== expected) return requestAnimationFrame(look);
          // The frame after the one that holds the heading begins when that one is painted.
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        (element as HTMLElement).click();
        look();
      }),
    title,
  );
}
