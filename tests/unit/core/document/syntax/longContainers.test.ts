// The content of a long container is parsed in pieces, as the text around is: the page is the same.
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { createRandom } from '../../../../support/random.ts';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const LONG = '甲\n\n'.repeat(200);
const SHOWN = '<p>甲</p>'.repeat(200);

describe('a long container', () => {
  it.each([
    ['with a title', `:::tip 题\n${LONG}:::`, `<header>题</header>${SHOWN}`],
    ['in another', `::::tip\n:::note\n${LONG}:::\n::::`, `<aside dataAdmonition="note">${SHOWN}</aside>`],
    [
      'behind another',
      `:::note\n${LONG}:::\n:::tip\n${LONG}:::\n乙`,
      `</aside>\n<aside dataAdmonition="tip">${SHOWN}</aside>\n<p>乙</p>`,
    ],
    [
      'with short ones',
      `::::tip\n:::note\n乙\n:::\n${LONG}\n:::note\n丙\n:::\n::::`,
      `乙</p></aside>${SHOWN}<aside dataAdmonition="note"><p>丙`,
    ],
    ['with a list that goes on', `:::tip\n${'1. 甲\n'.repeat(310)}:::`, '<ol start="301">'],
    [
      'whose end is forgotten',
      `:::tip\n${LONG}\n## 题\n\n乙`,
      `${SHOWN}</aside>\n<h2 id="题">题</h2>\n<p>乙</p>`,
    ],
    [
      'around one that nobody closes',
      `::::tip\n:::note\n${LONG}::::\n\n乙`,
      `${SHOWN}</aside></aside>\n<p>乙</p>`,
    ],
    ['with a definition', `[乙][a]\n\n:::tip\n${LONG}[a]: b.md\n:::`, '<p><a href="b.md">乙</a></p>'],
    ['that refers to one', `:::tip\n${LONG}[乙][a]\n:::\n\n[a]: b.md`, '<p><a href="b.md">乙</a></p>'],
  ])('%s', (_, text, shown) => {
    expect(showDoc(text)).toContain(shown);
  });

  it('has the lines that it has', () => {
    const { tree } = parseDocument(`前\n\n:::tip\n${LONG}:::\n\n后`);
    expect(tree.children.map(({ position }) => [position?.start.line, position?.end.line])).toEqual([
      [1, 1],
      [3, 404],
      [406, 406],
    ]);
    expect(showFindings(`:::tip\n${LONG}:::\n\n[a][b]`)).toEqual(['404 undefined-reference']);
    expect(showFindings(`:::tip\n${LONG}`)).toEqual(['1 unclosed-admonition']);
    expect(showFindings(`:::foo\n${LONG}:::\n`)).toEqual(['1 unknown-admonition']);
  });

  it('holds what its content is without it', () => {
    const random = createRandom(571);
    const blocks = [
      '甲',
      '- 乙\n- 丙',
      '> 丁\n戊',
      '```\n:::\n```',
      '## 己',
      '|a|\n|-|\n|b|',
      '1. 庚\n\n   辛',
      '<b>壬</b>',
      '    癸',
    ];
    for (let round = 0; round < 60; round += 1) {
      const content = Array.from({ length: 160 }, () => blocks[Math.floor(random() * blocks.length)]).join(
        '\n\n',
      );
      const [inside, outside] = [`::::note\n${content}\n::::`, content].map((text) =>
        showDoc(text).replaceAll('\n', ''),
      );
      expect(inside).toBe(`<aside dataAdmonition="note">${outside}</aside>`);
    }
  }, 120_000);
});

describe('a definition', () => {
  const far = '甲\n\n'.repeat(2000);

  it.each([
    ['in code is none', `\`\`\`\n[a]: c\n\`\`\`\n\n[乙][a]\n\n${far}[a]: b.md`],
    ['in a paragraph is none', `丙\n[a]: c\n\n[乙][a]\n\n${far}[a]: b.md`],
    ['comes late in a container', `[乙][a]\n\n:::tip\n[a]: b.md\n:::`],
    ['comes after others', `[x]: y\n[a]: b.md\n[z]: y\n\n[乙][a]`],
  ])('%s', (_, text) => {
    expect(showDoc(text)).toContain('<p><a href="b.md">乙</a></p>');
  });

  it('begins no text behind a footnote', () => {
    expect(showDoc('[^a]\n\n[^a]: 甲\n[b]: c\n\n[b]')).toContain('<p>甲↵[b]: c');
  });
});
