import { describe, expect, it } from 'vitest';
import { parseWithTree } from '../../../../src/core/document/parseDoc.ts';
import { listAlmostLinks } from '../../../../src/writer/lint/almostLinks.ts';

const list = (text: string) =>
  listAlmostLinks(parseWithTree(text).tree, text, 1).map(
    ({ kind, href, line, column }) => `${line}:${column} ${kind} ${href}`,
  );

describe('listAlmostLinks', () => {
  it.each([
    ['见[c](b c.md)。', ['1:6 link b c.md']],
    ['甲\n乙\n![x](图 片.png)', ['3:6 image 图 片.png']],
    ['[**c**](b c.md#节 "题 目")', ['1:9 link b c.md#节']],
    ['[x](图 (1).png) [y](b.md)', ['1:5 link 图 (1).png']],
    ['| 甲 |\n| - |\n| [c](b c.md) |', ['3:7 link b c.md']],
    ['> - [![x](图 片.png)](b.md)', ['1:11 image 图 片.png']],
    ['[c](<b c.md>) [c](b%20c.md) [c](b.md "题 目")', []],
    ['\\[c](b c.md) [c\\](b c.md) `[c](b c.md)`', []],
    ['```\n[c](b c.md)\n```', []],
    ['[c] (b c.md)', []],
  ])('%j', (text, expected) => {
    expect(list(text)).toEqual(expected);
  });

  it('takes no time over what never ends', () => {
    expect(list(`${'[a](b '.repeat(3000)}\n\n${'](('.repeat(3000)}`)).toEqual([]);
  });
});
