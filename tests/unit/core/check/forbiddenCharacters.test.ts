import { describe, expect, it } from 'vitest';
import { findForbiddenInJson } from '../../../../src/core/check/forbiddenCharacters.ts';
import { judgeText } from '../../../../src/core/check/judgeText.ts';
import { parseWithTree } from '../../../../src/core/markdown/parseDoc.ts';
import { dropForbidden } from '../../../../src/lib/forbiddenCharacters.ts';

const judge = (text: string) => judgeText({ text, ...parseWithTree(text) });
const placesOf = (text: string) =>
  judge(text)
    .findings.filter(({ rule }) => rule === 'forbidden-character')
    .map(({ line, column, message }) => `${line}:${column} ${/U\+[\dA-F]+/.exec(message)}`);

describe('characters that no format takes', () => {
  it('are named by line and column, wherever they are in a page', () => {
    const text =
      '\uFEFF---\r\ntitle: "部\\u0008署"\r\n---\r\n\r\n# 控\b制\r\n\r\n正\u{1FFFF}文&#8;\r\n\r\n`&#8;` <b title="&#0;">粗</b>\r\n';
    expect(placesOf(text)).toEqual(['2:10 U+0008', '5:4 U+0008', '7:2 U+1FFFF', '7:5 U+0008', '9:18 U+0000']);
    expect(judge(text).front.title).toBe('部署');
    const { doc } = parseWithTree(text);
    expect(doc.title).toBe('控制');
    expect(dropForbidden(JSON.stringify(doc))).toBe(JSON.stringify(doc));
    expect(judge('# 甲\n\n正文\tA\u00A0B\n').findings).toEqual([]);
  });

  it('are named in JSON, as escapes too', () => {
    const found = findForbiddenInJson('{\n  "label": "甲\\u0000乙\\ud83d\\ude00\x7F"\n}');
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [2, 14],
      [2, 33],
    ]);
  });
});
