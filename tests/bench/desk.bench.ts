import type { CDPSession, Page } from '@playwright/test';
import { createSiteHandler } from '../../src/node/devServer/siteHandler.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { launchBrowser, median, openPage } from '../support/browser.ts';
import { serve } from '../support/server.ts';

export const name = 'desk';

const KEYSTROKES = 100;
/** A page of the site that another text stands in for. */
const PAGE = 'docs/deploy';
const FILE = '**/docs/v8/deploy.md';

/** The writer's desk: what a keystroke costs in a long text, and how soon the preview follows in a usual one. */
export async function run({ build }: BenchContext): Promise<BenchRow[]> {
  const { folder } = await build();
  const server = await serve(createSiteHandler({ folder }));
  const browser = await launchBrowser();
  const long = await openDesk(await openPage(browser), server.url, makeText(5000));
  const keys = await measureKeys(long);
  await long.close();
  const usual = await openDesk(await openPage(browser), server.url, makeText(1000));
  const follows = await measurePreview(usual);
  await browser.close();
  await server.close();
  const sorted = [...keys.scripts].sort((a, b) => a - b);
  return [
    { figure: '5,000 lines, script per keystroke, median', value: median(sorted), unit: 'ms', target: 16 },
    { figure: '5,000 lines, script per keystroke, 99th', value: sorted.at(-2) ?? 0, unit: 'ms', target: 50 },
    { figure: '5,000 lines, longest task', value: keys.longest, unit: 'ms', target: 200 },
    { figure: '1,000 lines, pause to preview, median', value: median(follows), unit: 'ms', target: 100 },
  ];
}

/** A text of that many lines, with all that pages are made of. */
function makeText(lines: number): string {
  const section = (number: number) => [
    `## 第 ${number} 节`,
    '',
    `本节说明第 ${number} 项设置，见 [上一节](#第-${number - 1}-节) 和 **重点**，用 \`docker\` 启动。`,
    '',
    '| 端口 | 用途 |',
    '| --- | --- |',
    `| ${8000 + number} | 网页 |`,
    '',
    '```bash title="启动"',
    `docker-compose up -d service-${number}`,
    '```',
    '',
    '- 第一项',
    '- 第二项，说明它做什么',
    '',
    ':::tip',
    '',
    '先备份，再升级。',
    '',
    ':::',
    '',
  ];
  const text = ['---', 'description: 测试', '---', '', '# 长页', ''];
  for (let number = 1; text.length < lines; number += 1) text.push(...section(number));
  return text.slice(0, lines).join('\n');
}

async function openDesk(page: Page, url: string, text: string): Promise<Page> {
  await page.route(FILE, (route) =>
    route.fulfill({ body: text, contentType: 'text/markdown; charset=utf-8' }),
  );
  await page.goto(`${url}edit/${PAGE}`);
  await page.waitForSelector('.cm-content');
  await page.waitForSelector('main .prose > table, main .prose h2');
  await page.waitForTimeout(5000);
  const drawn = await page.locator('main .prose h2').count();
  if (drawn < 20) throw new Error('the preview shows another text');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.locator('.cm-content').click();
  return page;
}

/** Script of each keystroke itself: what the pause after it brings comes in slices of its own. */
async function measureKeys(page: Page): Promise<{ scripts: number[]; longest: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const scripts: number[] = [];
  for (let at = 0; at < KEYSTROKES; at += 1) {
    const before = await scriptTime(session);
    await page.keyboard.press(at % 10 === 9 ? 'Enter' : 'a');
    scripts.push((await scriptTime(session)) - before);
    // Every tenth is followed by a pause that parses, draws and judges.
    await page.waitForTimeout(at % 10 === 9 ? 3000 : 30);
  }
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  return { scripts, longest };
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name: metric }) => metric === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** From the end of the pause to what stands in the preview. */
async function measurePreview(page: Page): Promise<number[]> {
  const times: number[] = [];
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  for (let at = 0; at < 11; at += 1) {
    await page.waitForTimeout(1500);
    const word = `词${at}完`;
    // It has to look before there is anything to see.
    await page.evaluate((wanted) => {
      Object.assign(window, {
        seen: new Promise<number>((resolve) => {
          let written = 0;
          new MutationObserver((_, observer) => {
            if (!document.querySelector('.cm-content')?.textContent?.includes(wanted)) return;
            written ||= performance.now();
            if (!document.querySelector('main .prose')?.textContent?.includes(wanted)) return;
            observer.disconnect();
            resolve(performance.now() - written);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
      });
    }, word);
    await page.keyboard.insertText(word);
    times.push(await page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen));
  }
  return times;
}
