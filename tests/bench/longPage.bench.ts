import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, median, openPage } from '../support/browser.ts';
import { serve } from '../support/server.ts';
import { copySiteFolder } from '../support/siteCopy.ts';

export const name = 'long-page';

const BYTES = 300_000;
const ROUNDS = 5;

/** A page of 300 KB: the longest task, and when its beginning and its end stand on the screen. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const copy = await copySiteFolder(folder);
  const text = await longText(join(folder, 'docs/v8'));
  await writeFile(join(copy.folder, 'docs/v8/faq.md'), text);
  const server = await serve(createSiteHandler({ folder: copy.folder }));
  const browser = await launchBrowser();
  const visits: { longest: number; begin: number; end: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage(browser);
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${server.url}docs/faq`);
    await page.locator('article h1').waitFor();
    const begin = await page.evaluate(() => performance.now());
    await page.getByText('长文到此结束').waitFor({ state: 'attached' });
    const end = await page.evaluate(() => performance.now());
    await page.waitForTimeout(300);
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    visits.push({ longest: Math.max(0, ...tasks), begin, end });
    await page.close();
  }
  await browser.close();
  await server.close();
  await copy.remove();
  const middle = (field: 'longest' | 'begin' | 'end') => median(visits.map((visit) => visit[field]));
  return [
    { figure: 'markdown', value: Buffer.byteLength(text), unit: 'bytes' },
    { figure: `longest task, median of ${ROUNDS}`, value: middle('longest'), unit: 'ms', target: 200 },
    { figure: 'beginning on the screen', value: middle('begin'), unit: 'ms' },
    { figure: 'complete', value: middle('end'), unit: 'ms' },
  ];
}

async function longText(folder: string): Promise<string> {
  const names = ['deploy', 'work', 'accounting', 'initialization'];
  const parts = await Promise.all(names.map((part) => readFile(join(folder, `${part}.md`), 'utf8')));
  const body = parts
    .map((part) => part.replace(/^---[\s\S]*?\n---\n/, '').replace(/^# /m, '## '))
    .join('\n\n');
  let text = '# 很长的一页\n\n';
  while (Buffer.byteLength(text) < BYTES) text += `${body}\n\n`;
  return `${text}\n\n长文到此结束\n`;
}
