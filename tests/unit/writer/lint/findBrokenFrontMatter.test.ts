import { describe, expect, test } from 'vitest';
import { findBrokenFrontMatter } from '../../../../src/writer/lint/findBrokenFrontMatter.ts';

const endless = (line: number) => ({
  line,
  message: `页首信息没有结束，请在第 ${line} 行之后另起一行写 ---`,
});
const fence = (line: number, written: string) => ({
  line,
  column: 1,
  message: `「${written}」不是页首信息的分隔线，现在按正文显示；请改为三个半角减号 ---`,
  fix: { length: written.length, text: '---' },
});

describe('a front matter that is read as text', () => {
  test.each([
    ['does not end', '---\ntitle: 甲\n\n# 甲\n', endless(2)],
    ['does not end, behind an empty line', '\n---\ntitle: 甲\nkeywords: [乙]\n\n# 甲\n', endless(4)],
    ['does not end, below a comment', '<!-- 乙\n丙 -->\r\n---\r\ntitle: 甲\r\n\r\n正文\r\n', endless(4)],
    ['begins with dashes', '——\ntitle: 甲\n---\n# 甲\n', fence(1, '——')],
    ['begins with quotes, below a comment', '<!-- 乙 -->\n“---”\ntitle: 甲\n---\n', fence(2, '“---”')],
    ['ends with full-width signs', '---\ntitle: 甲\n－－－\n\n正文\n', fence(3, '－－－')],
    ['ends with dashes, and a rule follows', '---\ntitle: 甲\n———\n# 甲\n\n---\n\n正文\n', fence(3, '———')],
    ['ends with four signs', '\uFEFF---\ntitle: 甲\n\n----\n正文\n', fence(4, '----')],
  ])('%s', (_name, text, expected) => {
    expect(findBrokenFrontMatter(text)).toEqual(expected);
  });

  test.each([
    ['one on the first line', '---\ntitle: 甲\n---\n# 甲\n'],
    ['one below blank lines and comments', '\n<!-- 乙 -->\n\n---\ntitle: 甲\n---\n# 甲\n'],
    ['one with dashes in a value', '---\ntitle: |\n  ———\n  甲\n---\n# 甲\n'],
    ['a rule at the beginning', '---\n\n正文\n'],
    ['a rule behind an empty line', '\n---\n正文\n'],
    ['fields further down', '# 甲\n\n---\ntitle: 甲\n---\n'],
    ['an empty text', ''],
    ['nothing but lines', '\n\n'],
  ])('%s is none', (_name, text) => {
    expect(findBrokenFrontMatter(text)).toBeUndefined();
  });
});
