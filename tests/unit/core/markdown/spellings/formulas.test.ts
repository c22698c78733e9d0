// Formulas, which are shown as they are written.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const formula = (text: string) => `<pre><code className="language-latex">${text}</code></pre>`;

describe('a formula between lines of $$', () => {
  it.each([
    [
      'keeps its marks',
      '前\n$$\na_1 \\\\ b_2\n=\n\\{c\\}\n$$\n后',
      `<p>前</p>\n${formula('a_1 \\\\ b_2↵=↵\\{c\\}↵')}\n<p>后</p>`,
    ],
    ['in a list', '- 一\n\n  $$\n  a\n  $$', `<ul><li><p>一</p>${formula('a↵')}</li></ul>`],
    ['in a quote', '> $$\n> a\n> $$', `<blockquote>${formula('a↵')}</blockquote>`],
    [
      'in a box of MkDocs',
      '!!! note\n    $$\n    a\n    $$\n',
      `<aside dataAdmonition="note">${formula('a↵')}</aside>`,
    ],
  ])('%s', (_, text, shown) => {
    expect(showDoc(text)).toBe(shown);
    expect(showFindings(text)).toEqual([]);
  });

  it.each(['```sh\n$$\necho\n$$\n```', '甲\n$$\n乙', '$$\n```\na\n```\n$$'])('is none in %j', (text) => {
    expect(showDoc(text)).not.toContain('latex');
  });
});
