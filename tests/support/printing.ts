// What a page does about printing, with a stand-in for the browser's own.
import { expect, type Page } from '@playwright/test';
import { HAS_TOC_COLUMN } from '../../src/core/constants.ts';

interface Watch {
  /** How many diagrams stood drawn each time that the page asked the browser to print. */
  printed: number[];
  /** The same, as the browser itself last took the page. */
  taken?: number;
  pressed?: KeyboardEvent;
  /** Addresses of the scripts that have run. */
  scripts: string[];
  count: () => number;
}

type WatchedWindow = Window & { watch?: Watch };

/** Before the visit: from now on nothing is printed, but noted. */
export async function watchPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = {
      printed: [],
      scripts: [],
      count: () => document.querySelectorAll('article [data-drawing]').length,
    };
    Object.assign(window, { watch });
    window.print = () => watch.printed.push(watch.count());
    window.addEventListener('keydown', (event) => {
      watch.pressed = event;
    });
    document.addEventListener(
      'load',
      ({ target }) => target instanceof HTMLScriptElement && watch.scripts.push(target.src),
      true,
    );
  });
}

/** Waits until all that a flowchart is drawn with is there: that a file has come does not say that it has run. */
export async function expectLibrary(page: Page): Promise<void> {
  const parts = ['mermaid', 'diagram-flow', 'diagram-layout'].map((part) => `/assets/${part}.`);
  await page.waitForFunction(
    (names) =>
      names.every((name) =>
        (window as WatchedWindow).watch?.scripts.some((address) => address.includes(name)),
      ),
    parts,
  );
}

export function findPrinted(page: Page): Promise<number[] | undefined> {
  return page.evaluate(() => (window as WatchedWindow).watch?.printed);
}

/** Presses the keys that print; tells whether they are left to the browser. */
export async function pressPrint(page: Page): Promise<boolean> {
  await page.keyboard.press('Control+p');
  return page.evaluate(() => {
    const { watch } = window as WatchedWindow;
    const pressed = watch?.pressed;
    if (pressed === undefined) throw new Error('the page has not heard of the keys');
    delete watch?.pressed;
    return !pressed.defaultPrevented;
  });
}

/** Prints from the browser's own menu; gives how many diagrams it took. */
export async function printFromMenu(page: Page): Promise<number | undefined> {
  // Later than what the page itself listens for.
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      const { watch } = window as WatchedWindow;
      if (watch) watch.taken = watch.count();
    }),
  );
  await page.pdf();
  return page.evaluate(() => (window as WatchedWindow).watch?.taken);
}

/** Opens the choice of what is printed: the button is below the contents, or in the menu where they have no column. */
export async function openPrinting(page: Page): Promise<void> {
  const hasRail = await page.evaluate((query) => matchMedia(query).matches, HAS_TOC_COLUMN);
  if (!hasRail) await page.getByRole('button', { name: '工具' }).click();
  await page.getByRole('button', { name: '打印', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^整个版本/ })).toBeVisible();
}

/** Chooses a scope and has it laid out, until the page asks the browser to print. The page is watched. */
export async function layOut(page: Page, scope: RegExp): Promise<void> {
  await openPrinting(page);
  await page.getByRole('radio', { name: scope }).check();
  await page.getByRole('button', { name: '开始排版' }).click();
  await expect.poll(() => findPrinted(page), { timeout: 60_000 }).toHaveLength(1);
}
