import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { BenchContext, Row } from '../../src/build/bench.ts';
import { createSiteHandler } from '../../src/build/server/siteHandler.ts';
import { launchBrowser, median, openPage, slowDown } from '../support/browser.ts';
import { serve } from '../support/server.ts';
import { copySiteFolder } from '../support/siteCopy.ts';

export const name = 'first-text';

const PAGE = 'docs/deploy';
const BARE = 'docs/bare';
const ROUNDS = 9;
const SLOWDOWN = 4;
/** Slow 4G: 150 ms, 1.6 Mbit/s down, 0.75 up; bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How long a visit lasts, in milliseconds: by then all is drawn, and what is read ahead has come. */
const VISIT = 8000;

interface Visit {
  /** Times in milliseconds since the navigation. */
  paint: number;
  largest: number;
  blocked: number;
  longest: number;
}

/**
 * A cold visit on a slow network and a slow processor, held against a bare copy: the same HTML and
 * styles, no scripts. The visits take turns, so that the machine's noise meets both.
 */
export async function run({ build }: BenchContext): Promise<Row[]> {
  const { folder } = await build();
  const copy = await copySiteFolder(folder);
  await writeFile(
    join(copy.folder, `${BARE}.html`),
    withoutScripts(await readFile(join(folder, `${PAGE}.html`), 'utf8')),
  );
  const server = await serve(createSiteHandler({ folder: copy.folder }));
  const browser = await launchBrowser();
  const [ours, bare]: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await visit(browser, server.url + BARE));
    ours.push(await visit(browser, server.url + PAGE));
  }
  await browser.close();
  await server.close();
  await copy.remove();
  const middle = (visits: readonly Visit[], field: keyof Visit) => median(visits.map((one) => one[field]));
  const rows = (
    [
      ['paint', 'first paint'],
      ['largest', 'largest text'],
      ['blocked', 'total blocking time'],
      ['longest', 'longest task'],
    ] as const
  ).flatMap(([field, figure]): Row[] => [
    { figure: `${figure}, median of ${ROUNDS}`, value: middle(ours, field), unit: 'ms', ...LIMITS[field] },
    { figure: `${figure}, bare copy`, value: middle(bare, field), unit: 'ms' },
  ]);
  const ratio = (field: keyof Visit) => middle(ours, field) / middle(bare, field);
  return [
    ...rows,
    { figure: 'first paint, times that of the bare copy', value: ratio('paint'), unit: '', target: 1.1 },
    { figure: 'largest text, times that of the bare copy', value: ratio('largest'), unit: '', target: 1.1 },
    { figure: 'blocking, times that of the bare copy', value: ratio('blocked'), unit: '', target: 5 },
  ];
}

const LIMITS: Partial<Record<keyof Visit, Partial<Row>>> = { longest: { target: 150 } };

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<link rel="preload"[^>]*>\n?/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n?/, '');
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openPage(browser);
  const session = await slowDown(page, SLOWDOWN);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(() => {
    const seen: Visit & { tasks: { start: number; duration: number }[] } = {
      paint: 0,
      largest: 0,
      blocked: 0,
      longest: 0,
      tasks: [],
    };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { name: paint, startTime } of list.getEntries())
        if (paint === 'first-contentful-paint') seen.paint = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        seen.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(VISIT);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Visit & { tasks: { start: number; duration: number }[] } }).seen,
  );
  await page.context().close();
  const { paint, largest, tasks } = seen;
  return {
    paint,
    largest,
    blocked: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}
