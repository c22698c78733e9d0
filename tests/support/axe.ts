// What axe, the checker of accessibility rules, says about the page on the screen.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type checker from 'axe-core';

/** The checker as it is shipped to browsers, half as long as what its module brings. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that read colours: all that another theme may break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The rules that the page breaks, with the element: one a line, empty when all is well.
 * @param scope `colours`: of a page that was judged in another theme, nothing else can be different
 */
export async function findViolations(page: Page, scope: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Through the debugger's door: a page's content security policy does not hold it back.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (only) => globalThis.axe.run(document, { runOnly: only, resultTypes: ['violations'] }),
    scope === 'all' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: OF_COLOURS },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${oneLine(failureSummary)}`),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

declare global {
  var axe: typeof checker;
}
