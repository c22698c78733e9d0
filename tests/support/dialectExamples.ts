// The syntax of other engines that is no component: what is written, what it becomes, and an example with the article
// that it becomes. The guide's page of blocks shows them; tests/unit/core/document/dialects/examples.test.ts parses them.
import type { DialectName } from '../../src/core/document/dialects/dialectNames.ts';

interface Example {
  /** Dialect that reads it; null for the markdown of all texts. */
  dialect: DialectName | null;
  engine: string;
  /** Its mark, where the source has several lines. */
  written?: string;
  source: string;
  en: string;
  zh: string;
  shown: string;
}

/** The files that the examples include. */
export const INCLUDED: ReadonlyMap<string, string> = new Map([
  ['docs/part.md', 'From another file.\n'],
  ['docs/a.js', 'one()\n// #region two\ntwo()\n// #endregion\n'],
  ['docs/b.js', '// ANCHOR: two\ntwo()\n// ANCHOR_END: two\n'],
]);

export const DIALECT_EXAMPLES: readonly Example[] = [
  {
    dialect: 'mkdocs',
    engine: 'MkDocs',
    written: '!!!',
    source: '!!! note "Title"\n\n    Content, set in by four columns.',
    en: 'a box',
    zh: '提示框',
    shown:
      '<aside dataAdmonition="note"><header>Title</header><p>Content, set in by four columns.</p></aside>',
  },
  {
    dialect: 'mkdocs',
    engine: 'MkDocs',
    written: '???',
    source: '??? tip\n\n    Collapsed content.',
    en: 'collapsible content',
    zh: '折叠内容',
    shown: '<details><summary>tip</summary><p>Collapsed content.</p></details>',
  },
  {
    dialect: 'mkdocs',
    engine: 'MkDocs',
    written: '===',
    source: '=== "npm"\n\n    Content\n\n=== "pnpm"\n\n    Content',
    en: 'tabs',
    zh: '标签页组',
    shown:
      '<div dataLayout="tabs"><section dataTab="npm"><p><strong>npm</strong></p><p>Content</p></section><section dataTab="pnpm"><p><strong>pnpm</strong></p><p>Content</p></section></div>',
  },
  {
    dialect: 'mkdocs',
    engine: 'MkDocs',
    written: '///',
    source: '/// warning | Title\nContent\n///',
    en: 'a box',
    zh: '提示框',
    shown: '<aside dataAdmonition="caution"><header>Title</header><p>Content</p></aside>',
  },
  {
    dialect: 'mkdocs',
    engine: 'MkDocs, pandoc',
    written: ':   ',
    source: 'Term\n:   Its definition.',
    en: 'a list of definitions below the term',
    zh: '术语下的释义列表',
    shown: '<p>Term</p>\n<ul><li>Its definition.</li></ul>',
  },
  {
    dialect: 'mkdocs',
    engine: 'MkDocs',
    source: ':material-check: yes, :material-close: no',
    en: '✓ and ✗; other icons are left out',
    zh: '✓ 和 ✗；其余的图标不显示',
    shown: '<p>✓ yes, ✗ no</p>',
  },
  {
    dialect: 'mkdocs',
    engine: 'MkDocs',
    source: '*[HTML]: HyperText Markup Language',
    en: 'nothing',
    zh: '不显示',
    shown: '',
  },
  {
    dialect: 'mkdocs',
    engine: 'MkDocs',
    written: '``` { .js hl_lines="2" }',
    source: '``` { .js hl_lines="2" }\none()\ntwo()\n```',
    en: 'code with highlighted lines',
    zh: '带高亮行的代码',
    shown: '<pre><code className="language-js" dataMeta="{2}">one()↵two()↵</code></pre>',
  },
  {
    dialect: 'mkdocs',
    engine: 'MkDocs',
    source: '## Title { .class data-toc-label="Short" }',
    en: 'a heading without the attributes',
    zh: '不带属性的标题',
    shown: '<h2 id="title">Title</h2>',
  },
  {
    dialect: null,
    engine: 'MkDocs',
    source: '++ctrl+s++',
    en: 'keys',
    zh: '按键',
    shown: '<p><kbd>Ctrl</kbd>+<kbd>S</kbd></p>',
  },
  {
    dialect: 'gitbook',
    engine: 'GitBook',
    written: '{% hint %}',
    source: '{% hint style="info" %}\nContent\n{% endhint %}',
    en: 'a box',
    zh: '提示框',
    shown: '<aside dataAdmonition="info"><p>Content</p></aside>',
  },
  {
    dialect: 'gitbook',
    engine: 'GitBook',
    written: '{% tabs %}',
    source:
      '{% tabs %}\n{% tab title="npm" %}\nContent\n{% endtab %}\n{% tab title="pnpm" %}\nContent\n{% endtab %}\n{% endtabs %}',
    en: 'tabs',
    zh: '标签页组',
    shown:
      '<div dataLayout="tabs"><section dataTab="npm"><p><strong>npm</strong></p><p>Content</p></section><section dataTab="pnpm"><p><strong>pnpm</strong></p><p>Content</p></section></div>',
  },
  {
    dialect: 'includes',
    engine: 'docsify',
    source: "[part](part.md ':include')",
    en: 'the text of the file',
    zh: '那个文件的文字',
    shown: '<p>From another file.</p>',
  },
  {
    dialect: 'includes',
    engine: 'docsify',
    source: "[code](b.js ':include :type=code :fragment=two')",
    en: 'the code of the file, or of a region of it',
    zh: '那个文件的代码，或其中的一段',
    shown: '<pre><code className="language-js" dataMeta="title="b.js"">two()↵</code></pre>',
  },
  {
    dialect: 'includes',
    engine: 'mdBook',
    source: '{{#include part.md}}',
    en: 'the text of the file; in a code block, its code',
    zh: '那个文件的文字；写在代码块里时是代码',
    shown: '<p>From another file.</p>',
  },
  {
    dialect: 'includes',
    engine: 'MkDocs',
    source: '--8<-- "docs/part.md"',
    en: 'the text of the file; in a code block, its code',
    zh: '那个文件的文字；写在代码块里时是代码',
    shown: '<p>From another file.</p>',
  },
  {
    dialect: 'includes',
    engine: 'VitePress',
    source: '<<< ./a.js#two{1}',
    en: 'the code of the file, or of a region of it',
    zh: '那个文件的代码，或其中的一段',
    shown: '<pre><code className="language-js" dataMeta="title="a.js" {1}">two()↵</code></pre>',
  },
  {
    dialect: 'includes',
    engine: 'VuePress',
    source: '@[code{1-1}](./a.js)',
    en: 'the code of the file, or of some of its lines',
    zh: '那个文件的代码，或其中的几行',
    shown: '<pre><code className="language-js" dataMeta="title="a.js"">one()↵</code></pre>',
  },
  {
    dialect: null,
    engine: 'VitePress, VuePress',
    written: '::: details',
    source: '::: details Title\nCollapsed content.\n:::',
    en: 'collapsible content',
    zh: '折叠内容',
    shown: '<details><summary>Title</summary><p>Collapsed content.</p></details>',
  },
  {
    dialect: null,
    engine: 'VitePress',
    written: '::: code-group',
    source: '::: code-group\n```sh [npm]\nnpm i\n```\n```sh [pnpm]\npnpm i\n```\n:::',
    en: 'tabs',
    zh: '标签页组',
    shown:
      '<div dataLayout="tabs"><section dataTab="npm"><p><strong>npm</strong></p><pre><code className="language-sh" dataMeta="[npm]">npm i↵</code></pre></section><section dataTab="pnpm"><p><strong>pnpm</strong></p><pre><code className="language-sh" dataMeta="[pnpm]">pnpm i↵</code></pre></section></div>',
  },
  {
    dialect: null,
    engine: 'VuePress',
    written: '::: tabs, ::: code-tabs',
    source: '::: tabs\n@tab npm\nContent\n\n@tab pnpm\nContent\n:::',
    en: 'tabs',
    zh: '标签页组',
    shown:
      '<div dataLayout="tabs"><section dataTab="npm"><p><strong>npm</strong></p><p>Content</p></section><section dataTab="pnpm"><p><strong>pnpm</strong></p><p>Content</p></section></div>',
  },
  {
    dialect: null,
    engine: 'VitePress, VuePress',
    written: '::: raw, v-pre, left, center, right, preview, demo',
    source: '::: center\nContent\n:::',
    en: 'its content',
    zh: '里面的内容',
    shown: '<p>Content</p>',
  },
  {
    dialect: null,
    engine: 'docsify',
    source: '?> Save first.',
    en: 'a tip; with `!>`, a warning',
    zh: '提示；`!>` 是注意',
    shown: '<aside dataAdmonition="tip"><p>Save first.</p></aside>',
  },
  {
    dialect: 'pandoc',
    engine: 'pandoc',
    source: '[words]{.underline}',
    en: 'underlined, or marked (`.mark`), text; of other classes, the text',
    zh: '加下划线的文字，`.mark` 是标记；其余的类只显示文字',
    shown: '<p><u>words</u></p>',
  },
  {
    dialect: 'pandoc',
    engine: 'pandoc',
    source: '[]{#part .anchor}Words',
    en: 'an anchor',
    zh: '锚点',
    shown: '<p><span id="part"></span>Words</p>',
  },
  {
    dialect: 'pandoc',
    engine: 'pandoc',
    written: '+---+',
    source: '+-----+-----+\n| a   | b   |\n+=====+=====+\n| one | two |\n+-----+-----+',
    en: 'a table',
    zh: '表格',
    shown:
      '<table dataShort="1 2"><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>one</td><td>two</td></tr></tbody></table>',
  },
  {
    dialect: null,
    engine: 'pandoc',
    source: 'H~2~O, x^2^',
    en: 'subscript and superscript',
    zh: '下标和上标',
    shown: '<p>H<sub>2</sub>O, x<sup>2</sup></p>',
  },
  {
    dialect: null,
    engine: 'Obsidian',
    source: '[[page|text]]',
    en: 'a link',
    zh: '链接',
    shown: '<p><a href="[[page]]">text</a></p>',
  },
  {
    dialect: null,
    engine: 'Obsidian',
    source: '![[a.png|300]]',
    en: 'an image with its width',
    zh: '图片，带宽度',
    shown: '<p><img src="[[a.png]]" alt="a" width="300"></p>',
  },
  {
    dialect: null,
    engine: 'Obsidian',
    source: '==words==',
    en: 'marked text',
    zh: '标记的文字',
    shown: '<p><mark>words</mark></p>',
  },
  {
    dialect: null,
    engine: 'Obsidian',
    written: '> [!faq]-',
    source: '> [!faq]- Why?\n> Because.',
    en: 'a box; with `+` or `-`, collapsible content',
    zh: '提示框；带 `+` 或 `-` 时是折叠内容',
    shown: '<details><summary>Why?</summary><p>Because.</p></details>',
  },
  {
    dialect: 'obsidian',
    engine: 'Obsidian',
    source: 'Words %%for the writers%%',
    en: 'nothing between the marks',
    zh: '记号之间的不显示',
    shown: '<p>Words</p>',
  },
  {
    dialect: 'obsidian',
    engine: 'Obsidian',
    source: 'Words ^block-1',
    en: 'an anchor of the paragraph',
    zh: '段落的锚点',
    shown: '<p>Words <span id="^block-1"></span></p>',
  },
  {
    dialect: 'imageSizes',
    engine: 'CSDN, HackMD',
    source: '![picture](a.png =300x150)',
    en: 'an image with its size',
    zh: '图片，带大小',
    shown: '<p><img src="a.png" alt="picture" width="300" height="150"></p>',
  },
];
