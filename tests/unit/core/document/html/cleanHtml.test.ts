import type { Element, Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../../src/core/document/describeFinding.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script src="https://evil.example/x.js"></script>',
  '文字 <script>alert(1)</script> 文字',
  '<img src=x onerror=alert(1)>',
  '<img src="x" ONERROR="alert(1)">',
  '<img src="javascript:alert(1)">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img srcset="javascript:alert(1) 1x" src="a.png">',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<body onload=alert(1)>',
  '<div onclick="alert(1)">x</div>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x]\n\n[x]: javascript:alert(1)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<select onchange=alert(1)><option>x</option></select>',
  '<video src="javascript:alert(1)" poster="javascript:alert(1)"></video>',
  '<video><source onerror="alert(1)" src="data:text/html,x"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<div>\n\n**x** <b onmouseover=alert(1)>y</b>\n\n</div>',
  '<div data-md0="0" onclick="alert(1)">\n\nx\n\n</div>',
  '<a onclick=alert(1) \n\n**x**\n\n</a>',
  ':::note <img src=x onerror=alert(1)>\nx\n:::',
  '## 标题 <img src=x onerror=alert(1)> {#x"onclick="alert(1)}',
  '| <img src=x onerror=alert(1)> |\n|-|',
  '[^x]\n\n[^x]: <img src=x onerror=alert(1)>',
  '<table><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<p><a href="https://a.example" ping="https://evil.example" target="_blank">x</a></p>',
];

const FORBIDDEN =
  /^(?:script|style|iframe|frame|object|embed|applet|form|button|textarea|select|meta|base|link|svg|math|template|noscript|body)$/;
const ADDRESSES = ['href', 'src', 'srcSet', 'poster', 'cite', 'action', 'data', 'xLinkHref'];

function listElements(node: Nodes, list: Element[] = []): Element[] {
  if (node.type === 'element') list.push(node);
  if ('children' in node) for (const child of node.children) listElements(child, list);
  return list;
}

describe('cleanHtml', () => {
  it.each(ATTACKS)('lets nothing run from %j', (text) => {
    for (const { tagName, properties } of parseDocument(text).doc.blocks.flatMap((block) =>
      listElements(block),
    )) {
      expect(tagName).not.toMatch(FORBIDDEN);
      for (const [name, value] of Object.entries(properties)) {
        expect(name).not.toMatch(/^(?:on|style$|srcDoc|formAction|ping|name$)/i);
        if (ADDRESSES.includes(name))
          expect(String(value)).not.toMatch(/^\W*(?:j\W*a\W*v\W*a|vbscript|data:text)/i);
      }
    }
  });

  it.each([
    [
      '<kbd>a</kbd> <sub>a</sub> <sup>a</sup> <mark>a</mark> <ins>a</ins> <del>a</del>',
      'kbd sub sup mark ins del',
    ],
    ['<abbr title="x">a</abbr> <ruby>漢<rp>(</rp><rt>han</rt></ruby>', 'abbr ruby rp rt'],
    [
      '<figure><img src="a.png" width="10" height="10" alt="x"><figcaption>a</figcaption></figure>',
      'figure img figcaption',
    ],
    ['<picture><source srcset="a.webp 1x, b.webp 2x"><img src="a.png"></picture>', 'picture source img'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', 'dl dt dd'],
    [
      '<video controls src="a.mp4" poster="data:image/png;base64,AA"></video> <audio src="a.mp3"></audio>',
      'video audio',
    ],
    [
      '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">b</td></tr></tbody></table>',
      'table thead tr th tbody tr td',
    ],
    ['<p align="center">a</p><center>b</center><div align="right">c</div>', 'p center div'],
    ['<details open><summary>a</summary>b</details>', 'details summary'],
  ])('lets pass %s', (html, tags) => {
    const elements = parseDocument(html).doc.blocks.flatMap((block) => listElements(block));
    const names = elements.map(({ tagName }) => tagName);
    expect((names[0] === 'p' && !tags.startsWith('p ') ? names.slice(1) : names).join(' ')).toBe(tags);
    expect(showFindings(html)).toEqual([]);
  });

  it('keeps the attributes that matter', () => {
    expect(showDoc('<img src="a.png" alt="图" width="200" height="100" align="right">')).toBe(
      '<img src="a.png" alt="图" width="200" height="100" align="right">',
    );
    expect(showDoc('<div align="center" class="x" name="y">a</div>')).toBe('<div align="center">a</div>');
  });

  it('does not let HTML pass for what our own steps make', () => {
    expect(showDoc('<aside data-admonition="danger"><header>x</header></aside>')).toBe(
      '<div><div>x</div></div>',
    );
    expect(showDoc('<section data-footnotes><code data-meta="x" class="other">a</code></section>')).toBe(
      '<section><code>a</code></section>',
    );
    expect(showDoc('<div>\n\n:::danger 真\nx\n:::\n\n</div>')).toContain('<aside dataAdmonition="danger">');
  });

  it('keeps the content of tags that it drops, except where it is no text', () => {
    expect(showDoc('<font color="red">红</font>字')).toBe('<p>红字</p>');
    expect(showDoc('前<script>alert(1)</script>后')).toBe('<p>前后</p>');
  });

  it('makes places to link to out of anchors without an address', () => {
    expect(showDoc('<a name="旧锚点"></a>文')).toBe('<p><span id="旧锚点"></span>文</p>');
  });

  it('reports what it drops, with the line', () => {
    const text =
      '# 页\n\n<div onclick="x" style="y">\n\n<font>红</font>\n\n<a href="javascript:x">z</a>\n\n</div>';
    expect(showFindings(text)).toEqual([
      '3 dropped-html',
      '3 dropped-html',
      '5 dropped-html',
      '7 dropped-html',
    ]);
    expect(parseDocument('<script>x</script>').doc.findings.map(describeFinding)[0]?.message).toContain(
      '<script>',
    );
  });
});
