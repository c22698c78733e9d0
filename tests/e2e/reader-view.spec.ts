// The reader views of browsers take a page's text out of its HTML by rules of their own. Firefox' rules are judged
// by: those of the others are like them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { DIST, expect, test } from '../support/server.ts';

const HEADINGS = 'h2, h3, h4, h5, h6';

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, '');

test('a browser’s reader view has the whole text: headings, notes, tables, code', async () => {
  for (const page of ['docs/deploy', 'docs/sla', 'markdown-page']) {
    const { document } = parseHTML(await readFile(join(DIST, `${page}.html`), 'utf8'));
    const all = [
      ...document.querySelectorAll(`article .prose :is(p, li, td, th, pre, summary, ${HEADINGS})`),
    ];
    // A drawing stands for its description.
    const blocks = all.filter((block) => block.closest('figure') === null).map(textOf);
    const headings = [...document.querySelectorAll(`article .prose :is(${HEADINGS})`)].map(textOf);
    expect(document.querySelectorAll('article [role="note"]').length, page).toBeGreaterThan(0);

    const view = new Readability(document).parse();
    const { document: shown } = parseHTML(`<html><body>${view?.content}</body></html>`);
    const text = textOf(shown.body);
    expect(
      blocks.filter((block) => !text.includes(block)),
      page,
    ).toEqual([]);
    expect([...shown.querySelectorAll(HEADINGS)].map(textOf), page).toEqual(expect.arrayContaining(headings));
  }
});
