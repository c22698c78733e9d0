// What people try who want a page to run their code. One a line; line breaks and the like as in JSON.

/** Elements that run something, or load what does. */
export const SCRIPTS = readLines(String.raw`
<script>alert(1)</script>
<SCRIPT SRC=//x.y/z.js></SCRIPT>
<script\n>alert(1)</script\n>
<scr<script>ipt>alert(1)</script>
<script/x>alert(1)</script>
<svg><script>alert(1)</script></svg>
<svg/onload=alert(1)>
<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>
<svg><animate attributeName=href values=javascript:alert(1) /></svg>
<svg><use href="data:image/svg+xml,x#x"></use></svg>
<svg><foreignObject><b onclick=x>y</b></foreignObject></svg>
<math href="javascript:alert(1)">x</math>
<math><maction actiontype="statusline#" xlink:href="javascript:x">y</maction></math>
<style>@import "//x"</style>
<style>*{background:url(javascript:x)}</style>
<link rel=stylesheet href=//x>
<meta http-equiv=refresh content="0;url=javascript:x">
<base href="//x/">
<iframe src="javascript:alert(1)"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<frameset onload=x><frame src=//x></frameset>
<object data="javascript:x"></object>
<embed src="data:text/html,x">
<applet code=x></applet>
<portal src=//x></portal>
<form action="javascript:x"><button formaction="javascript:y">z</button></form>
<isindex action=javascript:x type=image>
<input autofocus onfocus=x>
<input type=image src=x onerror=y>
<select autofocus onfocus=x><option>y</select>
<textarea autofocus onfocus=x>y</textarea>
<keygen autofocus onfocus=x>
<dialog open onclose=x>y</dialog>
<template><script>x</script></template>
<slot name=x>y</slot>
<marquee onstart=x>y</marquee>
<noscript><p title="</noscript><img src=x onerror=y>"></noscript>
`);

/** Allowed elements with attributes that run something. */
export const HANDLERS = readLines(String.raw`
<x-run src="javascript:alert(1)" label="a">b</x-run>
<x-run src="java\nscript:alert(1)" onclick=alert(1) style="background:url(//x.y)" is=x slot=y>b</x-run>
<x-run src="data:text/html,<script>alert(1)</script>"><img src=x onerror=alert(1)></x-run>
<x-other src="javascript:alert(1)" onclick=alert(1)>b</x-other>
<img src=x onerror=alert(1)>
<img src=x oNeRrOr=alert(1)>
<img/src=x/onerror=alert(1)>
<img src="x"onerror="y">
<img src=\u0060x\u0060onerror=y>
<b onclick=x>y</b>
<b\nonclick=x>y</b>
<b\tonclick\n=\nx>y</b>
<details open ontoggle=x>y</details>
<video src=x onerror=y></video>
<audio src=x onloadstart=y></audio>
<body onload=x>
<html onmouseover=x>y</html>
<a onmouseover=x href=y>z</a>
<b onpointerrawupdate=x style="animation:x" onanimationstart=y>z</b>
<div style="background:url(javascript:x)">y</div>
<table background="javascript:x"><tr><td onclick=y>z</td></tr></table>
<video><source onerror=x></video>
<b is=x contenteditable tabindex=1 accesskey=y autofocus onfocus=z>w</b>
`);

/** HTML that parsers read in different ways, forged marks, and markdown around it. */
export const MIXED = readLines(String.raw`
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<noembed><img title="</noembed><img src=x onerror=y>"></noembed>
<xmp><img title="</xmp><img src=x onerror=y>"></xmp>
<title><img title="</title><img src=x onerror=y>"></title>
<plaintext><img src=x onerror=y>
<!--><img src=x onerror=y>-->
<!--!><img src=x onerror=y>
<![CDATA[<img src=x onerror=y>]]>
<?xml <img src=x onerror=y>?>
<!DOCTYPE x [<img src=x onerror=y>]>
</b onclick=x><b/onclick=y>z</b>
<a href="x" title="'><script>y</script>">z</a>
<img src="x\u0060 \u0060<script>y</script>"\u0060 \u0060>
<b title="<script>x</script>">y</b>
<<b onclick=x>y</b>
&lt;script&gt;alert(1)&lt;/script&gt;
<details><summary>\n\n<b onclick=x>y</b>\n\n</summary><script>\n\nz\n\n</script></details>
| a |\n|-|\n| <img src=x onerror=y> |
:::tip <img src=x onerror=y>\n<script>x</script>\n:::
# <img src=x onerror=y> {#"onclick=x}
[<img src=x onerror=y>](javascript:z)
![a](x"onerror="y)
\u0060\u0060\u0060"onclick="x title="<script>"\n<script>\n\u0060\u0060\u0060
甲[^1]\n\n[^1]: <img src=x onerror=y> [z](javascript:w)
<aside data-admonition="tip" data-md0="" onclick=x>y</aside>\n**z**
<b data-md0 onclick=x>**y**</b>
<b data-md0="0" data-md1="0" data-dom onclick=x>**y**</b>
<a href=x ping=javascript:y target=_top rel=opener>z</a>
<img src=x srcset="javascript:y 2x" usemap=#z longdesc=javascript:w>
<q cite="javascript:x">y</q> <del cite="data:text/html,x">z</del>
`);

/** Addresses in all the spellings that a browser may take for a script. */
export const HOSTILE_ADDRESSES = readLines(String.raw`
javascript:alert(1)
JAVASCRIPT:x
 javascript:x
\tjavascript:x
java\tscript:x
java\nscript:x
&#106;avascript:x
&#x6A;avascript:x
&#0000106avascript:x
javascript&colon;x
javascript&#58;x
java&Tab;script:x
java&NewLine;script:x
&#1;javascript:x
\u0001javascript:x
&#14;javascript:x
jav&#x09;ascript:x
javascript://x%0aalert(1)
vbscript:x
livescript:x
data:text/html,<script>x</script>
DATA:text/html;base64,x
data:image/svg+xml,x
view-source:javascript:x
feed:javascript:x
blob:https://x/y
filesystem:https://x/y
file:///etc/passwd
ms-its:x
about:blank
intent://x
\u00a0javascript:x
\u200bjavascript:x
ｊavascript:x
javascript\u2028:x
`);

/** The same in full-width signs: nothing as it stands, and code once a fix has made markdown or HTML of it. */
export const WIDE = readLines(String.raw`
［x］（javascript:alert(1)）
【x】(javascript:alert(1))
[x]（javascript：alert(1)）
！［x］（javascript:alert(1)）
［x］［r］\n\n［r］：javascript:alert(1)
［x］（data:text/html,x）
［x］（ｊａｖａｓｃｒｉｐｔ：alert(1)）
＜script＞alert(1)＜/script＞
《script》alert(1)《/script》
＜img src=x onerror=alert(1)＞
＜br onclick=alert(1)＞
＜a href="javascript:alert(1)"＞x＜/a＞
＜！-- --＞＜script＞alert(1)＜/script＞
｀＜script＞｀＜script＞
＃ ＜script＞alert(1)＜/script＞
｜ a ｜\n｜ －－ ｜\n｜ ＜script＞ ｜
`);

function readLines(text: string): string[] {
  const lines = text.split('\n').slice(1, -1);
  return lines.map((line) => JSON.parse(`"${line.replaceAll('"', '\\"')}"`));
}
