import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** Opens a page and waits until nothing comes any more. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Code gets its colours and long pages their end after the first paint.
  await page.waitForLoadState('networkidle');
}
