import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const formula = (text: string) =>
  `<div className="formula" dataRegion="公式，可左右滚动"><math>${text}</math></div>`;

describe('a formula between lines of $$', () => {
  it.each([
    [
      'keeps its marks',
      '前\n$$\na_1 \\\\ b_2\n=\n\\{c\\}\n$$\n后',
      `<p>前</p>\n${formula('a_1 \\\\ b_2↵=↵\\{c\\}')}\n<p>后</p>`,
    ],
    ['in a list', '- 一\n\n  $$\n  a\n  $$', `<ul><li><p>一</p>${formula('a')}</li></ul>`],
    ['in a quote', '> $$\n> a\n> $$', `<blockquote>${formula('a')}</blockquote>`],
    [
      'in a box of MkDocs',
      '!!! note\n    $$\n    a\n    $$\n',
      `<aside dataAdmonition="note">${formula('a')}</aside>`,
    ],
    [
      'whose marks are brackets',
      String.raw`\[\na_1 \\ b_2\n\n- c\n\]`.replaceAll('\\n', '\n'),
      formula('a_1 \\\\ b_2↵↵- c'),
    ],
    [
      'in the first line of an item',
      '- $$\n  - a\n  $$\n- 二',
      `<ul><li>${formula('- a')}</li><li>二</li></ul>`,
    ],
    ['in a tab', '=== "a"\n\n    $$\n    b\n    $$', formula('b')],
    ['whose marks stand in lines with text', '$$ a_1\n- b*c*\n= d $$', formula('$$ a_1↵- b*c*↵= d $$')],
    [
      'that ends in a line with text',
      '> $$\n> a\n> - b $$',
      `<blockquote>${formula('$$↵a↵- b $$')}</blockquote>`,
    ],
  ])('%s', (_, text, shown) => {
    expect(showDoc(text)).toContain(shown);
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    '```sh\n$$\necho\n$$\n```',
    '甲\n$$\n乙',
    '$$\n```\na\n```\n$$',
    '> $$\n> a\n\n$$',
    '$$\na\n## 题\n$$',
    '    甲\n\n\\[可选\\]\n- a',
  ])('is none in %j', (text) => {
    expect(showDoc(text)).not.toContain('<math>');
  });
});

describe('a bar in a formula', () => {
  it.each([
    ['| a | b |\n| - | - |\n| $|x|$ | \\(p|q\\) |', '<td>$|x|$</td><td>\\(p|q\\)</td>'],
    ['| $P(A|B)$ | b |\n| - | - |\n| 1 | 2 |', '<th>$P(A|B)$</th><th>b</th>'],
    ['| a |\n| - |\n| $$a|b$$ 与 $\\|x\\|$ |', '<td>$$a|b$$ 与 $\\|x\\|$</td>'],
    ['> | a |\n> | - |\n> | $|x|$ |', '<td>$|x|$</td>'],
    // As many cells as the head has.
    ['| a | b |\n| - | - |\n| $A | $B |', '<td>$A</td><td>$B</td>'],
    ['| a | b |\n| - | - |\n| $A|$B |', '<td>$A</td><td>$B</td>'],
  ])('ends no cell: %j', (text, cells) => {
    expect(showDoc(text).replace(/<\/?math>/g, '')).toContain(cells);
    expect(showFindings(text)).toEqual([]);
  });

  it('is one in code, and between amounts', () => {
    expect(showDoc('| a |\n| - |\n| $5 | $6 |')).toContain('<td>$5</td>');
    expect(showDoc('| a |\n| - |\n| `$|x|$` |')).toContain('<td>`$</td>');
    expect(showDoc('```\n| a |\n| - |\n| $|x|$ |\n```')).toContain('| $|x|$ |');
  });
});
