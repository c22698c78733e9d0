import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../../src/core/document/describeFinding.ts';
import { INCLUDE_PREFIX } from '../../../../../src/core/document/dialects/includePrefix.ts';
import { fillIncludes } from '../../../../../src/core/document/includes/fillIncludes.ts';
import { listIncludes } from '../../../../../src/core/document/includes/includeSyntax.ts';
import { unfoldIncludes } from '../../../../../src/core/document/includes/unfoldIncludes.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';

const PAGE = 'docs/ch01.md';
const FILES = new Map([
  [
    'listings/main.rs',
    'fn main() {\n    // ANCHOR: here\n    let x = 5;\n    // ANCHOR: in\n    // ANCHOR_END: here\n}\n',
  ],
  ['docs/code/a.cpp', '// --8<-- [start:core]\nint a;\n// --8<-- [end:core]\nint b;\n'],
  ['docs/code/b.js', 'a\n// #region 一-b\n// #region two\nb\n// #endregion\nc\n'],
  ['docs/code/c.js', '/// [one]\nc\n/// [one]\nd\n'],
  ['docs/part.md', '外\n\n<!-- ANCHOR: in -->\n里\n<!-- ANCHOR_END: in -->\n'],
]);

const fill = (text: string) => fillIncludes(text, PAGE, listIncludes(parseDocument(text).tree), FILES);
const show = (text: string) => {
  const { blocks, findings } = parseDocument(fill(text)).doc;
  return {
    text: blocks
      .map((block) => textOf(block))
      .join('')
      .trim(),
    findings: findings.map(describeFinding).map(({ line, message }) => `${line} ${message}`),
  };
};

describe('code of another file as other engines ask for it', () => {
  it.each([
    ['mdBook', '{{#include ../listings/main.rs:3}}', 'let x = 5;'],
    ['mdBook, lines', '{{#include ../listings/main.rs:5:}}', '// ANCHOR_END: here\n}'],
    ['mdBook, up to a line', '{{#include ../listings/main.rs::1}}', 'fn main() {'],
    ['mdBook, a region', '{{#rustdoc_include ../listings/main.rs:here}}', 'let x = 5;'],
    ['MkDocs', '--8<-- "docs/code/a.cpp:4:4"', 'int b;'],
    ['MkDocs, a region', '--8<-- "docs/code/a.cpp:core"', 'int a;'],
  ])('%s', (_, line, code) => {
    const text = `- 一\n\n  \`\`\`rust\n  ${line}\n  \`\`\`\n\n[没有](javascript:x)\n`;
    expect(text).toMatch(INCLUDE_PREFIX);
    expect(show(text)).toEqual({
      text: expect.stringMatching(new RegExp(`^一\\s+${code.replace(/[(){}]/g, '\\$&')}\\s+没有$`)),
      findings: [expect.stringMatching(/^7 链接地址/)],
    });
  });

  it('may name a region that an editor folds', () => {
    expect(show('```js file="code/b.js" lines="two"\n```').text).toBe('b');
    expect(show('```js file="code/b.js" lines="none"\n```').findings).toEqual([
      '1 引用的文件 code/b.js 里没有名为「none」的片段',
    ]);
  });

  it('says in its place what cannot be had', () => {
    expect(show('```rust\n{{#include none.rs}}\n```')).toEqual({
      text: '（文件 none.rs 取不到，请检查路径和文件名）',
      findings: ['1 引用的文件 none.rs 取不到，请检查路径和文件名'],
    });
  });

  it('is a text outside of blocks', () => {
    expect(show('前\n\n{{#include part.md:in}}\n').text).toBe('前里');
    expect(show('前\n\n--8<-- "docs/part.md:1:1"\n').text).toBe('前外');
  });

  it.each(['````md\n```\n{{#include a}}\n```\n````', '```\n一\n{{#include a}}\n```', '`{{#include a}}`'])(
    'stays as it is where it is written about: %j',
    (text) => {
      expect(fill(text)).toBe(text);
    },
  );

  it('stands in its block for who takes the text along', () => {
    const text = '```rust\n{{#include ../listings/main.rs:3}}\n```\n';
    expect(unfoldIncludes(fill(text))).toBe('```rust title="main.rs"\n    let x = 5;\n```\n');
  });
});

describe('code in a line of its own, as VitePress and VuePress ask for it', () => {
  it.each([
    ['<<< @/docs/code/b.js', 'a\n// #region 一-b\n// #region two\nb\n// #endregion\nc'],
    ['<<< ./code/b.js#two{1 js:line-numbers}', 'b'],
    ['<<< ../listings/main.rs#here [主程序]', '    let x = 5;'],
    ['@[code](@/docs/code/a.cpp)', '// --8<-- [start:core]\nint a;\n// --8<-- [end:core]\nint b;'],
    ['@[code{-2} cpp{1}:line-numbers](code/a.cpp)', '// --8<-- [start:core]\nint a;'],
  ])('%s', (line, code) => {
    const text = `前\n\n- 一\n\n  ${line}\n\n[没有](javascript:x)\n`;
    expect(text).toMatch(INCLUDE_PREFIX);
    expect(fill(text).split('\n')).toHaveLength(text.split('\n').length);
    const { blocks, findings } = parseDocument(fill(text)).doc;
    expect(JSON.stringify(blocks)).toContain(JSON.stringify(`${code}\n`).slice(1, -3));
    expect(findings.map(({ line: at }) => at)).toEqual([7]);
  });

  it('says its language, its lines and its title as a block does', () => {
    const line = (text: string) => unfoldIncludes(fill(`${text}\n`)).split('\n')[0];
    expect(line('<<< @/docs/code/b.js#two{1,3 ts:line-numbers} [名字]')).toBe(
      '```ts title="b.js" :line-numbers {1,3} [名字]',
    );
    expect(line('<<< @/docs/code/a.cpp{2}')).toBe('```cpp title="a.cpp" {2}');
  });

  it('is whole at the end of a text, with any end of line, and where the file is missing', () => {
    expect(unfoldIncludes(fill('<<< code/b.js#two'))).toBe('```js title="b.js"\nb\n```');
    expect(unfoldIncludes(fill('一\r\n\r\n<<< code/b.js#two\r\n  \r\n二'))).toBe(
      '一\n\n```js title="b.js"\nb\n```\n  \n二',
    );
    expect(show('<<< none.js\n\n二').findings).toEqual(['1 引用的文件 none.js 取不到，请检查路径和文件名']);
  });

  it('gives the tabs of a group', () => {
    const text = '::: code-group\n\n```js [甲]\nlet a\n```\n\n<<< code/b.js#two [乙]\n\n:::\n';
    const tabs = JSON.stringify(parseDocument(fill(text)).doc.blocks);
    expect(tabs).toContain('甲');
    expect(tabs).toContain('乙');
    expect(parseDocument(fill(text)).doc.findings).toEqual([]);
  });

  it.each([
    ['above the end of a container', '::: tip\n<<< code/b.js#two\n:::\n', 'b'],
    ['above a line of text', '<<< code/b.js#two\n后', 'b\n后'],
    ['below a line of text', '前\n<<< code/b.js#two', '前b'],
    ['in a quote', '> <<< code/b.js#two', 'b'],
  ])('may be %s', (_, text, shown) => {
    expect(show(text)).toEqual({ text: shown, findings: [] });
    expect(parseDocument(fill(text)).tree).not.toEqual(parseDocument(text).tree);
  });

  it.each([
    "[c](code/c.js ':include :type=code :fragment=one')",
    '[b](code/b.js ":include :type=code js")',
    '@[code{2-3}](code/b.js)',
    '<!-- @include: part.md{1-1} -->',
    "--8<-- 'docs/code/b.js:1:1'",
  ])('may have options: %s', (line) => {
    expect(line).toMatch(INCLUDE_PREFIX);
    expect(fill(line)).toContain(' included="');
  });

  it.each(['```\n<<< a.js\n```', '<<<<<<< HEAD\n\n', '一 <<< 二', "[a](https://a.com/b.md ':include')"])(
    'is a text elsewhere: %j',
    (text) => {
      expect(fill(text)).toBe(text);
    },
  );
});
