import type { BrowserContext } from '@playwright/test';
import { QUIET_DURATION } from '../../src/reader/platform/whenQuiet.ts';

/** Before the visit: pages count as older than they are, so that what waits until they are at rest begins at once. */
export async function restAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript((age) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + age;
  }, 2 * QUIET_DURATION);
}
