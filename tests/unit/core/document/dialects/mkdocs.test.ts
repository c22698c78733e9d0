// What MkDocs, with the extensions that its themes ask for, writes in a line of its own way.
import { describe, expect, it } from 'vitest';
import { rewriteMkdocs } from '../../../../../src/core/document/dialects/mkdocs.ts';
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
    ['an abbreviation', '甲 HTML\n\n*[HTML]: Hyper Text\n*[W3C]: World', '甲 HTML'],
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

  it.each([
    '````md\n``` { .yaml }\n:material-check:\n```\n````',
    '甲 `:material-check:` 12:simple-a:b',
    '| :- |\n: 甲',
    ': 甲',
    '## 对象 { a=1 }',
  ])('is left as it is: %j', (text) => {
    const lines = text.split('\n');
    expect(rewriteMkdocs(lines)).toEqual(lines);
  });

  it('is read in no more time than it is long', () => {
    const texts = [
      `# a ${' '.repeat(50_000)}{`,
      `# a {${' class=a.a'.repeat(20_000)}`,
      `\`\`\`{ .${'a'.repeat(50_000)} ${'.a '.repeat(20_000)}`,
      ':material-'.repeat(20_000),
      `#${'}'.repeat(50_000)}a`,
      ...Array(20_000).fill(''),
      ': a',
    ];
    const start = performance.now();
    rewriteMkdocs(texts);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
