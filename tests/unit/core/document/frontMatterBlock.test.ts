import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../../src/core/document/frontMatterBlock.ts';
import { readFrontMatter } from '../../../../src/core/site/manifest/frontMatter.ts';
import { createRandom } from '../../../support/random.ts';

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
    ['a blank line', '\n---\na: 1\n---\n正文', '\na: 1', 5],
    ['a comment', '<!-- 甲 -->\n---\na: 1\n---\n正文', '\na: 1', 5],
    ['a long comment and blank lines', '<!-- 甲\n\n乙 --> \n\r\n---\r\na: 1\n---\n正文', '\n\n\n\na: 1', 8],
    ['two comments', '\uFEFF\n<!----><!-- --- -->\n---\na：1\nb: 2\n---\n正文', '\n\na：1\nb: 2', 7],
  ])('reads a block below %s, and counts its lines', (_, text, yaml, bodyLine) => {
    expect(splitFrontMatter(text)).toEqual({ yaml, body: '正文', bodyLine });
  });

  it.each([
    ['an empty file', ''],
    ['a file without a block', '# 部署\n'],
    ['a block behind text', '甲\n---\na: 1\n---\n'],
    ['text between rules behind a blank line', '\n---\n正文 a: 1\n---\n'],
    ['a block behind a comment on its line', '<!-- 甲 --> ---\na: 1\n---\n'],
    ['a block behind a comment with text', '<!-- 甲 --> 乙\n---\na: 1\n---\n'],
    ['a block behind a comment that does not end', '<!-- 甲\n---\na: 1\n---\n'],
    ['an indented marker', ' ---\na: 1\n---\n'],
    ['four hyphens', '----\na: 1\n----\n'],
    ['a block that nothing closes', '---\na: 1\n\n正文'],
    ['a page of one rule', '---'],
  ])('leaves %s alone', (_, text) => {
    expect(splitFrontMatter(text)).toEqual(withoutBlock(text));
  });

  it('leaves what stands below 200 comments and blank lines where it is, and finds the same fields', () => {
    const random = createRandom(57);
    const above = [
      '\n',
      ' \t\n',
      '<!-- 版权 -->\n',
      '<!--\n---\ntitle: 错\n---\n-->\n',
      '<!-- a --><!-- b -->\n',
    ];
    for (let run = 0; run < 200; run += 1) {
      const lead = Array.from(
        { length: Math.floor(random() * 5) },
        () => above[Math.floor(random() * 5)],
      ).join('');
      const { yaml = '', body, bodyLine } = splitFrontMatter(`${lead}---\ntitle: 甲\n---\n乙\n`);
      expect([yaml.trim(), body, bodyLine]).toEqual(['title: 甲', '乙\n', lead.split('\n').length + 3]);
      expect(readFrontMatter(yaml)).toMatchObject({
        front: { title: '甲' },
        fieldLines: { title: bodyLine - 2 },
      });
    }
  });

  it('takes the byte order mark off a file without a block', () => {
    expect(splitFrontMatter('\uFEFF正文')).toEqual(withoutBlock('正文'));
  });
});
