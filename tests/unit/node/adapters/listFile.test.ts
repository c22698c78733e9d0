import { describe, expect, it } from 'vitest';
import { findListed, readList, resolveIn } from '../../../../src/node/adapters/listFile.ts';

const pages = new Set(['README.md', 'a.md', 'b/README.md', 'b/c d.md']);
const read = (...lines: string[]) =>
  readList(lines.join('\n'), { file: '_sidebar.md', resolve: resolveIn(pages) });

describe('readList', () => {
  it('has labels, pages, other sites and groups', () => {
    expect(
      read(
        '# 标题',
        '1. **[甲](/a.md "提示")** 新',
        '   - ![图](x.png) [丙](<b/c d.md>)',
        '## 组 `Vec<T>`',
        '- [站](https://a.b/c_(d))',
        '* <b>乙</b>',
        '  * [夹](b/)',
      ).items,
    ).toEqual([
      { label: '甲 新', page: 'a.md', items: [{ label: '丙', page: 'b/c d.md' }] },
      {
        label: '组 Vec<T>',
        collapsible: false,
        items: [
          { label: '站', href: 'https://a.b/c_(d)' },
          { label: '乙', items: [{ label: '夹', page: 'b/README.md' }] },
        ],
      },
    ]);
  });

  it('names the entries that lead nowhere, with their lines', () => {
    const { items, unread } = read(
      '<!--',
      '- [注释](none.md)',
      '-->',
      '- [没有](none.md)',
      '  - [甲](a.md)',
      '- [草稿]()',
      '- 只有名称',
      '- [信](mailto:a@b.c)',
      '- [外](../../etc/passwd)',
    );
    expect(items).toEqual([{ label: '没有', items: [{ label: '甲', page: 'a.md' }] }]);
    expect(unread).toEqual(
      [
        [4, '[没有](none.md)'],
        [6, '草稿'],
        [7, '只有名称'],
        [8, '[信](mailto:a@b.c)'],
        [9, '[外](../../etc/passwd)'],
      ].map(([line, what]) => ({ file: '_sidebar.md', line, what })),
    );
  });
});

it.each([
  ['a', 'a.md'],
  ['/b/#x', 'b/README.md'],
  ['b/c%20d.md?id=x', 'b/c d.md'],
  ['', undefined],
  ['#x', undefined],
  ['/', 'README.md'],
])('finds the page of %j', (href, page) => {
  expect(findListed(pages, href)).toBe(page);
});
