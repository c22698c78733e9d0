// GitHub's additions: tables, task lists, footnotes, deletions.
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { showDoc, showFindings } from '../../../support/showTree.ts';

/** The body rows of a table, cells apart by ` / `. */
const rows = (text: string) =>
  [...showDoc(text).matchAll(/<tr>(.*?)<\/tr>/g)]
    .slice(1)
    .map(([, row = '']) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell).join(' / '));

describe('a table', () => {
  it('is made with its alignment', () => {
    expect(showDoc('| 键 | 值 | 注 | x |\n|:--|--:|:-:|-|\n| a | 1 | b | c |')).toBe(
      '<table dataShort="1 2 3 4"><thead><tr><th align="left">键</th><th align="right">值</th><th align="center">注</th><th>x</th></tr>' +
        '</thead><tbody><tr><td align="left">a</td><td align="right">1</td><td align="center">b</td><td>c</td></tr>' +
        '</tbody></table>',
    );
  });

  it.each([
    ['| 一 |', '一 / '],
    ['| 一 | 二 | 三 |', '一 / 二'],
    ['一 | 二', '一 / 二'],
    ['| `a\\|b` | c\\|d |', '<code>a|b</code> / c|d'],
    [
      '| **注：**后 | https://a.com，后 |',
      '<strong>注：</strong>后 / <a href="https://a.com">https://a.com</a>，后',
    ],
    ['| 一<br>二 | <b>x</b> |', '一<br>↵二 / <b>x</b>'],
    ['| [链](a.md "题") | ![图](a.png) |', '<a href="a.md" title="题">链</a> / <img src="a.png" alt="图">'],
    ['|  |  |', ' / '],
  ])('has the row %s', (row, expected) => {
    expect(rows(`| a | b |\n|---|---|\n${row}`)).toEqual([expected]);
  });

  it.each([
    ['| a | b |\n|---|\n| 1 | 2 |', '<p>| a | b |↵|---|↵| 1 | 2 |</p>'],
    [
      '- | a |\n  |---|\n  | 1 |',
      '<ul><li><table dataShort="1"><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></li></ul>',
    ],
    ['甲\n| a |\n|---|', '<p>甲</p>\n<table><thead><tr><th>a</th></tr></thead></table>'],
  ])('or not: %j', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
  });

  it('without a body takes no part of the next paragraph', () => {
    expect(showDoc('| a |\n|---|\n\n文')).toBe(
      '<table><thead><tr><th>a</th></tr></thead></table>\n<p>文</p>',
    );
  });
});

describe('a task list', () => {
  const box = (state: string) => `<input type="checkbox"${state} disabled>`;

  it('has boxes that cannot be changed', () => {
    expect(showDoc('- [ ] 一\n- [x] 二\n- [X] 三\n- 四')).toBe(
      `<ul className="contains-task-list"><li className="task-list-item">${box('')} 一</li>` +
        `<li className="task-list-item">${box(' checked')} 二</li>` +
        `<li className="task-list-item">${box(' checked')} 三</li><li>四</li></ul>`,
    );
  });

  it('may be loose', () => {
    expect(showDoc('1. [ ] 一\n\n2. 二')).toBe(
      `<ol className="contains-task-list"><li className="task-list-item"><p>${box('')} 一</p></li><li><p>二</p></li></ol>`,
    );
  });

  it.each(['- [] 一', '- [ ]一', '- [y] 一'])('is not made of %s', (text) => {
    expect(showDoc(text)).toBe(`<ul><li>${text.slice(2)}</li></ul>`);
  });

  it('keeps its boxes when there is HTML beside them', () => {
    expect(showDoc('- [x] <b>一</b>')).toContain(`${box(' checked')} <b>一</b>`);
  });
});

describe('a footnote', () => {
  const mark = (id: string, number: number, use = '') =>
    `<sup><a href="#fn-${id}" id="fnref-${id}${use}" dataFootnoteRef ariaDescribedBy="footnote-label">${number}</a></sup>`;
  const back = (id: string, use = '') =>
    ` <a href="#fnref-${id}${use && `-${use}`}" dataFootnoteBackref ariaLabel="返回正文${use && `第 ${use} 处引用`}" className="data-footnote-backref">↑</a>`;
  const section = (items: string) =>
    `<section dataFootnotes className="footnotes"><h2 id="footnote-label" className="sr-only">脚注</h2><ol>${items}</ol></section>`;

  it('is numbered by its first use and leads back to each', () => {
    expect(showDoc('甲[^b]乙[^注]丙[^b]\n\n[^注]: 一\n[^b]: **二**')).toBe(
      `<p>甲${mark('b', 1)}乙${mark('注', 2)}丙${mark('b', 1, '-2')}</p>\n` +
        section(
          `<li id="fn-b"><p><strong>二</strong>${back('b')}${back('b', '2')}</p></li><li id="fn-注"><p>一${back('注')}</p></li>`,
        ),
    );
  });

  it('may refer to another one, and be long', () => {
    expect(showDoc('甲[^a]\n\n[^a]: 一[^b]\n\n    二\n\n[^b]: 三')).toBe(
      `<p>甲${mark('a', 1)}</p>\n` +
        section(
          `<li id="fn-a"><p>一${mark('b', 2)}</p><p>二${back('a')}</p></li><li id="fn-b"><p>三${back('b')}</p></li>`,
        ),
    );
  });

  it('may be defined in an admonition, far away and in other letters', () => {
    const text = `甲[^A]\n\n${'文\n\n'.repeat(3000)}:::note\n[^a]: 一\n:::`;
    expect(showDoc(text).endsWith(section(`<li id="fn-a"><p>一${back('a')}</p></li>`))).toBe(true);
  });

  it('that nobody uses is not shown', () => {
    expect(showDoc('甲\n\n[^a]: 一')).toBe('<p>甲</p>');
  });

  it('that nobody defines stays text and is reported', () => {
    expect(showDoc('甲\n乙[^没有]')).toBe('<p>甲乙[^没有]</p>');
    expect(showFindings('甲\n乙[^没有]')).toEqual(['2 undefined-footnote']);
    expect(showFindings('甲\\[^没有] `[^没有]`')).toEqual([]);
  });

  it('puts no heading into the list', () => {
    expect(parseDocument('甲[^a]\n\n[^a]: 一').doc.headings).toEqual([]);
  });
});
