// Writes the guide's page of the syntax of other engines from the tables of their dialects and the examples.
import { TAGS } from '../../src/core/document/dialects/gitbook/gitbook.ts';
import { BLOCKS, type Kind } from '../../src/core/document/dialects/mkdocs/blocks.ts';
import { DIALECT_EXAMPLES } from './dialectExamples.ts';

interface Words {
  page: string;
  syntaxHead: string;
  names: string;
  head: string;
  others: string;
  kinds: Readonly<Record<Kind, string>>;
  /** What the tags of GitBook become. */
  tags: Readonly<Record<string, string>>;
  examples: string;
}

const WORDS: Readonly<Record<'en' | 'zh', Words>> = {
  en: {
    page: `---
title: Blocks and marks of other engines
sidebar_position: 6
description: The blocks and marks of other engines that are understood, and what each becomes.
---

# Blocks and marks of other engines

Here you look up the Markdown of another engine. A page is read by the dialects whose signs it has; the key \`dialect\` of a version in the manifest names them instead.

## All blocks and marks
`,
    syntaxHead: '| engine | written | becomes |',
    names: '## Names of blocks',
    head: '| engine | written | names | becomes |',
    others: 'all others',
    kinds: {
      box: 'a box of the type that it names',
      details: 'collapsible content',
      tab: 'a tab',
      content: 'its content',
    },
    tags: { hint: 'a box of its style', tabs: 'tabs', tab: 'a tab' },
    examples: '## Examples',
  },
  zh: {
    page: `---
title: 其他引擎的块和记号
sidebar_position: 6
description: 认识其他引擎的哪些块和记号，每个显示成什么。
---

# 其他引擎的块和记号

在这一页查其他引擎的 Markdown。一页里有哪种写法的记号，就按哪种写法读；也可以用清单里版本的 \`dialect\` 指定。

## 所有的块和记号
`,
    syntaxHead: '| 引擎 | 写法 | 显示成 |',
    names: '## 块的名称',
    head: '| 引擎 | 写法 | 名称 | 显示成 |',
    others: '其余的名称',
    kinds: { box: '提示框，类型由名称指定', details: '折叠内容', tab: '一个标签页', content: '里面的内容' },
    tags: { hint: '提示框，类型由 `style` 指定', tabs: '标签页组', tab: '一个标签页' },
    examples: '## 例子',
  },
};

const toCodes = (names: string) =>
  names
    .split(' ')
    .map((name) => `\`${name}\``)
    .join(' ');

/** A table cell with code, whose marks are not those of the table. */
const toCell = (code: string) => {
  const marks = code.includes('`') ? '`````' : '`';
  const space = code.includes('`') ? ' ' : '';
  return `${marks}${space}${code.replaceAll('|', '\\|')}${space}${marks}`;
};

const table = (head: string, rows: readonly string[]) =>
  [head, head.replace(/[^|]+/g, ' --- '), ...rows].join('\n');

/** The reference page of blocks and marks. */
export function blocksPage(language: keyof typeof WORDS): string {
  const { page, syntaxHead, head, names, others, kinds, tags, examples } = WORDS[language];
  const syntax = DIALECT_EXAMPLES.map(
    ({ engine, written, source, [language]: becomes }) =>
      `| ${engine} | ${toCell(written ?? source)} | ${becomes} |`,
  );
  const blocks = [
    ...BLOCKS.map(
      ({ marks, names, becomes }) =>
        `| MkDocs | ${toCodes(marks)} | ${names === '' ? others : toCodes(names)} | ${kinds[becomes]} |`,
    ),
    ...TAGS.map(({ tag }) => `| GitBook | \`{% ${tag} %}\` | | ${tags[tag] ?? ''} |`),
  ];
  const fences = DIALECT_EXAMPLES.filter(({ written }) => written !== undefined).map(
    ({ source }) => `\`\`\`\`md\n${source}\n\`\`\`\``,
  );
  const parts = [table(syntaxHead, syntax), names, table(head, blocks), examples, ...fences];
  return `${page}\n${parts.join('\n\n')}\n`;
}
