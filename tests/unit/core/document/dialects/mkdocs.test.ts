// What MkDocs, with the extensions that its themes ask for, writes in a line of its own way.
import { describe, expect, it } from 'vitest';
import { showDoc, showFindings } from '../../../../support/showTree.ts';

describe('a page of MkDocs', () => {
  it.each([
    ['an icon', '- :material-clock-fast:{ .lg .middle } __快__ :octicons-arrow-right-24:', '- __快__'],
    [
      'an icon that says yes or no',
      '| a |\n| - |\n| :material-check: |\n| :material-close: |',
      '| a |\n| - |\n| ✓ |\n| ✗ |',
    ],
    ['a term', '词\n:   义\n\n    续\n\n:   二', '词\n-   义\n\n    续\n\n-   二'],
    ['terms set in', '- 甲\n\n    词\n    : 义', '- 甲\n\n    词\n    - 义'],
    [
      'bars in the code of a table',
      '!!! note\n\n    | a | b |\n    |---|---|\n    | `x|y` | `||` |\n\n    `a|b`',
      ':::note\n| a | b |\n|---|---|\n| `x\\|y` | `\\|\\|` |\n\n`a|b`\n:::',
    ],
    [
      'ids of tabs below a heading',
      '## 甲 { #x }\n\n=== "乙 丙"\n\n    丁',
      '## 甲 {#x}\n\n:::tabs\n== <a id="x-乙-丙"></a>乙 丙\n丁\n:::',
    ],
    ['attributes of a heading with an id', '## 甲 { #x-y data-toc-label="乙 丙" }', '## 甲 {#x-y}'],
    [
      'the end of an element that is set in below a list',
      '<div markdown>\n  <div markdown>\n\n- :material-a: 甲\n- 乙\n\n  </div>\n</div>',
      '<div>\n<div>\n\n- 甲\n\n- 乙\n\n</div>\n</div>',
    ],
    [
      'an element in an item of a list',
      '- 甲\n\n  <div>\n\n  乙\n\n  </div>',
      '- 甲\n\n  <div>\n\n  乙\n\n  </div>',
    ],
    ['attributes of a heading', '## 甲 { .x data-toc-label="乙" }', '## 甲'],
    ['an id of a heading', '## 甲 { id="x-y" .z }', '## 甲 {#x-y}'],
    ['attributes without values', '[甲](/a){ data-preview }', '[甲](/a)'],
    ['a language in braces', '``` { .yaml .annotate title="a b" }\na\n```', '```yaml title="a b"\na\n```'],
    [
      'lines of code',
      '```py hl_lines="2 4-5" linenums="7"\na\n```',
      '```py {2,4-5} showLineNumbers=7\na\n```',
    ],
  ])('has %s', (_, theirs, ours) => {
    expect(showDoc(theirs)).toBe(showDoc(ours));
    expect(showFindings(theirs)).toEqual([]);
  });

  it('has what abbreviations stand for as tooltips', () => {
    const text = '## W3C\n\n甲 HTML, `HTML`, XHTML, [W3C](a.md)\n\n*[HTML]: Hyper Text\n*[W3C]: World';
    expect(showDoc(text)).toBe(
      '<h2 id="w3c"><abbr title="World">W3C</abbr></h2>\n<p>甲 <abbr title="Hyper Text">HTML</abbr>, <code>HTML</code>, XHTML, <a href="a.md">W3C</a></p>',
    );
    expect(showFindings(text)).toEqual([]);
  });

  it('names the code whose documentation mkdocstrings shows', () => {
    const text = '甲\n\n::: pkg.mod\n    options:\n      a: 1\n\n    b\n\n::: pkg.Class\n\n乙';
    expect(showDoc(text)).toBe(
      '<p>甲</p>\n<p><code>pkg.mod</code></p>\n<p><code>pkg.Class</code></p>\n<p>乙</p>',
    );
    expect(showFindings(text)).toHaveLength(2);
  });

  it.each([
    ['````md\n``` { .yaml }\n:material-check:\n```\n````', '``` { .yaml }↵:material-check:↵```'],
    ['甲 `:material-check:` 12:simple-a:b', '甲 <code>:material-check:</code> 12:simple-a:b'],
    ['| :- |\n: 甲', '| :- |↵: 甲'],
    [': 甲', ': 甲'],
    ['# 乙\n\n: 甲\n\n    丙', '<p>: 甲</p>\n<p>丙</p>'],
    ['## 对象 { a=1 }', '对象 { a=1 }'],
  ])('is left as it is: %j', (text, shown) => {
    expect(showDoc(text)).toContain(shown);
  });

  it.each([
    '# a {'.padEnd(20_000),
    `# a {${' class=a.a'.repeat(5000)}`,
    `\`\`\`{ .${'a'.repeat(20_000)} ${'.a '.repeat(5000)}`,
    ':material-'.repeat(5000),
    `:material-a:{${' '.repeat(20_000)}`,
    ': a\n'.repeat(3000),
    `a\n${'\n'.repeat(20_000)}: a`,
    '!!! a\n'.repeat(3000),
    '=== "a"\n    a\n'.repeat(3000),
    '/// a\n'.repeat(3000),
    '!!! a\n    '.repeat(3000),
    Array.from({ length: 300 }, (_, at) => `${'    '.repeat(at)}!!! a`).join('\n'),
  ])('is a text of any shape', (text) => {
    expect(showDoc(text).length).toBeGreaterThan(0);
  });
});
