import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../../src/core/document/describeFinding.ts';
import { fillIncludes } from '../../../../../src/core/document/includes/fillIncludes.ts';
import { listIncludes } from '../../../../../src/core/document/includes/includeSyntax.ts';
import { unfoldIncludes, unfoldTexts } from '../../../../../src/core/document/includes/unfoldIncludes.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';

const PAGE = 'docs/v8/deploy.md';
const FILES = new Map([
  [
    'docs/v8/_args.md',
    '---\ntitle: 无用\n---\n\n参数 `--rm`。\n\n## 参数\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
  ],
  [
    'docs/v8/parts/links.md',
    '[一](./a.md#x) ![图](../img/b.png) [顶](/c.md) [本](#d) <img src="e.png">\n\n[二]: <f.md>\n[二]\n',
  ],
  ['docs/v8/lines.md', '一\n\n二\n\n三\n'],
  ['docs/v8/nested.md', '外\n\n<!--@include: ./lines.md-->\n'],
  [
    'docs/v8/sections.md',
    '# 章\n\n## 第一步：（甲）\n\n一\n\n### 细节\n\n二\n\n## 乙 {#own-id}\n\n三\n\n## 丙 {#自己的}\n\n四\n',
  ],
  ['docs/v8/broken.md', '一\n\n[没有](javascript:x)\n'],
]);

const fill = (text: string) => fillIncludes(text, PAGE, listIncludes(parseDocument(text).tree), FILES);
const show = (text: string) => {
  const { blocks, headings, findings } = parseDocument(fill(text)).doc;
  return {
    text: blocks.map((block) => textOf(block).replace(/\s+/g, ' ').trim()).join('|'),
    headings: headings.map(({ id }) => id),
    findings: findings.map(describeFinding).map(({ line, message }) => `${line} ${message}`),
  };
};

describe('a text of another file', () => {
  it.each([
    ['as VitePress writes it', '前\n\n<!--@include: ./lines.md-->\n\n后', '前一二三后'],
    ['lines of it', '前\n\n<!-- @include: ./lines.md{3,} -->\n后', '前二三后'],
    ['up to a line', '<!--@include: ./lines.md{,3}-->', '一二'],
    ['as a part that is imported', "import Lines from './lines.md';\n\n前\n\n<Lines />\n", '前一二三'],
    [
      'from the site’s top, with attributes',
      'import Lines from \'@site/docs/v8/lines.md\'\n\n<Lines name="x" />',
      '一二三',
    ],
    [
      'as a part in a block of markup',
      "前\n\n```mdx-code-block\nimport Lines from './lines.md'\n\n<Lines />\n```\n",
      '前一二三',
    ],
    ['as docsify writes it', "前\n\n[说明](lines.md ':include')", '前一二三'],
  ])('is read in its place: %s', (_, written, text) => {
    const shown = show(written);
    expect({ ...shown, text: shown.text.replaceAll('|', '') }).toEqual({ text, headings: [], findings: [] });
  });

  it.each([
    ['第一步甲', '第一步：（甲）一细节二'],
    ['own-id', '乙三'],
    ['自己的', '丙四'],
    ['乙(', '（文件./sections.md里没有名为「乙(」的片段）'],
  ])('has a section, by the id of its heading: %s', (id, text) => {
    expect(show(`<!--@include: ./sections.md#${id}-->`).text.replace(/[| ]/g, '')).toBe(text);
  });

  it('has its headings on the page, its tables and its code, and none of its front matter', () => {
    expect(show('# 一\n\n## 参数\n\n<!--@include: _args.md-->\n')).toEqual({
      text: expect.stringContaining('参数 --rm。'),
      headings: ['一', '参数', '参数-1'],
      findings: [],
    });
  });

  it('stands in lists, quotes and boxes', () => {
    const { text } = show(
      "import A from './lines.md'\n\n1. 甲\n\n   <A />\n\n2. 乙\n\n> <A />\n\n:::tip\n\n<A />\n\n:::\n",
    );
    expect(text.replace(/[| ]/g, '')).toBe('甲一二三乙一二三一二三');
  });

  it('keeps every line of the page where it is written', () => {
    const text = '---\ntitle: 一\n---\n\n<!--@include: _args.md-->\n\n[没有](javascript:x)\n';
    expect(show(text).findings).toEqual([expect.stringMatching(/^7 链接地址/)]);
    expect(fill(text).split('\n')).toHaveLength(text.split('\n').length);
  });

  it('is told of at the line that asks for it: what is wrong in it, what is missing, what it asks for itself', () => {
    expect(show('一\n\n<!--@include: ./broken.md-->\n').findings).toEqual([
      expect.stringMatching(/^3 链接地址/),
    ]);
    expect(show('一\n\n<!--@include: ./none.md-->\n')).toMatchObject({
      text: '一（文件 ./none.md 取不到，请检查路径和文件名）',
      findings: ['3 引用的文件 ./none.md 取不到，请检查路径和文件名'],
    });
    expect(show('<!--@include: ./nested.md-->\n')).toMatchObject({
      text: '外',
      findings: ['1 引用的文件 ./lines.md 是在被引用的文件里引用的，只能引用一层'],
    });
  });

  it('leads where it led in its own folder', () => {
    expect(unfoldTexts(fill('<!--@include: ./parts/links.md-->'))).toBe(
      '[一](parts/./a.md#x) ![图](parts/../img/b.png) [顶](/c.md) [本](#d) <img src="parts/e.png">\n\n[二]: <parts/f.md>\n[二]',
    );
  });

  it.each([
    '```md\n<!--@include: ./lines.md-->\n```\n',
    "```jsx\nimport A from './lines.md'\n<A />\n```\n",
    '<A />\n\n前 <!--@include: ./lines.md--> 后\n',
    '<!-- @includes: 说明 -->\n',
  ])('is none where one is only written about: %j', (text) => {
    expect(fill(text)).toBe(text);
  });

  it('is nothing before it has been put in', () => {
    expect(parseDocument('一\n\n<!--@include: ./lines.md-->\n').doc.blocks).toHaveLength(1);
  });

  it('is ordinary markdown for who takes the page along', () => {
    expect(unfoldIncludes(fill("import A from './lines.md'\n\n- 甲\n\n  <A />\n"))).toBe(
      "import A from './lines.md'\n\n- 甲\n\n  一\n\n  二\n\n  三\n",
    );
  });
});
