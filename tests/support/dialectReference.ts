// Writes the guide's page of the blocks of other engines from the tables of their dialects.
import { TAGS } from '../../src/core/document/dialects/gitbook/gitbook.ts';
import { BLOCKS, type Kind } from '../../src/core/document/dialects/mkdocs/blocks.ts';

interface Words {
  page: string;
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
title: Blocks of other engines
sidebar_position: 6
description: The blocks of MkDocs and GitBook that are understood, and what each becomes.
---

# Blocks of other engines

Here you look up the blocks of MkDocs and GitBook. A page is read by the dialects whose signs it has; the key \`dialect\` of a version in the manifest names them instead.

## All blocks
`,
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
title: 其他引擎的块
sidebar_position: 6
description: 认识 MkDocs 和 GitBook 的哪些块，每个显示成什么。
---

# 其他引擎的块

在这一页查 MkDocs 和 GitBook 的块。一页里有哪种写法的记号，就按哪种写法读；也可以用清单里版本的 \`dialect\` 指定。

## 所有的块
`,
    head: '| 引擎 | 写法 | 名称 | 显示成 |',
    others: '其余的名称',
    kinds: { box: '提示框，类型由名称指定', details: '折叠内容', tab: '一个标签页', content: '里面的内容' },
    tags: { hint: '提示框，类型由 `style` 指定', tabs: '标签页组', tab: '一个标签页' },
    examples: '## 例子',
  },
};

/** An example for each mark, and one of GitBook. */
const EXAMPLES: readonly string[] = [
  '!!! note "Title"\n\n    Content, set in by four columns.',
  '??? tip\n\n    Collapsed content.',
  '=== "npm"\n\n    Content\n\n=== "pnpm"\n\n    Content',
  '/// warning | Title\nContent\n///',
  '{% hint style="info" %}\nContent\n{% endhint %}',
];

const toCodes = (names: string) =>
  names
    .split(' ')
    .map((name) => `\`${name}\``)
    .join(' ');

/** The reference page of blocks. */
export function blocksPage(language: keyof typeof WORDS): string {
  const { page, head, others, kinds, tags, examples } = WORDS[language];
  const rows = [
    ...BLOCKS.map(
      ({ marks, names, becomes }) =>
        `| MkDocs | ${toCodes(marks)} | ${names === '' ? others : toCodes(names)} | ${kinds[becomes]} |`,
    ),
    ...TAGS.map(({ tag }) => `| GitBook | \`{% ${tag} %}\` | | ${tags[tag] ?? ''} |`),
  ];
  const fences = EXAMPLES.map((example) => `\`\`\`md\n${example}\n\`\`\``);
  return `${page}\n${[head, '| --- | --- | --- | --- |', ...rows].join('\n')}\n\n${[examples, ...fences].join('\n\n')}\n`;
}
