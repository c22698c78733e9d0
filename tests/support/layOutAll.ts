import type { Page } from '@playwright/test';

/** Makes the browser lay out blocks far from the viewport too, so that their boxes can be measured. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('article > .prose > * { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
