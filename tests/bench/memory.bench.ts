import type { CDPSession, Page } from '@playwright/test';
import { ANCHOR_SETTLE_DURATION } from '../../src/core/constants.ts';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { serve } from '../support/server.ts';

export const name = 'memory';

const NAVIGATIONS = 200;
const FIRST_LOOK = 20;

/** What a page holds after the garbage was collected. */
interface Holdings {
  heap: number;
  nodes: number;
  listeners: number;
  observers: number;
}

/** Navigations in a row, through all pages of a version: what is left behind. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const server = await serve(createSiteHandler({ folder }));
  const browser = await launchBrowser();
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await page.goto(`${server.url}docs/`);
  await page.locator('main > article h1').waitFor();
  const paths = await listPaths(page);
  // Categories stay open: opened at the first look already, they are no growth.
  await openCategories(page);
  let early: Holdings | undefined;
  for (let count = 1; count <= NAVIGATIONS; count += 1) {
    await goTo(page, paths[count % paths.length] ?? '/docs/');
    if (count === FIRST_LOOK) early = await takeStock(page, session);
  }
  // The same page by the same way: React keeps pages before it for the next change.
  for (let count = FIRST_LOOK - 4; count <= FIRST_LOOK; count += 1)
    await goTo(page, paths[count % paths.length] ?? '/docs/');
  const late = await takeStock(page, session);
  await browser.close();
  await server.close();
  if (early === undefined) return [];
  const growth = (field: keyof Holdings) => late[field] - (early?.[field] ?? 0);
  return [
    { figure: `heap after ${FIRST_LOOK} navigations`, value: early.heap, unit: 'bytes' },
    { figure: `heap after ${NAVIGATIONS} navigations`, value: late.heap, unit: 'bytes' },
    { figure: 'growth of the heap', value: (100 * growth('heap')) / early.heap, unit: '%', target: 10 },
    { figure: 'listeners left behind', value: growth('listeners'), unit: 'count', target: 0 },
    { figure: 'observers left behind', value: growth('observers'), unit: 'count', target: 0 },
    { figure: 'nodes left behind', value: growth('nodes'), unit: 'count' },
  ];
}

/** The pages of the latest version, in the manifest's order. */
async function listPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.json')).json();
    return manifest.versions[0].docs.map(({ path }: { path: string }) => path);
  });
}

/** A step forward in the history, as a click makes it, until the page is drawn to its end. */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.getByRole('navigation', { name: '文档侧边栏' }).locator(`a[href="${path}"]`);
  if ((await link.count()) > 0) await link.first().evaluate((element: HTMLElement) => element.click());
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.waitForFunction(
    (wanted) => document.querySelector('nav [aria-current="page"]')?.getAttribute('href') === wanted,
    path,
  );
  await page.waitForLoadState('networkidle');
}

async function openCategories(page: Page): Promise<void> {
  const closed = page.getByRole('button', { name: /^展开侧边栏分类/ });
  while ((await closed.count()) > 0) await closed.first().click();
}

async function takeStock(page: Page, session: CDPSession): Promise<Holdings> {
  // A jump is corrected for a while; its observer is no leftover.
  await page.waitForTimeout(ANCHOR_SETTLE_DURATION + 500);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize, listeners, nodes, observers: await countObservers(session) };
}

/** Every observer that is still in memory. */
async function countObservers(session: CDPSession): Promise<number> {
  const objectGroup = 'observers';
  let total = 0;
  for (const kind of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'PerformanceObserver']) {
    const { result: prototype } = await session.send('Runtime.evaluate', {
      expression: `${kind}.prototype`,
      objectGroup,
    });
    if (prototype.objectId === undefined) continue;
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId,
      objectGroup,
    });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    });
    total += Number(result.value);
  }
  // What the debugger holds would never be collected.
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return total;
}
