// Files of the application that do not come until a test lets them go.
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** The application's script: without it the page stays as the shell shows it. */
export const SCRIPT = 'assets/web.*.js';

/** Holds a file back until it is let go. */
export async function holdFile(page: Page, file: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/${file}`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Comes once the page has been taken over, and listens for keys. */
export const LATE = 'assets/deferred.*.js';

/** React answers clicks; the deferred part may still be on its way. */
export const adopted = (page: Page) => expect(page.locator('#root:not([data-snapshot]) main')).toBeAttached();
