import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build as bundle } from 'esbuild';
import type { DocEntry, Manifest } from '../../src/core/site/manifest/manifest.ts';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, median, openPage, slowDown } from '../support/browser.ts';
import { serve } from '../support/server.ts';
import { traceTasks } from '../support/threadTasks.ts';

export const name = 'compare';

const RATE = 4;
const SLOW = `CPU 1/${RATE}`;
/** What comes after a page is at rest comes before the choice. */
const REST = 5000;

interface Figures {
  time: number;
  longest: number;
}

/** Every page of the second version against the first: the comparison itself, and from the reader's choice to what stands on the screen. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const [first, second] = manifest.versions;
  if (first === undefined || second === undefined) return [];
  const pairs = second.docs.flatMap((doc) => {
    const other = first.docs.find(({ id }) => id === doc.id);
    return other === undefined ? [] : [[doc, other] as const];
  });
  const browser = await launchBrowser();
  const compared = await comparePages(browser, folder, pairs);
  const shown = await showPages(browser, folder, second.docs);
  await browser.close();
  return [
    { figure: 'pages', value: pairs.length, unit: '' },
    ...toRows('comparison', compared, 1000),
    ...toRows('choice to comparison on the screen', shown, 1000),
  ];
}

function toRows(figure: string, all: readonly Figures[], target: number): BenchRow[] {
  const [times, longest] = [all.map(({ time }) => time), all.map((one) => one.longest)];
  return [
    { figure: `${figure}, ${SLOW}, median`, value: median(times), unit: 'ms', target },
    { figure: `${figure}, ${SLOW}, worst`, value: Math.max(...times), unit: 'ms', target },
    { figure: `${figure}, ${SLOW}, longest task`, value: Math.max(...longest), unit: 'ms', target: 200 },
  ];
}

/** The comparison of parsed texts, in slices as on the site. An inherited page is known to be the same. */
async function comparePages(
  browser: Browser,
  folder: string,
  pairs: readonly (readonly [DocEntry, DocEntry])[],
): Promise<Figures[]> {
  const page = await openPage(browser);
  await page.addScriptTag({ content: await bundleEngine() });
  const texts = await Promise.all(
    pairs
      .filter(([before, after]) => before.file !== after.file)
      .map((pair) => Promise.all(pair.map(({ file }) => readFile(join(folder, file), 'utf8')))),
  );
  await page.evaluate((given) => window.prepare(given), texts);
  await slowDown(page, RATE);
  const figures: Figures[] = [];
  for (const at of texts.keys()) figures.push(await page.evaluate((index) => window.compare(index), at));
  await page.close();
  return figures;
}

declare global {
  interface Window {
    prepare: (texts: readonly (readonly string[])[]) => void;
    compare: (at: number) => Promise<Figures>;
  }
}

async function bundleEngine(): Promise<string> {
  const source = join(import.meta.dirname, '../../src');
  const contents = `
    import { compareDocs } from '${source}/core/diff/compareDocs.ts';
    import { parseDocument } from '${source}/core/document/parseDocument.ts';
    import { runInSlices } from '${source}/reader/platform/nextTask.ts';
    let docs = [];
    window.prepare = (texts) => { docs = texts.map((pair) => pair.map((text) => parseDocument(text).doc)); };
    async function* inSteps(steps) { return yield* steps; }
    window.compare = async (at) => {
      const tasks = [0];
      const observer = new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) tasks.push(duration); });
      observer.observe({ type: 'longtask' });
      const start = performance.now();
      await runInSlices(inSteps(compareDocs(docs[at][0], docs[at][1])));
      const time = performance.now() - start;
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return { time, longest: Math.max(...tasks) };
    };`;
  const { outputFiles } = await bundle({
    stdin: { contents, resolveDir: source, loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
    conditions: ['production'],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * In one tab, as somebody does who reads one comparison after the other.
 */
async function showPages(browser: Browser, folder: string, docs: readonly DocEntry[]): Promise<Figures[]> {
  const server = await serve(createSiteHandler({ folder }));
  const page = await openPage(browser);
  const [start] = docs;
  await page.goto(server.url + (start?.path.slice(1) ?? ''), { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST);
  const base = new URL(server.url).pathname;
  const tasksBetween = await traceTasks(browser, page, async () => {
    for (const { path } of docs) await page.evaluate(showComparison, `${base}${path.slice(1)}`);
  });
  await page.close();
  await server.close();
  const [untilShown, untilRest] = ['shown', 'at rest'].map((end) => tasksBetween('chosen', end));
  return docs.map((_, at) => ({
    time: (untilShown?.[at] ?? []).reduce((sum, task) => sum + task, 0) * RATE,
    longest: Math.max(0, ...(untilRest?.[at] ?? [])) * RATE,
  }));
}

/** Runs in the page: from the page to its comparison, until it stands and the rest is drawn behind what is seen. */
async function showComparison(address: string): Promise<void> {
  const goTo = (href: string) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const ends = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise(requestAnimationFrame);
    await sleep(0);
  };
  const comparison = '[data-sides], .prose [role="status"] a';
  goTo(address);
  await ends(() => document.querySelector(comparison) === null);
  await sleep(1500);
  performance.mark('chosen');
  goTo(`${address}?compare=v8`);
  await ends(() => document.querySelector(comparison) !== null);
  performance.mark('shown');
  await sleep(1500);
  performance.mark('at rest');
}
