import { describe, expect, test } from 'vitest';
import { findLostFrontMatter } from '../../../../src/core/check/lostFrontMatter.ts';

const LATE = '页首信息要从文件的第一行写起，现在按正文显示；请删去它前面的空行';
const endless = (line: number) => `页首信息没有结束，请在第 ${line} 行之后另起一行写 ---`;

describe('a front matter that is read as text', () => {
  test.each([
    ['begins behind an empty line', '\n---\ntitle: 甲\n---\n# 甲\n', 2, LATE],
    ['begins behind spaces and lines of Windows', '  \r\n\r\n---\r\ntitle: 甲\r\n---\r\n', 3, LATE],
    ['begins behind a byte order mark and an empty line', '\uFEFF\n---\ntitle: 甲\n---\n', 2, LATE],
    ['does not end', '---\ntitle: 甲\n\n# 甲\n', 2, endless(2)],
    ['does not end, behind an empty line', '\n---\ntitle: 甲\nkeywords: [乙]\n\n# 甲\n', 4, endless(4)],
  ])('%s', (_name, text, line, message) => {
    expect(findLostFrontMatter(text)).toEqual({ line, message });
  });

  test.each([
    ['one on the first line', '---\ntitle: 甲\n---\n# 甲\n'],
    ['a rule at the beginning', '---\n\n正文\n'],
    ['a rule behind an empty line', '\n---\n正文\n'],
    ['fields further down', '# 甲\n\n---\ntitle: 甲\n---\n'],
    ['an empty text', ''],
    ['nothing but lines', '\n\n'],
  ])('%s is none', (_name, text) => {
    expect(findLostFrontMatter(text)).toBeUndefined();
  });
});
