import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { collectLinks } from '../../../../../src/writer/lint/collectLinks.ts';
import { showDoc } from '../../../../support/showTree.ts';

const anchor = (id: string) => `<span id="^${id}"></span>`;

describe('the name of a block', () => {
  it.each([
    ['正文。 ^ab12\n\n下文', `<p>正文。 ${anchor('ab12')}</p>\n<p>下文</p>`],
    ['- 甲 ^id-1\n- 乙 ^id-2', `<ul><li>甲 ${anchor('id-1')}</li><li>乙 ${anchor('id-2')}</li></ul>`],
    ['## 标题 ^37066d\n\n文', `<h2 id="标题">标题 ${anchor('37066d')}</h2>\n<p>文</p>`],
    ['> 引文\n> 第二句 ^quote', `<blockquote><p>引文第二句 ${anchor('quote')}</p></blockquote>`],
  ])('leaves the text and can be linked to in %j', (text, expected) => {
    expect(showDoc(text).replaceAll('↵', '')).toBe(expected);
  });

  it('stands below a table or a list on a line of its own', () => {
    const { ids } = collectLinks(parseDocument('| 甲 |\n| - |\n| 乙 |\n\n^tab-1\n\n下文').doc);
    expect([...ids]).toContain('^tab-1');
  });

  it.each([
    'x ^2',
    'a ^n',
    'x ^10\n',
    '正文 ^ab12\n下一行',
    '`a ^ab12`',
    '```\na ^ab12\n```',
    '注 [^ab12]',
    '甲^ab12',
  ])('is not in %j', (text) => {
    expect(showDoc(text)).toContain('^');
    expect([...collectLinks(parseDocument(text).doc).ids]).toEqual([]);
  });
});
