// When a page is painted and when the application has taken it over, on a slow network and a slow processor.
import type { Browser, Page } from '@playwright/test';
import { openPage, slowDown } from './browser.ts';

const SLOWDOWN = 4;
/** Slow 4G: 150 ms, 1.6 Mbit/s down, 0.75 up; bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** All in milliseconds since the navigation. */
export interface Paints {
  paint: number;
  largest: number;
  /** NaN where there is no application. */
  taken: number;
}

/**
 * A page of its own for a slow visit, which watches for the application.
 * @param blocked addresses that it does not ask for, as `*.png`
 */
export async function openSlowPage(browser: Browser, blocked: string[] = []): Promise<Page> {
  const page = await openPage(browser);
  const session = await slowDown(page, SLOWDOWN);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: blocked });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(watchTakeOver);
  return page;
}

/** In the page: marks the moment when its elements are React's, as `taken over`. */
export function watchTakeOver(): void {
  const timer = setInterval(() => {
    // Links to what is asked for ahead may stand before it, and nobody takes them over.
    const page = document.querySelector('#root > :not(link)');
    if (!page || !Object.keys(page).some((key) => key.startsWith('__reactFiber'))) return;
    performance.mark('taken over');
    clearInterval(timer);
  }, 10);
}

/** Reads what has been painted so far. */
export async function readPaints(page: Page): Promise<Paints> {
  const [paint = Number.NaN, largest = Number.NaN, taken = Number.NaN] = await page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const [taken] = performance.getEntriesByName('taken over');
    return [first, entries.at(-1), taken].map((entry) => entry?.startTime);
  });
  return { paint, largest, taken };
}

/** Bytes that had come by a moment: of the page and all its files, and of scripts alone. */
export async function readWeight(page: Page, moment: number): Promise<{ all: number; scripts: number }> {
  return page.evaluate((until) => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= until);
    const weigh = (entries: readonly PerformanceEntry[]) =>
      entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    return {
      all: weigh([...performance.getEntriesByType('navigation'), ...files]),
      scripts: weigh(files.filter(({ name }) => name.endsWith('.js'))),
    };
  }, moment);
}
