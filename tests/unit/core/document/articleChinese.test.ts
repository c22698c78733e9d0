// What plain CommonMark gets wrong in Chinese.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../support/showTree.ts';

const link = (address: string, url = address) => `<a href="${url}">${address}</a>`;

describe('emphasis beside Chinese', () => {
  it.each([
    ['**注意：**请先备份', '<strong>注意：</strong>请先备份'],
    ['请**注意：**先', '请<strong>注意：</strong>先'],
    ['**“引”**后', '<strong>“引”</strong>后'],
    ['文**（注）**文', '文<strong>（注）</strong>文'],
    ['文**`码`**文', '文<strong><code>码</code></strong>文'],
    ['文**[链](a.md)**文', '文<strong><a href="a.md">链</a></strong>文'],
    ['*注意！*后', '<em>注意！</em>后'],
    ['***注意！***后', '<em><strong>注意！</strong></em>后'],
    ['~~旧的：~~新', '<del>旧的：</del>新'],
    ['**注意:**请 a', '<strong>注意:</strong>请 a'],
  ])('%s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it.each(['3~5 天，2~3 人', '~一~', 'a * b * c', '5 ** 6', 'a_b_c', '文_粗_文'])(
    'is not made of %s',
    (text) => {
      expect(showDoc(text)).toBe(`<p>${text}</p>`);
    },
  );
});

describe('a wrapped line', () => {
  it.each([
    ['第一行\n第二行', '第一行第二行'],
    ['第一行，\n第二行', '第一行，第二行'],
    ['第一行\n“引”\n第二行', '第一行“引”第二行'],
    ['第一行\n  第二行', '第一行第二行'],
    ['第一行\nEnglish\n第二行', '第一行↵English↵第二行'],
    ['one\ntwo', 'one↵two'],
    ['**粗**\n文', '<strong>粗</strong>文'],
    ['文\n**粗**', '文<strong>粗</strong>'],
    ['[链](a.md)\n文', '<a href="a.md">链</a>文'],
    ['`码`\n文', '<code>码</code>↵文'],
    ['日本語\nテスト', '日本語テスト'],
    ['한국어\n한국어', '한국어↵한국어'],
    ['𠮷\n𠮷', '𠮷𠮷'],
    ['硬\\\n换行', '硬<br>↵换行'],
    ['硬  \n换行', '硬<br>↵换行'],
  ])('of %j', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    ['> 引文\n> 二', '<blockquote><p>引文二</p></blockquote>'],
    ['- 列\n  二', '<ul><li>列二</li></ul>'],
    [':::note\n文\n二\n:::', '<aside dataAdmonition="note"><p>文二</p></aside>'],
    ['题\n二\n===', '<h1 id="题二">题二</h1>'],
    ['```\n中\n文\n```', '<pre><code>中↵文↵</code></pre>'],
  ])('inside another block: %j', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
  });
});

describe('a bare address', () => {
  it.each([
    ['见 https://example.com，然后登录', `见 ${link('https://example.com')}，然后登录`],
    ['见https://example.com/a。', `见${link('https://example.com/a')}。`],
    ['https://example.com/a?x=1&y=2、后', `${link('https://example.com/a?x=1&y=2')}、后`],
    ['（https://example.com）', `（${link('https://example.com')}）`],
    ['“https://example.com”后', `“${link('https://example.com')}”后`],
    ['https://example.com——后', `${link('https://example.com')}——后`],
    ['**https://example.com**，后', `<strong>${link('https://example.com')}</strong>，后`],
    ['访问www.example.com。', `访问${link('www.example.com', 'http://www.example.com')}。`],
    ['http://localhost:3000/路', `${link('http://localhost:3000/')}路`],
    ['https://example.com/a.', `${link('https://example.com/a')}.`],
    ['(https://example.com/a(b))', `(${link('https://example.com/a(b)')})`],
    ['[见 https://example.com]', `[见 ${link('https://example.com')}]`],
    ['HTTPS://EXAMPLE.COM，', `${link('HTTPS://EXAMPLE.COM', 'https://EXAMPLE.COM')}，`],
    ['邮箱 a@b.com，后', `邮箱 ${link('a@b.com', 'mailto:a@b.com')}，后`],
    ['<https://example.com/中文>', link('https://example.com/中文')],
    ['https://a.com/b_c_d，e', `${link('https://a.com/b_c_d')}，e`],
  ])('in %s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    ['`https://example.com`', '<code>https://example.com</code>'],
    ['[https://example.com，后](b.md)', '<a href="b.md">https://example.com，后</a>'],
    ['ftp://example.com', 'ftp://example.com'],
    ['xhttps://example.com', 'xhttps://example.com'],
    ['https:// example', 'https:// example'],
  ])('is not in %s', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });
});

describe('colons', () => {
  it.each(['时间 12:30 到 13:00', ':其他:', '注意:提示', 'a:b', '::x', ':tip[x]', '::tip[x]', ':tip{a=b}'])(
    'mean nothing in %s',
    (text) => {
      expect(showDoc(text)).toBe(`<p>${text}</p>`);
      expect(showFindings(text)).toEqual([]);
    },
  );
});
