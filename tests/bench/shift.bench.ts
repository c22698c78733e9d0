import { latestVersion } from '../../src/core/site/urls/route.ts';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import { findSiteDir } from '../../src/node/lib/typedPath.ts';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { serve } from '../support/server.ts';

export const name = 'shift';

const WIDTHS = [390, 1280];
const MOST = 0.005;

declare global {
  interface Window {
    /** The layout shifts of this visit, added up. */
    shift: number;
  }
}

/** How much the pages of the latest version move while they load and while a reader scrolls through them. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const { manifest } = await buildManifest(findSiteDir(), { lastUpdates: false, drafts: false });
  const server = await serve(createSiteHandler({ folder }));
  const browser = await launchBrowser();
  const visit = async (path: string, width: number): Promise<number> => {
    const page = await openPage(browser);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(server.url + path.slice(1), { waitUntil: 'networkidle' });
    const shift = await page.evaluate(async () => {
      const rest = () => new Promise((resolve) => setTimeout(resolve, 100));
      for (let from = -1; from !== window.scrollY; await rest()) {
        from = window.scrollY;
        window.scrollBy({ top: window.innerHeight * 0.6, behavior: 'instant' });
      }
      return window.shift;
    });
    await page.close();
    return shift;
  };
  const rows: BenchRow[] = [];
  for (const { path } of latestVersion(manifest).docs) {
    const shifts: number[] = [];
    for (const width of WIDTHS) shifts.push(await visit(path, width));
    rows.push({ figure: path, value: Math.max(...shifts), unit: 'shift', target: MOST });
  }
  await browser.close();
  await server.close();
  return rows;
}
