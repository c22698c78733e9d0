// A long text's first screen is laid out and painted before the rest.
import type { Page } from '@playwright/test';
import { PRERENDERED_BLOCKS } from '../../src/core/site/manifest/shellAttributes.ts';
import { expect, test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

/** Blocks of the text that are there and that are laid out, frame by frame, and what has moved. */
interface Watched {
  frames: { there: number; laidOut: number }[];
  shifts: string[];
}

function watchFrames(): void {
  const watched: Watched = { frames: [], shifts: [] };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) watched.shifts.push(JSON.stringify(shift));
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const blocks = [...document.querySelectorAll('.prose > *')];
    const laidOut = blocks.filter((block) => block.getClientRects().length > 0).length;
    watched.frames.push({ there: blocks.length, laidOut });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The first frame in which more of a text was there than fills a window, and the last one. */
async function readFrames(page: Page) {
  const { frames, shifts } = await page.evaluate(() => Reflect.get(window, 'watched') as Watched);
  const first = frames.find(({ there }) => there > PRERENDERED_BLOCKS);
  const last = frames.at(-1);
  if (!first || !last) throw new Error('No frame held a long text');
  return { first, last, shifts };
}

/**
 * Hides the article and shows it.
 * @returns how many blocks are laid out then
 */
function showAgain(): number {
  const article = document.querySelector('article');
  if (article === null) return 0;
  article.style.display = 'none';
  article.getClientRects();
  article.style.display = '';
  return [...document.querySelectorAll('.prose > *')].filter((block) => block.getClientRects().length > 0)
    .length;
}

const HEADING = '故障排查';

test.beforeEach(({ page }) => page.addInitScript(watchFrames));

test('the first frame lays out a screen of a long text, the next one the rest, and nothing moves', async ({
  page,
}) => {
  await page.goto('docs/deploy');
  const { first, last, shifts } = await readFrames(page);
  expect(first.laidOut).toBe(PRERENDERED_BLOCKS);
  expect(last.laidOut).toBe(last.there);
  expect(shifts).toEqual([]);
  // Once: what is hidden and shown again stands whole.
  await expect.poll(() => page.evaluate(showAgain)).toBe(last.there);
});

test('who comes for a heading, back to where they were, or to print, has all of the text at once', async ({
  page,
}) => {
  await page.goto(`docs/deploy#${HEADING}`);
  const { first } = await readFrames(page);
  expect(first.laidOut).toBe(first.there);
  await expect(page.getByRole('heading', { name: HEADING })).toBeInViewport();

  // Programs print pages that nobody has looked at.
  await page.emulateMedia({ media: 'print' });
  await page.goto('docs/faq');
  const printed = await readFrames(page);
  expect(printed.first.laidOut).toBe(printed.first.there);
  await page.emulateMedia({ media: null });
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.reload();
  await takenOver(page);
  const again = await readFrames(page);
  expect(again.first.laidOut).toBe(again.first.there);
  expect(await page.evaluate(() => scrollY)).toBe(2000);
});
