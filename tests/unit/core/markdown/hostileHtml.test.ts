// What people try who want a page to run their code. Judged by the browser's own reading of
// addresses, not by ours.
import type { Element, Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { parseDoc } from '../../../../src/core/markdown/parseDoc.ts';

const TAGS =
  /^(?:a|abbr|aside|b|br|blockquote|center|code|del|details|div|em|h[1-6]|header|hr|i|img|input|ins|kbd|li|mark|ol|p|picture|pre|q|s|section|small|source|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|video|audio|wbr)$/;
const PROPERTIES =
  /^(?:id|title|lang|dir|ariaLabel|ariaHidden|ariaDescribedBy|href|src|srcSet|alt|width|height|align|checked|disabled|type|className|colSpan|rowSpan|open|cite|poster|controls|dataMeta|dataAdmonition|dataFootnotes|dataFootnoteRef|dataFootnoteBackref)$/;

/** Everything in a tree that could do harm. */
function findHarm(node: Nodes): string[] {
  if (node.type === 'text') return [];
  const inside = 'children' in node ? node.children.flatMap(findHarm) : [];
  if (node.type === 'root') return inside;
  if (node.type !== 'element') return [node.type];
  return [...(TAGS.test(node.tagName) ? [] : [`<${node.tagName}>`]), ...findBadProperties(node), ...inside];
}

function findBadProperties({ tagName, properties }: Element): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!PROPERTIES.test(name)) return [name];
    if (tagName === 'input' && properties.type !== 'checkbox') return ['input'];
    if (!/^(?:href|src|srcSet|cite|poster)$/.test(name)) return [];
    const addresses = name === 'srcSet' ? String(value).split(/,\s*/) : [String(value)];
    return addresses
      .filter((address) => !isHarmless(address, tagName))
      .map((address) => `${name}=${address}`);
  });
}

function isHarmless(address: string, tagName: string): boolean {
  const { protocol, pathname } = new URL(address, 'https://docs.example/');
  return (
    /^(?:https?|mailto|tel):$/.test(protocol) ||
    (tagName === 'img' && protocol === 'data:' && /^image\//i.test(pathname))
  );
}

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.y/z.js></SCRIPT>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</script>',
  '<script/x>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><use href="data:image/svg+xml,x#x"></use></svg>',
  '<svg><foreignObject><b onclick=x>y</b></foreignObject></svg>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><maction actiontype="statusline#" xlink:href="javascript:x">y</maction></math>',
  '<style>@import "//x"</style>',
  '<style>*{background:url(javascript:x)}</style>',
  '<link rel=stylesheet href=//x>',
  '<meta http-equiv=refresh content="0;url=javascript:x">',
  '<base href="//x/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<frameset onload=x><frame src=//x></frameset>',
  '<object data="javascript:x"></object>',
  '<embed src="data:text/html,x">',
  '<applet code=x></applet>',
  '<portal src=//x></portal>',
  '<form action="javascript:x"><button formaction="javascript:y">z</button></form>',
  '<isindex action=javascript:x type=image>',
  '<input autofocus onfocus=x>',
  '<input type=image src=x onerror=y>',
  '<select autofocus onfocus=x><option>y</select>',
  '<textarea autofocus onfocus=x>y</textarea>',
  '<keygen autofocus onfocus=x>',
  '<dialog open onclose=x>y</dialog>',
  '<template><script>x</script></template>',
  '<slot name=x>y</slot>',
  '<marquee onstart=x>y</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=y>"></noscript>',
];
const HANDLERS = [
  '<img src=x onerror=alert(1)>',
  '<img src=x oNeRrOr=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x"onerror="y">',
  '<img src=`x`onerror=y>',
  '<b onclick=x>y</b>',
  '<b\nonclick=x>y</b>',
  '<b\tonclick\n=\nx>y</b>',
  '<details open ontoggle=x>y</details>',
  '<video src=x onerror=y></video>',
  '<audio src=x onloadstart=y></audio>',
  '<body onload=x>',
  '<html onmouseover=x>y</html>',
  '<a onmouseover=x href=y>z</a>',
  '<b onpointerrawupdate=x style="animation:x" onanimationstart=y>z</b>',
  '<div style="background:url(javascript:x)">y</div>',
  '<table background="javascript:x"><tr><td onclick=y>z</td></tr></table>',
  '<video><source onerror=x></video>',
  '<b is=x contenteditable tabindex=1 accesskey=y autofocus onfocus=z>w</b>',
];
const ADDRESSES = [
  'javascript:alert(1)',
  'JAVASCRIPT:x',
  ' javascript:x',
  '\tjavascript:x',
  'java\tscript:x',
  'java\nscript:x',
  '&#106;avascript:x',
  '&#x6A;avascript:x',
  '&#0000106avascript:x',
  'javascript&colon;x',
  'javascript&#58;x',
  'java&Tab;script:x',
  'java&NewLine;script:x',
  '&#1;javascript:x',
  '\u0001javascript:x',
  '&#14;javascript:x',
  'jav&#x09;ascript:x',
  'javascript://x%0aalert(1)',
  'vbscript:x',
  'livescript:x',
  'data:text/html,<script>x</script>',
  'DATA:text/html;base64,x',
  'data:image/svg+xml,x',
  'view-source:javascript:x',
  'feed:javascript:x',
  'blob:https://x/y',
  'filesystem:https://x/y',
  'file:///etc/passwd',
  'ms-its:x',
  'about:blank',
  'intent://x',
  '\u00A0javascript:x',
  '\u200Bjavascript:x',
  'ｊavascript:x',
  'javascript\u2028:x',
];
const MIXED = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=y>"></noembed>',
  '<xmp><img title="</xmp><img src=x onerror=y>"></xmp>',
  '<title><img title="</title><img src=x onerror=y>"></title>',
  '<plaintext><img src=x onerror=y>',
  '<!--><img src=x onerror=y>-->',
  '<!--!><img src=x onerror=y>',
  '<![CDATA[<img src=x onerror=y>]]>',
  '<?xml <img src=x onerror=y>?>',
  '<!DOCTYPE x [<img src=x onerror=y>]>',
  '</b onclick=x><b/onclick=y>z</b>',
  '<a href="x" title="\'><script>y</script>">z</a>',
  '<img src="x` `<script>y</script>"` `>',
  '<b title="<script>x</script>">y</b>',
  '<<b onclick=x>y</b>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<details><summary>\n\n<b onclick=x>y</b>\n\n</summary><script>\n\nz\n\n</script></details>',
  '| a |\n|-|\n| <img src=x onerror=y> |',
  ':::tip <img src=x onerror=y>\n<script>x</script>\n:::',
  '# <img src=x onerror=y> {#"onclick=x}',
  '[<img src=x onerror=y>](javascript:z)',
  '![a](x"onerror="y)',
  '```"onclick="x title="<script>"\n<script>\n```',
  '甲[^1]\n\n[^1]: <img src=x onerror=y> [z](javascript:w)',
  '<aside data-admonition="tip" data-md0="" onclick=x>y</aside>\n**z**',
  '<b data-md0 onclick=x>**y**</b>',
  '<b data-md0="0" data-md1="0" data-dom onclick=x>**y**</b>',
  '<a href=x ping=javascript:y target=_top rel=opener>z</a>',
  '<img src=x srcset="javascript:y 2x" usemap=#z longdesc=javascript:w>',
  '<q cite="javascript:x">y</q> <del cite="data:text/html,x">z</del>',
];

describe('parseDoc', () => {
  const inAddress = ADDRESSES.flatMap((address) => [
    `[x](${address})`,
    `[x](<${address}>)`,
    `![x](${address})`,
    `[x][r]\n\n[r]: <${address}>`,
    `<${address}>`,
    `<a href="${address}">x</a>`,
    `文 <a href='${address}'>**x**</a>`,
    `<img src="${address}">`,
    `<video src="${address}" poster="${address}"><source src="${address}" srcset="${address} 2x"></video>`,
  ]);
  const all = [...SCRIPTS, ...HANDLERS, ...MIXED, ...inAddress].flatMap((text) => [
    text,
    `甲 ${text} 乙`,
    `- ${text}`,
    `<div>\n\n${text}\n\n</div>`,
    `<b>**甲**${text}`,
  ]);

  it('keeps everything harmful out of the tree', { timeout: 60_000 }, () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(
      all.flatMap((text) =>
        parseDoc(text)
          .blocks.flatMap(findHarm)
          .map((harm) => [harm, text]),
      ),
    ).toEqual([]);
  });

  it.each([...SCRIPTS, ...HANDLERS])('loses no text around %j', (text) => {
    expect(JSON.stringify(parseDoc(`前文\n\n${text}\n\n后文`).blocks)).toMatch(/前文.*后文/);
  });
});
