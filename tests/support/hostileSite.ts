// A site whose every word was written by somebody who wants to run code in it.
import { join } from 'node:path';
import type { SiteBuild } from '../../src/node/build/buildSite.ts';
import { HANDLERS, HOSTILE_ADDRESSES, MIXED, SCRIPTS } from './hostileTexts.ts';
import { writeFiles } from './writeFiles.ts';

/** What each of them tries to do: run `__xss=1`. */
const armed = (text: string) => text.replaceAll('alert(1)', '__xss=1');

/** Every way in which markdown leads to an address. */
const inAddress = (address: string) => `[甲](${address}) [乙](<${address}>) ![丙](${address}) [丁][r]

<${address}>

<a href="${address}">戊</a> <img src="${address}"> <a href='${address}'>**己**</a>

<video src="${address}" poster="${address}"><source src="${address}" srcset="${address} 2x"></video>

[r]: <${address}>`;

/** Names that the application and its tools look up in the page. */
const TAKEN = [
  'root',
  'main',
  'skip',
  'announcement',
  'nprogress',
  'webpackChunkcskefu_docs',
  '__docsSearch',
  'body',
  'head',
  'currentScript',
  'documentElement',
  'getElementById',
  'querySelector',
  'cookie',
  'localStorage',
  'self',
  'toString',
  '__proto__',
  'constructor',
];
const clobbering = (name: string) => `## 标题 {#${name}}

<a id="${name}" name="${name}" href="#x">甲</a> <img name="${name}" id="${name}"> <form name="${name}"><input name="${name}"></form>

<div id="${name}"><div id="${name}" name="${name}">乙</div></div>`;

const CODE = [
  '```<img/src=x/onerror=__xss=1>\n甲\n```',
  '```js title="<img src=x onerror=__xss=1>" {1} showLineNumbers\n<script>__xss=1</script>\n```',
  '```js title="\'"><script>__xss=1</script>"\n甲\n```',
  '```html\n<script>__xss=1</script><img src=x onerror=__xss=1>\n```',
  '```diff\n- <img src=x onerror=__xss=1>\n+ </code></pre><script>__xss=1</script>\n```',
  '```js\n// highlight-next-line <img src=x onerror=__xss=1>\n</pre><svg onload=__xss=1>\n```',
  ':::tip[<img src=x onerror=__xss=1>]\n甲\n:::',
  ':::danger <svg/onload=__xss=1>\n<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>\n:::',
  ':::<script>__xss=1</script>\n甲\n:::',
  ':::note{onclick=__xss=1 style="x" title=\'"><img src=x onerror=__xss=1>\'}\n甲\n:::',
  '甲[^<img src=x onerror=__xss=1>]\n\n[^<img src=x onerror=__xss=1>]: 乙',
  '## <img src=x onerror=__xss=1> {#"onmouseover="__xss=1}',
  '## `<script>__xss=1</script>` &lt;img src=x onerror=__xss=1&gt;',
  '- [ ] <input type=text onfocus=__xss=1 autofocus>\n- [x] <b onclick=__xss=1>甲</b>',
  '| <svg onload=__xss=1> | `<script>__xss=1</script>` |\n| :-: | - |\n| <td onclick=__xss=1> | [甲](javascript:__xss=1) |',
  '<details open ontoggle=__xss=1><summary onclick=__xss=1>甲</summary>\n\n<script>__xss=1</script>\n\n</details>',
];

export const HOSTILE_MARKDOWN: readonly string[] = [
  ...[...SCRIPTS, ...HANDLERS, ...MIXED].map(armed),
  ...HOSTILE_ADDRESSES.map(armed).map(inAddress),
  ...TAKEN.map(clobbering),
  ...CODE,
];

const flow = (lines: string) => `flowchart LR\n${lines}`;

export const HOSTILE_DIAGRAMS: readonly string[] = [
  flow('  a[甲] --> b[乙]\n  click a href "javascript:__xss=1"'),
  flow(
    '  a[甲] --> b[乙]\n  click a call __xss()\n  click b "data:text/html,<script>parent.__xss=1</script>"',
  ),
  flow('  a["<img src=x onerror=__xss=1>"] --> b["<script>__xss=1</script>"]'),
  flow('  a["<a href=\'javascript:__xss=1\'>甲</a>"] --> b["<iframe srcdoc=\'x\'></iframe>"]'),
  `%%{init: {"securityLevel": "loose", "flowchart": {"htmlLabels": true}}}%%\n${flow('  a["<b onclick=__xss=1>甲</b>"] --> b[乙]\n  click a call __xss()')}`,
  `%%{init: {"themeCSS": "*{background:url(https://elsewhere.test/x)}"}}%%\n${flow('  a[甲] --> b[乙]')}`,
  `---\nconfig:\n  securityLevel: loose\n---\n${flow('  a["<img src=x onerror=__xss=1>"] --> b[乙]')}`,
  flow('  a[甲] --> b[乙]\n  style a fill:url(javascript:__xss=1)\n  classDef x fill:red,onclick:__xss=1'),
  'sequenceDiagram\n  participant 甲 as <img src=x onerror=__xss=1>\n  link 甲: 乙 @ javascript:__xss=1\n  甲->>甲: <script>__xss=1</script>',
  'classDiagram\n  class 甲["<img src=x onerror=__xss=1>"]\n  click 甲 href "javascript:__xss=1"\n  callback 甲 "__xss"',
  'stateDiagram-v2\n  [*] --> 甲: <svg onload=__xss=1>\n  note right of 甲: <iframe src=javascript:__xss=1>',
  'erDiagram\n  A ||--o{ B : "<img src=x onerror=__xss=1>"',
];

/** A text that tries to leave every place it may stand in. */
export const BREAKOUT = `'"></title></script><script>__xss=1</script><img src=x onerror=__xss=1>`;
export const HOSTILE_TITLE = `站 ${BREAKOUT}`;
const SCRIPT_ADDRESS = 'java\tscript:__xss=1';

const links = ['javascript:__xss=1', SCRIPT_ADDRESS, 'vbscript:__xss', '/docs/case-0'].map((href) => ({
  label: `${BREAKOUT} ${href}`,
  href,
}));

function manifestText(): string {
  return JSON.stringify({
    site: {
      title: HOSTILE_TITLE,
      tagline: BREAKOUT,
      url: 'https://docs.example',
      favicon: `/img/${BREAKOUT}.ico`,
      titleDelimiter: '</title>',
      navbar: { title: BREAKOUT, logo: 'javascript:__xss=1', items: links },
      footer: { columns: [{ title: BREAKOUT, items: links }], copyright: BREAKOUT },
      announcementBar: {
        id: BREAKOUT,
        content: `${armed([...SCRIPTS, ...HANDLERS].join(' '))} [甲](javascript:__xss=1) <a href="javascript:__xss=1">乙</a>`,
      },
      elements: { 'x-run': ['src', 'label'] },
      head: [
        { tag: 'meta', name: 'verification', content: BREAKOUT },
        { tag: 'link', rel: 'me', href: 'javascript:__xss=1' },
        { tag: 'link', rel: 'icon', href: 'https://evil.example/icon.png' },
      ],
      editUrl: 'javascript:__xss=1//',
      home: {
        actions: links,
        features: [
          { title: BREAKOUT, text: BREAKOUT, image: 'javascript:__xss=1', href: 'javascript:__xss=1' },
        ],
      },
    },
    locales: [{ locale: 'zh-Hans', label: BREAKOUT, path: 'javascript:__xss=1' }],
    versions: [
      { name: 'v1', label: BREAKOUT, isLast: true, path: '/docs', dir: 'docs/v1' },
      { name: BREAKOUT, label: `旧 ${BREAKOUT}`, banner: 'unmaintained', path: '/docs/old', dir: 'docs/old' },
    ],
  });
}

/** Where it is inside the folder that it is built in. */
export const HOSTILE_DIST = 'dist';

/** Builds it with the engine that the tests have compiled already; `folder` is to be empty. */
export async function buildHostileSite(folder: string): Promise<SiteBuild> {
  const [siteDir, outDir, cache] = ['site', HOSTILE_DIST, 'cache'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const front = (at: number) =>
    at % 5 === 0
      ? `---\ntitle: ${JSON.stringify(`案例 ${at} ${BREAKOUT}`)}\nsidebar_label: ${JSON.stringify(BREAKOUT)}\ndescription: ${JSON.stringify(BREAKOUT)}\nkeywords: [${JSON.stringify(BREAKOUT)}]\ncustom_edit_url: javascript:__xss=1\n---\n`
      : '';
  const diagrams = HOSTILE_DIAGRAMS.map((text) => `\`\`\`mermaid title="${BREAKOUT}"\n${text}\n\`\`\``);
  await writeFiles(siteDir, {
    'manifest.json': manifestText(),
    // Code of the site's own, which no content can reach.
    'site.css': '.prose { color: red }',
    'site.js': `globalThis.siteStarted = true;
customElements.define('x-run', class extends HTMLElement {
  connectedCallback() {
    const link = document.createElement('a');
    link.href = this.getAttribute('src') ?? '#';
    link.textContent = this.getAttribute('label') ?? '';
    this.attachShadow({ mode: 'open' }).append(link, document.createElement('slot'));
  }
});`,
    'docs/v1/index.md': '# 首页\n',
    'docs/v1/diagrams.md': `# 图\n\n${diagrams.join('\n\n')}\n`,
    'docs/old/case-0.md': `# 案例 0\n\n${BREAKOUT}\n`,
    ...Object.fromEntries(
      HOSTILE_MARKDOWN.map((text, at) => [`docs/v1/case-${at}.md`, `${front(at)}# 案例 ${at}\n\n${text}\n`]),
    ),
  });
  const { buildSmallSite } = await import('./smallSites.ts');
  return buildSmallSite({ siteDir, outDir, basePath: '/' }, cache);
}
