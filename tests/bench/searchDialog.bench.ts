import type { Page } from '@playwright/test';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, median, openPage, slowDown } from '../support/browser.ts';
import { QUERY_SETS, readQueries } from '../support/searchQuality.ts';
import { serve } from '../support/server.ts';

export const name = 'search-dialog';

const VISITS = 5;
const TYPED = 20;
/** Between two letters, in milliseconds: an answer comes in many of the pauses. */
const BETWEEN = 120;

/** The dialog that readers use: from opening it to the full text's first hits, and what typing costs. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const server = await serve(createSiteHandler({ folder }));
  const browser = await launchBrowser();
  const rows: BenchRow[] = [];
  for (const rate of [1, 4]) {
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const page = await openDocs(await openPage(browser), server.url);
      await slowDown(page, rate);
      times.push(await timeFirst(page));
      await page.close();
    }
    rows.push({
      figure: `opening to first hits, CPU 1/${rate}, median of ${VISITS}`,
      value: median(times),
      unit: 'ms',
    });
  }
  const page = await openDocs(await openPage(browser), server.url);
  const longest = await longestTask(page);
  rows.push({ figure: 'longest task while typing', value: longest, unit: 'ms', target: 50 });
  await browser.close();
  await server.close();
  return rows;
}

async function openDocs(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}docs/faq`);
  await page.getByRole('button', { name: '搜索', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** From the click on the button, with a word typed as soon as there is a field. */
async function timeFirst(page: Page): Promise<number> {
  return page.getByRole('button', { name: '搜索', exact: true }).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let isTyped = false;
        const look = () => {
          const field = document.querySelector('dialog [role=combobox]');
          if (field === document.activeElement && field !== null && !isTyped) {
            isTyped = true;
            document.execCommand('insertText', false, '转接');
          }
          // Titles that answer meanwhile have no text around the hit.
          const marks = document.querySelectorAll('dialog [role=option] > span > mark');
          if (marks.length === 0) return requestAnimationFrame(look);
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        (button as HTMLElement).click();
        look();
      }),
  );
}

/** The longest task, 0 below 50 ms, while queries are typed letter by letter. */
async function longestTask(page: Page): Promise<number> {
  const [set] = QUERY_SETS;
  const queries = set === undefined ? [] : (await readQueries(set.file)).map(({ q }) => q);
  await timeFirst(page);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  const field = page.getByRole('dialog', { name: '搜索' }).getByRole('combobox');
  const step = Math.ceil(queries.length / TYPED);
  for (const query of queries.filter((_, at) => at % step === 0)) {
    await field.fill('');
    await field.pressSequentially(query, { delay: BETWEEN });
  }
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}
