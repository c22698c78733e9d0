// What a page does about printing, with a stand-in for the browser's own.
import type { Page } from '@playwright/test';

interface Watch {
  /** How many diagrams stood drawn each time that the page asked the browser to print. */
  printed: number[];
  /** The same, as the browser itself last took the page. */
  taken?: number;
  pressed?: KeyboardEvent;
  count: () => number;
}

type WatchedWindow = Window & { watch?: Watch };

/** Before the visit: from now on nothing is printed, but noted. */
export async function watchPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = {
      printed: [],
      count: () => document.querySelectorAll('article [role="img"] svg').length,
    };
    Object.assign(window, { watch });
    window.print = () => watch.printed.push(watch.count());
    window.addEventListener('keydown', (event) => {
      watch.pressed = event;
    });
  });
}

export function findPrinted(page: Page): Promise<number[] | undefined> {
  return page.evaluate(() => (window as WatchedWindow).watch?.printed);
}

/** Presses the keys that print; tells whether they are left to the browser. */
export async function pressPrint(page: Page): Promise<boolean> {
  await page.keyboard.press('Control+p');
  return page.evaluate(() => (window as WatchedWindow).watch?.pressed?.defaultPrevented === false);
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
