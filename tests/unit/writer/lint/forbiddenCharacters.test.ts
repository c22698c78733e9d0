import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { dropForbidden } from '../../../../src/lib/forbiddenCharacters.ts';
import { findForbiddenInJson } from '../../../../src/writer/lint/forbiddenCharacters.ts';
import { lintText } from '../../../../src/writer/lint/lintText.ts';

const check = (text: string) => lintText({ text, ...parseDocument(text) });
const placesOf = (text: string) =>
  check(text)
    .findings.filter(({ rule }) => rule === 'forbidden-character')
    .map(({ line, column, message }) => `${line}:${column} ${/U\+[\dA-F]+/.exec(message)}`);

describe('characters that no format takes', () => {
  it('are named by line and column, wherever they are in a page', () => {
    const text =
      '\uFEFF---\r\ntitle: "部\\u0008署"\r\n---\r\n\r\n# 控\b制\r\n\r\n正\u{1FFFF}文&#8;\r\n\r\n`&#8;` <b title="&#0;">粗</b>\r\n';
    expect(placesOf(text)).toEqual(['2:10 U+0008', '5:4 U+0008', '7:2 U+1FFFF', '7:5 U+0008', '9:18 U+0000']);
    expect(check(text).front.title).toBe('部署');
    const { doc } = parseDocument(text);
    expect(doc.title).toBe('控制');
    expect(dropForbidden(JSON.stringify(doc))).toBe(JSON.stringify(doc));
    expect(check('# 甲\n\n正文\tA\u00A0B\n').findings).toEqual([]);
  });

  it('leave the page where references stand for them, and code shows these', () => {
    const text =
      '---\ntitle: 题&#8;\n---\n\n# 甲&#8;乙\n\n文&#x8;字&#0; `&#8;` [链&#8;](b&#8;.md "t&#8;") ![图&#xFFFF;](a.png)\n\n| 格&#8; |\n| - |\n| &#65; |\n\n- 项&#8;[r]\n\n[r]: c.md "&#8;"\n\n```js title="&#8;"\n&#8;\n```\n\n    &#8;\n';
    const { doc } = parseDocument(text);
    expect(JSON.stringify(doc)).not.toContain('\uFFFD');
    expect(doc.headings).toMatchObject([{ id: '甲乙', text: '甲乙' }]);
    expect(JSON.stringify(doc.blocks).match(/&#8;/g)).toHaveLength(3);
    expect(placesOf(text).map((place) => place.split(' ')[0])).toEqual(
      '5:4 7:2 7:8 7:22 7:29 7:39 7:49 9:4 13:4 15:12 17:14'.split(' '),
    );
  });

  it('are named in JSON, as escapes too', () => {
    const found = findForbiddenInJson('{\n  "label": "甲\\u0000乙\\ud83d\\ude00\x7F"\n}');
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [2, 14],
      [2, 33],
    ]);
  });
});
