import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';

const html = (text: string) =>
  parseDocument(text)
    .doc.blocks.map((block) => toHtml(block))
    .join('');

it.each([
  ['![a](/a.png){width=300}', '<p><img src="/a.png" alt="a" width="300"></p>'],
  ['![a](/a.png){ align=left width="50%" .x }', '<p><img src="/a.png" alt="a" width="50%"></p>'],
  ['![a](/a.png){: width="1" onerror="x"}。', '<p><img src="/a.png" alt="a" width="1">。</p>'],
  ['![a](/a.png){width=1e9 height=javascript:x}', '<p><img src="/a.png" alt="a"></p>'],
  ['[a](/b){target="_blank" rel="x"} 后', '<p><a href="/b">a</a> 后</p>'],
  ['![a](/a.png)\n{width=300}', '<p><img src="/a.png" alt="a" width="300"></p>'],
  ['![a](/a.png)\n{: width="50%" .x }\n文', '<p><img src="/a.png" alt="a" width="50%">\n文</p>'],
  ['[![a](/a.png)](/b)\n{width=300}', '<p><a href="/b"><img src="/a.png" alt="a" width="300"></a></p>'],
  ['![a][x]{width=3}\n\n[x]: /a.png', '<p><img src="/a.png" alt="a" width="3"></p>'],
  ['[a](/b){ .md-button }', '<p><a href="/b">a</a></p>'],
])('attributes behind a link or an image are no text: %s', (text, drawn) => {
  expect(html(text)).toBe(drawn);
});

it.each([
  '[a](/b){}',
  '[a](/b){甲}',
  '[a](/b){a, b}',
  '文 {width=3}',
  '`a`{width=3}',
  '![a](/b)\n{width=3} 后',
  '文\n{width=3}',
])('others are: %s', (text) => {
  expect(html(text)).toContain('{');
});

it('a heading of a comment shows its name, and has it for an id', () => {
  const { headings, findings } = parseDocument(
    '## 甲\n\n### <!-- md:setting config.name -->\n\n### <!-- 无 -->',
  ).doc;
  expect(headings.slice(1)).toMatchObject([{ id: 'config.name', text: 'config.name' }]);
  expect(findings).toMatchObject([{ kind: 'emptyHeading', line: 5 }]);
});

it('what only places its content stands there by itself', () => {
  expect(html('::: preview 题\n- 甲\n:::')).toBe('<p><strong>题</strong></p><ul><li>甲</li></ul>');
  expect(html('::: center\n中\n:::\n\n::: v-pre\n{{ a }}\n:::')).toBe('<p>中</p><p>{{ a }}</p>');
  expect(parseDocument('::: raw\n文\n:::').doc.findings).toEqual([]);
});
