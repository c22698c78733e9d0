import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SEARCH_FOLDER } from '../../src/core/search/index/indexFiles.ts';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';
import { measureFiles } from '../../src/node/compile/engineBuild.ts';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import { findSiteDir } from '../../src/node/lib/typedPath.ts';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import { writeSearch } from '../../src/node/search/buildSearch.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, openPage, slowDown } from '../support/browser.ts';
import { copyEnlarged } from '../support/generatedSite.ts';
import { openWrittenIndex } from '../support/searchIndex.ts';
import { measureQuality, measureTyping, QUERY_SETS, readQueries } from '../support/searchQuality.ts';
import { READER_PAGE, type ReaderWindow, writeReader } from '../support/searchReader.ts';
import { serve } from '../support/server.ts';

export const name = 'search';

/** Queries that are each asked first in a fresh browser. */
const FIRST_QUERIES = 12;
const SLOWDOWN = 4;

/** What may be loaded and waited for, by the number of generated pages. */
const TARGETS = [
  { pages: 0, first: 200_000, more: undefined, start: 300, repeat: 50 },
  { pages: 1000, first: 250_000, more: 80_000, start: 1000, repeat: 100 },
  { pages: Number.POSITIVE_INFINITY, first: 300_000, more: 120_000, start: 1000, repeat: 250 },
];

/** The full-text search: how well it answers, how much it loads, how long it takes. */
export async function run({ pages }: BenchContext): Promise<BenchRow[]> {
  const siteDir = findSiteDir();
  const site = pages > 0 ? await copyEnlarged(siteDir, pages) : undefined;
  const out = await mkdtemp(join(tmpdir(), 'docs-search-'));
  try {
    const from = site?.folder ?? siteDir;
    const { manifest: read } = await buildManifest(from, { lastUpdates: false, drafts: false });
    const start = performance.now();
    const manifest = await writeSearch(from, join(out, SEARCH_FOLDER), read);
    const rows: BenchRow[] = [
      { figure: 'building all indexes', value: (performance.now() - start) / 1000, unit: 's' },
      { figure: 'memory of the build, at most', value: process.resourceUsage().maxRSS / 1024, unit: 'MB' },
    ];
    rows.push(...(await measureAnswers(out, manifest)));
    rows.push(...(await measureReader(out, manifest, pages)));
    return rows;
  } finally {
    await rm(out, { recursive: true, force: true });
    await site?.remove();
  }
}

async function measureAnswers(out: string, manifest: Manifest): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { name, version, file, wanted } of QUERY_SETS) {
    const folder = manifest.versions.find(({ name: known }) => known === version)?.search;
    if (folder === undefined) continue;
    const searcher = await openWrittenIndex(out, folder, version);
    const queries = await readQueries(file);
    const quality = await measureQuality(searcher, queries);
    const row = (figure: string, value: number, limits: Partial<BenchRow> = {}): BenchRow => ({
      figure: `${name}: ${figure}`,
      value,
      unit: '',
      ...limits,
    });
    rows.push(
      row('page recall@1', quality.recall1, { floor: wanted.recall1 }),
      row('page recall@3', quality.recall3, { floor: wanted.recall3 }),
      row('page recall@8', quality.recall8, { floor: wanted.recall8 }),
      row('page MRR', quality.mrr, { floor: wanted.mrr }),
      row('section in the first 3', quality.section3, { floor: wanted.section3 }),
      row('section MRR', quality.sectionMrr, { floor: wanted.sectionMrr }),
      row('empty lists', quality.empty, { target: 0.013 }),
      row('unfinished queries, page in the first 8', await measureTyping(searcher, queries), { floor: 0.9 }),
    );
  }
  return rows;
}

async function measureReader(out: string, manifest: Manifest, pages: number): Promise<BenchRow[]> {
  const set = QUERY_SETS[0];
  const target = TARGETS.find((candidate) => pages <= candidate.pages);
  const version = manifest.versions.find(({ name: known }) => known === set?.version);
  if (set === undefined || target === undefined || version === undefined) return [];
  await writeReader(out, manifest, version.name);
  const server = await serve(createSiteHandler({ folder: out }));
  const browser = await launchBrowser();
  const queries = (await readQueries(set.file)).map(({ q }) => q);
  const step = Math.ceil(queries.length / FIRST_QUERIES);
  const starts: { bytes: number; time: number }[] = [];
  for (const query of queries.filter((_, at) => at % step === 0)) {
    const visit = await openReader(browser, server.url, SLOWDOWN);
    const time = await timeFirst(visit.page, query);
    starts.push({ bytes: await visit.bytes(out), time });
    await visit.page.context().close();
  }
  const visit = await openReader(browser, server.url, SLOWDOWN);
  await timeFirst(visit.page, queries[0] ?? '');
  const before = await visit.bytes(out);
  await timeAll(visit.page, queries.slice(1));
  const more = ((await visit.bytes(out)) - before) / Math.max(1, queries.length - 1);
  const repeats = await timeAll(visit.page, queries);
  await visit.page.context().close();
  const longest = await longestTaskWhileTyping(browser, server.url, queries);
  await browser.close();
  await server.close();
  const most = (pick: (start: (typeof starts)[number]) => number) => Math.max(...starts.map(pick));
  const mean = (pick: (start: (typeof starts)[number]) => number) =>
    starts.reduce((sum, one) => sum + pick(one), 0) / starts.length;
  return [
    {
      figure: 'before the first result, gzip, mean',
      value: mean(({ bytes }) => bytes),
      unit: 'bytes',
      target: target.first,
    },
    {
      figure: 'before the first result, gzip, most',
      value: most(({ bytes }) => bytes),
      unit: 'bytes',
      target: target.first,
    },
    {
      figure: 'more per new query, gzip, mean',
      value: more,
      unit: 'bytes',
      ...(target.more !== undefined && { target: target.more }),
    },
    {
      figure: `first result, CPU 1/${SLOWDOWN}, mean`,
      value: mean(({ time }) => time),
      unit: 'ms',
      target: target.start,
    },
    { figure: `first result, CPU 1/${SLOWDOWN}, worst`, value: most(({ time }) => time), unit: 'ms' },
    { figure: `repeat query, CPU 1/${SLOWDOWN}, median`, value: quantile(repeats, 0.5), unit: 'ms' },
    {
      figure: `repeat query, CPU 1/${SLOWDOWN}, 95%`,
      value: quantile(repeats, 0.95),
      unit: 'ms',
      target: target.repeat,
    },
    {
      figure: 'longest task while typing',
      value: longest,
      unit: 'ms',
      ...(pages === 0 && { target: 50 }),
    },
  ];
}

/** A fresh browser that counts what it loads. */
async function openReader(browser: Browser, url: string, rate: number) {
  const page = await openPage(browser);
  const files = new Set<string>();
  page.on('request', (request) => files.add(decodeURIComponent(new URL(request.url()).pathname.slice(1))));
  await page.goto(url + READER_PAGE);
  await slowDown(page, rate);
  files.clear();
  return {
    page,
    bytes: (out: string) =>
      measureFiles(
        out,
        [...files].filter((file) => file.endsWith('.js')),
      ),
  };
}

/** From nothing loaded to the first answer. */
async function timeFirst(page: Page, query: string): Promise<number> {
  return page.evaluate(async (text) => {
    const start = performance.now();
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onload = resolve;
      script.onerror = reject;
      script.src = 'reader.js';
      document.head.append(script);
    });
    await (window as unknown as ReaderWindow).ask(text, true);
    return performance.now() - start;
  }, query);
}

function timeAll(page: Page, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (texts) => {
    const times: number[] = [];
    for (const text of texts) {
      const start = performance.now();
      await (window as unknown as ReaderWindow).ask(text, true);
      times.push(performance.now() - start);
    }
    return times;
  }, queries);
}

/** Every beginning of some queries, one after another, CPU not slowed. */
async function longestTaskWhileTyping(
  browser: Browser,
  url: string,
  queries: readonly string[],
): Promise<number> {
  const { page } = await openReader(browser, url, 1);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    // Tasks below 50 ms are not told: 0 means none.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await timeFirst(page, queries[0] ?? '');
  const typed = queries.slice(0, 40).flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  await page.evaluate(async (texts) => {
    for (const text of texts) {
      await (window as unknown as ReaderWindow).ask(text, true);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, typed);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.context().close();
  return Math.max(0, ...tasks);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
