// What a touch costs on a long page: the number of elements whose style the browser computes anew.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';
import { takenOver } from '../support/snapshot.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Elements whose style is computed anew while `act` runs. */
async function countRestyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] };
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [dialog, open] of [
  ['导航菜单', '打开导航菜单'],
  ['搜索', '搜索'],
] as const) {
  test(`opening and closing a dialog leaves the style of the page alone: ${dialog}`, async ({ page }) => {
    await page.goto('docs/deploy');
    await takenOver(page);
    const button = page.getByRole('button', { name: open });
    const shown = page.getByRole('dialog', { name: dialog });
    const toggle = async () => {
      await button.tap();
      await shown.getByRole('button', { name: /^关闭/ }).tap();
      await expect(shown).toBeHidden();
      await expect(button).toBeFocused();
    };
    // The first time its part and its styles load.
    await toggle();
    const elements = await page.locator('main *').count();
    expect(elements).toBeGreaterThan(1500);
    expect(await countRestyled(page, toggle)).toBeLessThan(elements / 2);
  });
}
