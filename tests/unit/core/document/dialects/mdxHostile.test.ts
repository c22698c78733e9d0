// Hostile texts in MDX: nothing throws, and the characters that scanners take are bounded by the length of the text.
import type { Nodes } from 'hast';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type * as scanners from '../../../../../src/core/document/dialects/mdx/scanMarkup.ts';

let taken = 0;

vi.mock('../../../../../src/core/document/dialects/mdx/scanMarkup.ts', async (load) => {
  const real = await load<typeof scanners>();
  const count =
    (scan: scanners.Scanner): scanners.Scanner =>
    (char) => {
      taken += 1;
      return scan(char);
    };
  return {
    ...real,
    createMarkupScanner: (isTag: RegExp) => count(real.createMarkupScanner(isTag)),
    createEsmScanner: (isBalanced: boolean) => count(real.createEsmScanner(isBalanced)),
  };
});

// Files of tests share modules: the parser is loaded anew, with the scanners that count.
vi.resetModules();
const { parseDocument } = await import('../../../../../src/core/document/parseDocument.ts');
afterAll(() => vi.resetModules());

function measure(text: string) {
  taken = 0;
  const { doc } = parseDocument(text, { dialects: ['mdx'] });
  return { doc, taken };
}

const PARTS = [
  '<',
  '<a ',
  '<a b="',
  '<A b={',
  '<A b={`',
  '<A b={<A b={',
  '<A>',
  '<A>\n\n',
  '</A>',
  '<A/>',
  '{',
  '{`',
  '{/*',
  '<!--',
  '<A\n',
  '> <A\n',
  '- <A>\n',
  'export const a = {\n\n',
  'import {\n',
];

describe('a text of 1,000 times the same', () => {
  it.each(PARTS)('%j', (part) => {
    const [once, twice] = [500, 1000].map((times) => measure(part.repeat(times)).taken);
    expect(once).toBeGreaterThan(0);
    // Linear, with room for the budgets of failed attempts, which do not grow with the text.
    expect(twice ?? 0).toBeLessThan(3 * (once ?? 0) + 400_000);
  });
});

it('nesting of 10,000 elements is cut', () => {
  const { doc } = measure(`${'<Note>\n'.repeat(10_000)}甲\n${'</Note>\n'.repeat(10_000)}`);
  const depthOf = (node: Nodes): number =>
    'children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0;
  expect(Math.max(...doc.blocks.map(depthOf))).toBeLessThan(100);
  expect(JSON.stringify(doc.blocks)).toContain('甲');
});

it('no code passes', () => {
  const shown = JSON.stringify(
    measure(
      '<img src="x" onError={() => alert(1)} onerror="alert(1)" />\n\n<a href={"javascript:alert(1)"}>a</a>\n\n<Card title="a" href="javascript:alert(1)" />\n\n<script>{`alert(1)`}</script>\n\n<Image src="javascript:alert(1)" alt="b" />\n\n{/* --> <script>alert(1)</script> */}',
    ).doc.blocks,
  );
  expect(shown).not.toMatch(/alert/);
});
