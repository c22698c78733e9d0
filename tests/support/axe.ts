// What axe, the checker of accessibility rules, says about the page on the screen.
import type { Page } from '@playwright/test';
import checker from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that the page breaks, with the element: one a line, empty when all is well. */
export async function findViolations(page: Page): Promise<string[]> {
  // Through the debugger's door: a page's content security policy does not hold it back.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(checker.source);
  const { violations } = await page.evaluate(
    (tags) => globalThis.axe.run(document, { runOnly: tags, resultTypes: ['violations'] }),
    TAGS,
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
