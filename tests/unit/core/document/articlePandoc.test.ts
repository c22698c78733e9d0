// What pandoc makes of Word's texts, and markdown right below HTML.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../support/showTree.ts';

describe("pandoc's spans and boxes", () => {
  it.each([
    ['[]{#_Toc1 .anchor}第一章', '<p><span id="_Toc1"></span>第一章</p>'],
    ['[下划线]{.underline}。', '<p><u>下划线</u>。</p>'],
    ['[重点]{.mark}', '<p><mark>重点</mark></p>'],
    ['甲[乙]{custom-style="强调"}丙', '<p>甲乙丙</p>'],
    ['::: {custom-style="正文"}\n段落\n:::', '<p>段落</p>'],
    ['::: {.note}\n段落\n:::', '<aside dataAdmonition="note"><p>段落</p></aside>'],
    ['::: {#a .warning}\n段落\n:::', '<aside dataAdmonition="caution"><p>段落</p></aside>'],
  ])('%s', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it.each(['`[甲]{.underline}`', '```\n[甲]{.underline}\n```', '[甲]{乙}', '数组[0]{1}'])(
    'are not in %j',
    (text) => {
      expect(showDoc(text)).not.toContain('<u>');
      expect(showDoc(text)).toContain('{');
    },
  );
});

describe("pandoc's grid tables", () => {
  const cells = (text: string) =>
    [...showDoc(text).matchAll(/<(t[hd])(?: [^>]*)?>(.*?)<\/\1>/g)].map(([, tag, cell]) => `${tag} ${cell}`);

  it.each([
    [
      '+------+------+\n| 列一 | 列二 |\n+======+======+\n| 甲   | 乙   |\n+------+------+\n\n后',
      ['th 列一', 'th 列二', 'td 甲', 'td 乙'],
    ],
    ['+---+---+\n| a | `x|y` |\n+---+---+', ['th ', 'th ', 'td a', 'td <code>x|y</code>']],
    [
      '+----+-----+\n| 甲 | 乙  |\n+====+=====+\n| 一 | 长的 |\n| 二 | 一行 |\n+----+-----+\n| a | - x |\n| b | - y |\n+----+-----+',
      ['th 甲', 'th 乙', 'td 一二', 'td 长的一行', 'td a b', 'td - x<br>↵- y'],
    ],
  ])('%s', (text, expected) => {
    expect(cells(text)).toEqual(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it('keep the alignment of their columns', () => {
    expect(showDoc('+---+---+\n| 甲 | 乙 |\n+:=:+==:+\n| a | b |\n+---+---+')).toContain(
      '<th align="center">甲</th><th align="right">乙</th>',
    );
  });

  it.each([
    ['> +---+\n> | a |\n> +---+', ['th ', 'td a']],
    ['- 一\n\n  +---+\n  | a |\n  +---+', ['th ', 'td a']],
    ['文\n+---+\n| [a](b.md) |\n+---+\n文', ['th ', 'td <a href="b.md">a</a>']],
  ])('may be in other blocks: %j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it('take time in proportion to their length', () => {
    for (const part of ['+-', '+---+\n', '| a ', '+-+\n|`a|\n', '|+-'])
      expect(() => showDoc(`+--+--+\n${part.repeat(5000)}`)).not.toThrow();
    expect(() => showDoc(`<div>\n${'<br/>\n- a\n'.repeat(1000)}`)).not.toThrow();
  });

  it('with merged cells are reported', () => {
    expect(showFindings('甲\n\n+---+---+\n| a     |\n+---+---+\n| a | b |\n+---+---+')).toEqual([
      '3 lost-cell',
    ]);
    expect(showDoc('+---+---+\n| a     |\n+---+---+')).toContain('+---+---+↵| a     |↵+---+---+');
  });
});

describe('markdown right below HTML', () => {
  it.each([
    ['<h2 id="u1">题</h2>\n1. 一\n2. 二', '<h2 id="u1">题</h2>\n<ol><li>一</li><li>二</li></ol>'],
    ['<br/>\n![图](a.png)', '<img src="a.png" alt="图">'],
    ['<p>甲</p>\n## 乙', '<h2 id="乙">乙</h2>'],
    ['<div>\n\n甲\n\n</div>\n- 乙', '<li>乙</li>'],
    ['<pre>\n- 甲\n</pre>', '<pre>- 甲↵</pre>'],
    ['<div>甲\n- 乙\n</div>', '<div>甲↵- 乙↵</div>'],
  ])('%s', (text, expected) => {
    expect(showDoc(text)).toContain(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it('is a table in what can be folded', () => {
    const shown = showDoc(
      '<details><summary>表格</summary>\n| 甲 | 乙 |\n| --- | --- |\n| 一 | 二 |\n</details>\n\n后',
    );
    expect(shown).toMatch(
      /^<details><summary>表格<\/summary>.*<table.*<td>二<\/td>.*<\/table>.*<\/details>\n<p>后<\/p>$/s,
    );
  });
});
