import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../../src/core/markdown/frontMatterBlock.ts';

const withoutBlock = (body: string) => ({ yaml: undefined, body, bodyLine: 1 });

describe('splitFrontMatter', () => {
  it.each([
    ['a block', '---\ntitle: 部署\n---\n# 部署', { yaml: 'title: 部署', body: '# 部署', bodyLine: 4 }],
    ['an empty block', '---\n---\n正文', { yaml: '', body: '正文', bodyLine: 3 }],
    ['a block with empty lines', '---\n\na: 1\n\n---\n正文', { yaml: '\na: 1\n', body: '正文', bodyLine: 6 }],
    ['a block without a body', '---\na: 1\n---', { yaml: 'a: 1', body: '', bodyLine: 4 }],
    ['white space after the markers', '--- \na: 1\n---\t\n正文', { yaml: 'a: 1', body: '正文', bodyLine: 4 }],
    ['a byte order mark', '\uFEFF---\na: 1\n---\n正文', { yaml: 'a: 1', body: '正文', bodyLine: 4 }],
    ['CRLF', '---\r\na: 1\r\n---\r\n甲\r\n乙', { yaml: 'a: 1', body: '甲\n乙', bodyLine: 4 }],
    ['lonely CR', '---\ra: 1\r---\r正文', { yaml: 'a: 1', body: '正文', bodyLine: 4 }],
    ['a rule in the body', '---\na: 1\n---\n甲\n---\n乙', { yaml: 'a: 1', body: '甲\n---\n乙', bodyLine: 4 }],
    [
      'longer lines of hyphens inside',
      '---\na: |\n ---\n----\n---\n',
      { yaml: 'a: |\n ---\n----', body: '', bodyLine: 6 },
    ],
  ])('cuts off %s', (_, text, expected) => {
    expect(splitFrontMatter(text)).toEqual(expected);
  });

  it.each([
    ['an empty file', ''],
    ['a file without a block', '# 部署\n'],
    ['a block that is not on the first line', '\n---\na: 1\n---\n'],
    ['an indented marker', ' ---\na: 1\n---\n'],
    ['four hyphens', '----\na: 1\n----\n'],
    ['a block that nothing closes', '---\na: 1\n\n正文'],
    ['a page of one rule', '---'],
  ])('leaves %s alone', (_, text) => {
    expect(splitFrontMatter(text)).toEqual(withoutBlock(text));
  });

  it('takes the byte order mark off a file without a block', () => {
    expect(splitFrontMatter('\uFEFF正文')).toEqual(withoutBlock('正文'));
  });
});
