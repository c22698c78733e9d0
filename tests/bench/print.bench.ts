import type { Browser } from '@playwright/test';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { openPrinting } from '../support/printing.ts';
import { serve } from '../support/server.ts';
import { traceTasks } from '../support/threadTasks.ts';

export const name = 'print';

const RATE = 4;
const SLOW = `CPU 1/${RATE}`;
/** What comes after a page is at rest comes before the choice. */
const REST = 5000;

/** A whole version laid out for paper: from the choice until the browser is asked to print. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const server = await serve(createSiteHandler({ folder }));
  const browser = await launchBrowser();
  const tasks = await layOutVersion(browser, server.url);
  await browser.close();
  await server.close();
  const sum = tasks.reduce((all, task) => all + task, 0);
  return [
    { figure: `work of the page's thread, ${SLOW}`, value: sum, unit: 'ms' },
    { figure: `tasks over 200 ms, ${SLOW}`, value: tasks.filter((task) => task > 200).length, unit: '' },
    { figure: `longest task, ${SLOW}`, value: Math.max(0, ...tasks), unit: 'ms', target: 200 },
  ];
}

async function layOutVersion(browser: Browser, address: string): Promise<number[]> {
  const page = await openPage(browser);
  await page.goto(`${address}docs/deploy`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST);
  await openPrinting(page);
  await page.getByRole('radio', { name: /^整个版本/ }).check();
  const tasksBetween = await traceTasks(browser, page, () => page.evaluate(layOut));
  return tasksBetween('start', 'end')
    .flat()
    .map((task) => task * RATE);
}

/** Runs in the page, so that nobody looks for anything in it meanwhile: until the browser is asked to print. */
async function layOut(): Promise<void> {
  const start = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
    ({ textContent }) => textContent === '开始排版',
  );
  const printed = new Promise<void>((resolve) => {
    window.print = resolve;
  });
  performance.mark('start');
  start?.click();
  await printed;
  performance.mark('end');
}
