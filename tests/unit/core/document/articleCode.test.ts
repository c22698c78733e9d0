// Code, from the fence in the text to the lines that are drawn.
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { readFence } from '../../../../src/core/document/fence.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { showDoc, showFindings } from '../../../support/showTree.ts';

/** The meta string that the tree keeps for a fence. */
const metaOf = (info: string) => {
  const pre = parseDocument(`\`\`\`${info}\na\n\`\`\``).doc.blocks[0]?.children[0] as Element;
  const code = pre.children[0] as Element;
  return [code.properties.className, code.properties.dataMeta];
};

describe('a fence', () => {
  it.each([
    ['```js\na\n```', '<pre><code className="language-js">a↵</code></pre>'],
    ['```\na\n\n\n```', '<pre><code>a↵↵↵</code></pre>'],
    ['~~~md\n```\n~~~', '<pre><code className="language-md">```↵</code></pre>'],
    ['````\n```\n````', '<pre><code>```↵</code></pre>'],
    ['```js\n```', '<pre><code className="language-js"></code></pre>'],
    ['    a\n\n    b', '<pre><code>a↵↵b↵</code></pre>'],
    ['\ta', '<pre><code>a↵</code></pre>'],
    ['- ```\n  a\n  ```', '<ul><li><pre><code>a↵</code></pre></li></ul>'],
    ['> ```\n> a\n> ```', '<blockquote><pre><code>a↵</code></pre></blockquote>'],
    ['```\n<b>&amp;</b> **a** [a](b)\n```', '<pre><code><b>&amp;</b> **a** [a](b)↵</code></pre>'],
    ['```\n# 题\n:::tip\n> [!NOTE]\n```', '<pre><code># 题↵:::tip↵> [!NOTE]↵</code></pre>'],
    ['```C++\na\n```', '<pre><code className="language-C++">a↵</code></pre>'],
  ])('of %j', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    ['甲\n\n```js\na\n\n## 乙', '<p>甲</p>\n<pre><code className="language-js">a↵↵## 乙↵</code></pre>'],
    [
      '- 甲\n\n  ```js\n  a\n\n乙',
      '<ul><li><p>甲</p><pre><code className="language-js">a↵</code></pre></li></ul>\n<p>乙</p>',
    ],
    ['甲\n\n````\n```', '<p>甲</p>\n<pre><code>```↵</code></pre>'],
    ['甲\n\n~~~\n```', '<p>甲</p>\n<pre><code>```↵</code></pre>'],
    ['甲\n\n````\na\n\n## 乙', '<p>甲</p>\n<pre><code>a↵↵## 乙↵</code></pre>'],
  ])('that nobody closes is reported: %j', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
    expect(showFindings(text)).toEqual(['3 unclosed-fence']);
  });

  it.each([
    ['js title="a b.js" {1}', [['language-js'], 'title="a b.js" {1}']],
    ['js{1,3}', [['language-js'], '{1,3}']],
    ['rust,ignore,no_run', [['language-rust'], 'ignore,no_run']],
    ['ts:line-numbers=5 {1}', [['language-ts'], ':line-numbers=5 {1}']],
    ['{1}', [undefined, '{1}']],
    ['js', [['language-js'], undefined]],
    ['js   showLineNumbers=5  ', [['language-js'], 'showLineNumbers=5']],
    ['js title="&amp;"', [['language-js'], 'title="&"']],
  ])('keeps what stands after its language: %s', (info, expected) => {
    expect(metaOf(info)).toEqual(expected);
  });
});

describe('the comments of each language', () => {
  const comments: Record<string, string> = {
    'js javascript ts typescript mjs cjs': '// @;/* @ */',
    'jsx tsx': '// @;/* @ */;{/* @ */}',
    'html xml vue': '// @;/* @ */;<!-- @ -->',
    'python py bash sh': '# @',
    'markdown md mdx': '<!-- @ -->;{/* @ */};# @',
    'tex latex matlab': '% @',
    'lua haskell': '-- @',
    sql: '-- @;/* @ */',
    wasm: ';; @',
    'vb vbnet vba': "' @;rem @;REM @",
    'batch bat cmd': 'rem @;REM @',
    basic: 'rem @;REM @;! @',
    fsharp: '// @;(* @ *)',
    'ocaml sml': '(* @ *)',
    cobol: '*> @',
    'yaml java go  rust': '// @;/* @ */;{/* @ */};# @;<!-- @ -->',
  };
  const all = [...new Set(Object.values(comments).flatMap((styles) => styles.split(/;(?! )(?!; )/)))];
  const cases = Object.entries(comments).flatMap(([languages, styles]) =>
    languages.split(' ').map((language): [string, string[]] => [language, styles.split(/;(?! )(?!; )/)]),
  );

  it.each(cases)('of "%s" are %j and no others', (language, styles) => {
    const known = all.filter((style) => {
      const comment = `  ${style.replace('@', 'highlight-next-line')} `;
      return readFence(`${comment}\na\n`, language, '').code === 'a';
    });
    const expected = all.filter((style) => styles.includes(style));
    expect(known).toEqual(expected);
  });

  it.each([
    ['// highlight-start\na\nb\n// highlight-end\nc', ['a!', 'b!', 'c']],
    ['// highlight-start\na\n// highlight-next-line\nb', ['a!', 'b!']],
    ['// highlight-end\na', ['a']],
    ['a\n// highlight-next-line', ['a']],
    ['// highlight-next-line\n// highlight-next-line\na\nb', ['a!', 'b']],
    ['a // highlight-next-line\nb', ['a // highlight-next-line', 'b']],
    ['// highlight-next-lines\na', ['// highlight-next-lines', 'a']],
    ['//highlight-next-line\na', ['a!']],
    ['/* highlight-next-line\na', ['/* highlight-next-line', 'a']],
    ['', ['']],
  ])('highlight what %j says', (code, expected) => {
    const { lines } = readFence(`${code}\n`, 'js', undefined);
    expect(lines.map(({ text, isHighlighted }) => text + (isHighlighted ? '!' : ''))).toEqual(expected);
  });

  it('stay visible where the meta string has a range, and are copied', () => {
    const fence = readFence('// highlight-next-line\na\n', 'js', '{2}');
    expect(fence.lines.map(({ isHighlighted }) => isHighlighted)).toEqual([false, true]);
    expect(fence.code).toBe('// highlight-next-line\na');
  });
});
