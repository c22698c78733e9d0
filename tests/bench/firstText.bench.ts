import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, median } from '../support/browser.ts';
import { serve } from '../support/server.ts';
import { copySiteFolder } from '../support/siteCopy.ts';
import { openSlowPage, type Paints, readPaints } from '../support/takeOver.ts';

export const name = 'first-text';

const PAGE = 'docs/deploy';
const BARE = 'docs/bare';
const ROUNDS = 9;
/** How long a visit lasts, in milliseconds: by then all is drawn, and what is read ahead has come. */
const VISIT = 8000;

/** Of the browser's own record: paints, what the main thread does in one go, and scripts in it. */
const TRACE = ['loading', 'toplevel', 'devtools.timeline'];
const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks']);

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
}

/** In milliseconds. */
interface Visit extends Paints {
  /** What tasks after the first paint take beyond 50 ms each (total blocking time, web.dev/articles/tbt). */
  blocked: number;
  /** The longest task that runs scripts for most of its time. */
  longest: number;
  /** The longest other one: the browser's own first layout of the text, which no page can split. */
  layout: number;
}

/**
 * A cold visit on a slow network and a slow processor, held against a bare copy: the same HTML and
 * styles, no scripts. The visits take turns, so that the machine's noise meets both.
 */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
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
      ['taken', 'take-over'],
      ['blocked', 'total blocking time'],
      ['longest', 'longest task of scripts'],
      ['layout', 'longest task of the browser’s own'],
    ] as const
  ).flatMap(([field, figure]): BenchRow[] => [
    { figure: `${figure}, median of ${ROUNDS}`, value: middle(ours, field), unit: 'ms', ...LIMITS[field] },
    ...(field === 'taken'
      ? []
      : [{ figure: `${figure}, bare copy`, value: middle(bare, field), unit: 'ms' }]),
  ]);
  const ratio = (field: keyof Visit) => middle(ours, field) / middle(bare, field);
  return [
    ...rows,
    { figure: 'first paint, times that of the bare copy', value: ratio('paint'), unit: '', target: 1.1 },
    { figure: 'largest text, times that of the bare copy', value: ratio('largest'), unit: '', target: 1.1 },
    {
      figure: 'take-over, times the bare copy’s largest text',
      value: middle(ours, 'taken') / middle(bare, 'largest'),
      unit: '',
      target: 1.7,
    },
    // The browser's own layout is in both, and as long as the machine is slow: what the application adds counts.
    {
      figure: 'blocking, beyond that of the bare copy',
      value: middle(ours, 'blocked') - middle(bare, 'blocked'),
      unit: 'ms',
      target: 100,
    },
  ];
}

const LIMITS: Partial<Record<keyof Visit, Partial<BenchRow>>> = {
  blocked: { target: 200 },
  longest: { target: 75 },
};

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<link rel="preload"[^>]*>\n?/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n?/, '');
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openSlowPage(browser);
  await browser.startTracing(page, { categories: TRACE });
  await page.goto(url);
  await page.waitForTimeout(VISIT);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const paints = await readPaints(page);
  await page.context().close();
  return { ...paints, ...summarize(traceEvents) };
}

function summarize(events: readonly TraceEvent[]): Pick<Visit, 'blocked' | 'longest' | 'layout'> {
  const paint = events.filter(({ name: event }) => event === 'firstContentfulPaint').at(-1);
  if (paint === undefined) throw new Error('Nothing was painted');
  const ours = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const tasks = ours.filter(({ name: event }) => event.endsWith('::RunTask'));
  const scripts = ours.filter(({ name: event }) => SCRIPT.has(event));
  const isScript = (task: TraceEvent) =>
    scripts.some(
      (script) => script.ts >= task.ts && end(script) <= end(task) && duration(script) > duration(task) / 2,
    );
  const longest = (list: readonly TraceEvent[]) => Math.max(0, ...list.map(duration));
  return {
    blocked: tasks
      .filter(({ ts }) => ts > paint.ts)
      .reduce((sum, task) => sum + Math.max(0, duration(task) - 50), 0),
    longest: longest(tasks.filter(isScript)),
    layout: longest(tasks.filter((task) => !isScript(task))),
  };
}

const duration = ({ dur = 0 }: TraceEvent) => dur / 1000;
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
