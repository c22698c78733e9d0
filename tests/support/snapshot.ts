// biome-ignore-all lint/performance/useDomNodeTextContent: what is seen counts, not what is there
// What stood in a page's shell, held against what the application made of it.
import type { Page } from '@playwright/test';

interface Memory {
  words: string[];
  heading: Element | null;
  shift: number;
}

/** Before the visit: notes the visible text as the shell shows it, and how far things move afterwards. */
export async function rememberSnapshot(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const memory: Memory = { words: [], heading: null, shift: 0 };
    Object.assign(window, { memory });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        memory.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    // The styles have come by then, and the application has only begun to ask for the text.
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement.dataset;
      const { top } = root;
      // Of a long text the first frame shows the beginning alone (first-screen.spec.ts).
      delete root.top;
      memory.words = document.body.innerText.split('\n');
      if (top !== undefined) root.top = top;
      memory.heading = document.querySelector('h1');
    });
  });
}

/** Before the visit: the page is not taken over, the application draws its text. */
export async function drawAnew(page: Page): Promise<void> {
  await page.route('**', (route) => {
    const request = route.request();
    const isForDrawings = request.resourceType() === 'fetch' && request.headers().accept === 'text/html';
    return isForDrawings ? route.fulfill({ contentType: 'text/html', body: '' }) : route.fallback();
  });
  await page.addInitScript(() => {
    // Fires before deferred scripts run.
    document.addEventListener('readystatechange', () =>
      document.getElementById('root')?.removeAttribute('data-snapshot'),
    );
  });
}

/** Waits until the application has taken the page over: its last parts have come. */
export async function takenOver(page: Page): Promise<void> {
  await page
    .locator('#root [role="status"][aria-live="polite"]')
    .first()
    .waitFor({ state: 'attached', timeout: 30_000 });
}

/** What is different now: lines of text, the sum of layout shifts; and whether the elements are the same ones. */
export function compareWithSnapshot(
  page: Page,
): Promise<{ changes: string[]; shift: number; isKept: boolean }> {
  return page.evaluate(() => {
    const { memory } = window as unknown as { memory: Memory };
    const figures = new Set(
      [...document.querySelectorAll<HTMLElement>('article figure')].flatMap((figure) =>
        figure.innerText.split('\n'),
      ),
    );
    // Tabs below the window are made later: their titles come, and all but one of their panels are hidden.
    const panels = [...document.querySelectorAll('[role="tabpanel"]')]
      .map((panel) => panel.textContent)
      .join('\n');
    // The menu of reading tools and the actions of the page come into room of their own.
    const added = new Set(
      [...document.querySelectorAll<HTMLElement>('[role="tab"], [aria-label="本页操作"]')].flatMap((part) =>
        part.innerText.split('\n'),
      ),
    );
    const now = document.body.innerText.split('\n');
    const [before, after] = [new Set(memory.words), new Set(now)];
    // A diagram is drawn in the place of the words that say so.
    const gone = memory.words.filter(
      (line) => !after.has(line) && !panels.includes(line.trim()) && line !== '正在加载…',
    );
    const come = now.filter(
      (line) => !before.has(line) && !figures.has(line) && !added.has(line) && line !== '工具',
    );
    return {
      changes: [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)],
      shift: memory.shift,
      isKept: memory.heading !== null && memory.heading === document.querySelector('h1'),
    };
  });
}

/** Collects what the browser's console says: errors and warnings. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Most tests hold the service worker back (playwright.config.ts).
    const isOurs = !/Service Worker registration blocked/.test(message.text());
    if (isOurs && ['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}
