import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { shortenMarkup } from '../../../../src/node/build/pageRoot.ts';

const treeOf = (html: string) =>
  JSON.stringify(fromHtml(html, { fragment: true, verbose: false }), dropPosition);
const dropPosition = (key: string, value: unknown) => (key === 'position' ? undefined : value);

it.each([
  ['<ul><li>a</li><li class="b c">d</li></ul>', '<ul><li>a<li class="b c">d</ul>'],
  ['<ol class="a"><li><p>b</p><ul><li>c</li></ul></li></ol>', '<ol class=a><li><p>b</p><ul><li>c</ul></ol>'],
  ['<ul><li>a</li>b</ul><menu><li>c</li></menu>', '<ul><li>a</li>b</ul><menu><li>c</li></menu>'],
  [
    '<input class="a"/><i class="b">class=&quot;c&quot;</i>',
    '<input class="a"/><i class=b>class=&quot;c&quot;</i>',
  ],
  [
    '<pre><code class="a">&lt;/li&gt;&lt;li&gt;</code></pre>',
    '<pre><code class=a>&lt;/li&gt;&lt;li&gt;</code></pre>',
  ],
  [
    '<button type="button" aria-expanded="true" aria-label="甲"></button>',
    '<button type=button aria-expanded=true aria-label="甲"></button>',
  ],
])('writes markup in fewer characters, the same to a browser: %s', (html, short) => {
  expect(shortenMarkup(html)).toBe(short);
  expect(treeOf(short)).toBe(treeOf(html));
});
