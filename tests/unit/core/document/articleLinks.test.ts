// Links and images, and the addresses that never get into the tree.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../support/showTree.ts';

describe('a link', () => {
  it.each([
    ['[甲](b.md "题")', '<a href="b.md" title="题">甲</a>'],
    ['[甲](<a b.md>)', '<a href="a b.md">甲</a>'],
    ['[**粗** `码`](b.md#节)', '<a href="b.md#节"><strong>粗</strong> <code>码</code></a>'],
    [
      '[甲][r] [r][] [r]\n\n[r]: b.md "题"',
      '<a href="b.md" title="题">甲</a> <a href="b.md" title="题">r</a> <a href="b.md" title="题">r</a>',
    ],
    ['[甲][R  x]\n\n[r X]: b.md', '<a href="b.md">甲</a>'],
    ['![甲](a.png "题")', '<img src="a.png" alt="甲" title="题">'],
    ['![**粗**](a.png)', '<img src="a.png" alt="粗">'],
    ['![甲][r]\n\n[r]: a.png', '<img src="a.png" alt="甲">'],
    ['[![甲](a.png)](b.md)', '<a href="b.md"><img src="a.png" alt="甲"></a>'],
    ['![甲](a.png =100x)', '<img src="a.png" alt="甲" width="100">'],
    ['\\[甲](b.md)', '[甲](b.md)'],
  ])('%j', (text, expected) => {
    expect(showDoc(text)).toBe(`<p>${expected}</p>`);
  });

  it('may be defined far away, before and after', () => {
    const far = '文\n\n'.repeat(3000);
    expect(showDoc(`[甲][r]\n\n${far}[r]: b.md`).startsWith('<p><a href="b.md">甲</a></p>')).toBe(true);
    expect(showDoc(`[r]: b.md\n\n${far}[甲][r]`).endsWith('<p><a href="b.md">甲</a></p>')).toBe(true);
    expect(showDoc(`[甲][r]\n\n${far}> - [r]: b.md`).startsWith('<p><a href="b.md">甲</a></p>')).toBe(true);
  });

  it('that only looks like a definition elsewhere stays text', () => {
    expect(
      showDoc(`[甲][r]\n\n${'文\n\n'.repeat(3000)}<div>\n[r]: b.md\n</div>`).startsWith('<p>[甲][r]</p>'),
    ).toBe(true);
  });

  it.each([
    ['甲\n[乙][没有]', ['2 undefined-reference']],
    ['[甲][没有] [乙][也没有]', ['1 undefined-reference', '1 undefined-reference']],
    ['见[乙][没有]，见[乙][1]', ['1 undefined-reference', '1 undefined-reference']],
    ['数组[0][1]的值，表[i][j]，数组[0][1][2]，配置["甲"][0]', []],
    ['[可选] a[0][1] \\[甲][没有] `[甲][没有]`', []],
    ['```\n[甲][没有]\n```', []],
    ['$[E:F]=[E:K][K:F]$ 与 $a^2$，$[a,b][^c]$', []],
    ['$[a][b]$ 与 [甲][没有]', ['1 undefined-reference']],
  ])('without a definition stays text and is reported: %j', (text, findings) => {
    expect(showFindings(text)).toEqual(findings);
    expect(showDoc(text)).not.toContain('<a');
  });
});

describe('an address', () => {
  it.each([
    'b.md',
    './b.md',
    '../b.md#节',
    '/docs/b',
    '#节',
    '?q=1:2',
    'a/b:c',
    '//host/x',
    'https://a.com',
    'mailto:a@b.c',
    'tel:10086',
  ])('of a link may be %s', (address) => {
    expect(showDoc(`[甲](${address})`)).toBe(`<p><a href="${address}">甲</a></p>`);
    expect(showDoc(`<a href="${address}">甲</a>`)).toBe(`<p><a href="${address}">甲</a></p>`);
    expect(showFindings(`[甲](${address}) <a href="${address}">甲</a>`)).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    '&#106;avascript:x',
    'java&#10;script:x',
    '&#1;javascript:x',
    'javascript&colon;x',
    'vbscript:x',
    'data:text/html,x',
    'data:image/png;base64,AA==',
    'file:///x',
    'ftp://a.com',
    'blob:x',
    'C:\\x',
  ])('of a link may not be %s', (address) => {
    expect(showDoc(`甲\n\n[乙](${address})`)).toBe('<p>甲</p>\n<p>乙</p>');
    expect(showFindings(`甲\n\n[乙](${address})`)).toEqual(['3 broken-link']);
    expect(showDoc(`甲\n\n<a href="${address}">乙</a>`)).toBe('<p>甲</p>\n<p><span>乙</span></p>');
    expect(showFindings(`甲\n\n<a href="${address}">乙</a>`)).toEqual(['3 dropped-html']);
  });

  it.each(['a.png', '/a.png', 'https://a.com/a.png', 'data:image/png;base64,AA=='])(
    'of an image may be %s',
    (address) => {
      expect(showDoc(`![甲](${address})`)).toBe(`<p><img src="${address}" alt="甲"></p>`);
      expect(showDoc(`文 <img src="${address}">`)).toBe(`<p>文 <img src="${address}"></p>`);
    },
  );

  it.each(['javascript:x', 'data:text/html,x', 'file:///a.png', 'mailto:a@b.c', 'blob:x'])(
    'of an image may not be %s',
    (address) => {
      expect(showDoc(`甲\n\n![乙](${address})`)).toBe('<p>甲</p>\n<p>乙</p>');
      expect(showFindings(`甲\n\n![乙](${address})`)).toEqual(['3 broken-image']);
      expect(showDoc(`文 <img src="${address}">`)).toBe('<p>文 <img></p>');
    },
  );

  it('in a definition is looked at too', () => {
    expect(showDoc('[甲][r] ![乙][r]\n\n[r]: javascript:x')).toBe('<p>甲 乙</p>');
    expect(showFindings('[甲][r] ![乙][r]\n\n[r]: javascript:x')).toEqual([
      '1 broken-link',
      '1 broken-image',
    ]);
  });

  it('of sounds, posters and sets of pictures is looked at too', () => {
    const html =
      '文 <video src="javascript:x" poster="javascript:x"><source src="data:video/mp4,x" srcset="a.png 1x, javascript:x 2x"></video>';
    expect(showDoc(html)).toBe('<p>文 <video><source></video></p>');
    expect(showFindings(html)).toEqual(Array(4).fill('1 dropped-html'));
  });
});
