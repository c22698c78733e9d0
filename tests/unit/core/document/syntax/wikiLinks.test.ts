import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

describe("a wiki's link", () => {
  it.each([
    ['见[[部署]]。', '见<a href="[[部署]]">部署</a>。'],
    ['[[部署|怎样 `a`]]', '<a href="[[部署]]">怎样 <code>a</code></a>'],
    ['[[部署#启动 与验证]]', '<a href="[[部署#启动-与验证]]">部署 &gt; 启动 与验证</a>'.replace('&gt;', '>')],
    ['[[#启动]]', '<a href="[[#启动]]">启动</a>'],
    ['[[#^ab12]]', '<a href="[[#^ab12]]">^ab12</a>'],
    ['[[部署#^ab12|那一段]]', '<a href="[[部署#^ab12]]">那一段</a>'],
    ['[[渠道/安装.md]]', '<a href="[[渠道/安装.md]]">渠道/安装</a>'],
    ['[[手册.pdf]]', '<a href="[[手册.pdf]]">手册.pdf</a>'],
    ['[[甲]][[乙]]', '<a href="[[甲]]">甲</a><a href="[[乙]]">乙</a>'],
    ['| 甲 |\n| - |\n| [[部署\\|怎样]] |', '<td><a href="[[部署]]">怎样</a></td>'],
    ['![[图.png]]', '<img src="[[图.png]]" alt="图">'],
    ['![[图/a.png|300]]', '<img src="[[图/a.png]]" alt="a" width="300">'],
    ['![[图.png|说明|300x200]]', '<img src="[[图.png]]" alt="说明" width="300" height="200">'],
  ])('in %s', (text, expected) => {
    expect(showDoc(text)).toContain(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    'if [[ -f x ]]; then',
    'x[[1]] 与 df[[col]]',
    '[[1, 2], [3, 4]]',
    '`[[部署]]`',
    '\\[[部署]]',
    '[[]]',
    '[[部署',
    '[[部\n署]]',
    '```\n[[部署]]\n```',
  ])('is not in %j', (text) => {
    expect(showDoc(text)).not.toContain('<a');
  });

  it('is none where markdown has a link', () => {
    expect(showDoc('[[甲]](b.md)')).toBe('<p><a href="b.md">[甲]</a></p>');
    expect(showDoc('[[甲]]\n\n[甲]: c.md')).toBe('<p>[<a href="c.md">甲</a>]</p>');
    expect(showDoc('[[甲]][乙]\n\n[乙]: c.md')).toBe('<p><a href="c.md">[甲]</a></p>');
  });

  it('to a page whose text it would show is reported', () => {
    expect(showDoc('![[部署]]')).toBe('<p><a href="[[部署]]">部署</a></p>');
    expect(showFindings('甲\n\n![[部署]]')).toEqual(['3 broken-include']);
  });
});
