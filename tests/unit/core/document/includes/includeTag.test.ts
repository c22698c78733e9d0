import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../../src/core/document/describeFinding.ts';
import { INCLUDE_PREFIX } from '../../../../../src/core/document/dialects/includePrefix.ts';
import { mdx } from '../../../../../src/core/document/dialects/mdx/mdx.ts';
import { fillIncludes } from '../../../../../src/core/document/includes/fillIncludes.ts';
import { findIncluded, listIncludes } from '../../../../../src/core/document/includes/includeSyntax.ts';
import { unfoldIncludes } from '../../../../../src/core/document/includes/unfoldIncludes.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';

const PAGE = 'content/docs/a.mdx';
const FILES = new Map([
  ['content/docs/code.ts', 'one();\n// #region two\ntwo();\n// #endregion\n'],
  ['content/docs/[[...slug]].tsx', 'slug();\n'],
  [
    'content/docs/.part.mdx',
    '## Setup\n\nAbove [it](./b.mdx).\n\n### Deeper\n\n## Other <Icon />\n\n<section id="inner">\n\nInside.\n\n</section>\n',
  ],
]);

const parse = (text: string) => parseDocument(text, { dialects: ['mdx'] });
const fill = (text: string) =>
  fillIncludes(text, PAGE, listIncludes(parse(text).tree), FILES, undefined, [mdx]);
const show = (text: string) => {
  const { blocks, findings } = parse(fill(text)).doc;
  return {
    text: blocks
      .flatMap(({ children }) => children.map((node) => textOf(node).trim()))
      .join(' ')
      .replace(/\s+/g, ' '),
    findings: findings.map(describeFinding).map(({ line, message }) => `${line} ${message}`),
  };
};

describe('an include of Fumadocs', () => {
  it.each([
    ['markdown', '<include>.part.mdx</include>', 'Setup Above it. Deeper Other Inside.'],
    ['what is below a heading', '<include>.part.mdx#setup</include>', 'Setup Above it. Deeper'],
    ['a section', '<include>./.part.mdx#inner</include>', 'Inside.'],
    ['code', '<include>./code.ts#two</include>', 'two();'],
    [
      'code from the root',
      '<include cwd meta=\'title="a"\'>\n  content/docs/code.ts#two\n</include>',
      'two();',
    ],
    ['a path that looks like markdown', '<include lang="js">[[...slug]].tsx</include>', 'slug();'],
  ])('shows %s', (_, written, text) => {
    expect(written).toMatch(INCLUDE_PREFIX);
    expect(show(`- one\n\n${written}\n\nend`)).toEqual({ text: `one ${text} end`, findings: [] });
    expect(show(`1. one\n\n   ${written.replaceAll('\n', '\n   ')}\n`).text).toBe(`one ${text}`);
    expect(fill(`${written}\n`).split('\n')).toHaveLength(`${written}\n`.split('\n').length);
  });

  it('says in its place what is missing, and that files outside of the site are refused', () => {
    expect(show('one\n\n<include>none.mdx</include>\n')).toEqual({
      text: 'one （文件 none.mdx 取不到，请检查路径和文件名）',
      findings: ['3 引用的文件 none.mdx 取不到，请检查路径和文件名'],
    });
    expect(show('<include cwd>../../code.ts</include>').findings).toEqual([
      expect.stringContaining('不能引用'),
    ]);
  });

  it('is ordinary markdown in an export', () => {
    const written =
      'one\n\n<include>.part.mdx#setup</include>\n\n<include meta=\'tab="b"\'>code.ts#two</include>\n';
    expect(unfoldIncludes(fill(written))).toBe(
      'one\n\n## Setup\n\nAbove [it](./b.mdx).\n\n### Deeper\n\n```ts title="b"\ntwo();\n```\n',
    );
  });

  it('is text where it does not end, and in code', () => {
    expect(show('<include>a.mdx\n\ntext').text).toContain('text');
    expect(show('```mdx\n<include>none.mdx</include>\n```')).toEqual({
      text: '<include>none.mdx</include>',
      findings: [],
    });
  });
});

describe('a hidden file', () => {
  it.each([
    ['.part.mdx', 'content/docs/.part.mdx'],
    ['.env', undefined],
    ['.git/a.md', undefined],
    ['../../.env.local', undefined],
  ])('is included if it is markdown in an ordinary folder: %s', (href, file) => {
    expect(findIncluded(PAGE, href)).toBe(file);
  });
});
