// Writes the guide's page of the components of other engines from their table and its examples.
import { COMPONENTS, type Kind } from '../../src/core/document/dialects/mdx/components.ts';
import { COMPONENT_EXAMPLES } from './componentExamples.ts';

interface Words {
  page: string;
  head: string;
  kinds: Readonly<Record<Kind, string>>;
}

const WORDS: Readonly<Record<'en' | 'zh', Words>> = {
  en: {
    page: `---
title: Components of other engines
sidebar_position: 5
description: Every component of other engines that is understood, what it becomes, and an example.
---

# Components of other engines

Here you look up a component of MDX or Vue. Nothing of a page is run: a component becomes the element that this site has for it. One that is not listed keeps its content and the attributes that can be read, and is a finding of \`npx mojian check\`.

## All components
`,
    head: '| components | engines | attributes | become |',
    kinds: {
      note: 'a box, of the type that they name',
      info: 'an information box',
      tip: 'a tip',
      caution: 'a warning',
      danger: 'a box about danger',
      details: 'collapsible content',
      tabs: 'tabs',
      tab: 'a tab',
      tabLabel: 'the title of a tab',
      commands: 'tabs with the command of each package manager',
      cards: 'cards',
      card: 'a card',
      steps: 'steps',
      step: 'a step',
      folder: 'an item of a list',
      file: 'an item of a list',
      field: 'a name with its type, and its description',
      types: 'a list of names with their types',
      section: 'a section with a heading',
      badge: 'a badge',
      code: 'a code block',
      link: 'a link',
      video: 'a link to the video',
      image: 'an image',
      tooltip: 'text with an explanation',
      formula: 'a formula',
      contents: 'the pages of the folder',
      content: 'their content',
      nothing: 'nothing',
    },
  },
  zh: {
    page: `---
title: 其他引擎的组件
sidebar_position: 5
description: 认识哪些其他引擎的组件，每个显示成什么，各有一个例子。
---

# 其他引擎的组件

在这一页查 MDX 和 Vue 的组件。页面里的代码不会运行，组件显示成本站对应的元素。表里没有的组件，保留它的内容和读得懂的属性，并由 \`npx mojian check\` 列出。

## 所有组件
`,
    head: '| 组件 | 引擎 | 属性 | 显示成 |',
    kinds: {
      note: '提示框，类型由组件指定',
      info: '说明框',
      tip: '提示',
      caution: '注意',
      danger: '危险警告',
      details: '折叠内容',
      tabs: '标签页组',
      tab: '一个标签页',
      tabLabel: '标签页的标题',
      commands: '标签页组，每个包管理器的命令一页',
      cards: '卡片组',
      card: '一张卡片',
      steps: '步骤',
      step: '一个步骤',
      folder: '列表的一项',
      file: '列表的一项',
      field: '名称、类型和说明',
      types: '名称和类型的列表',
      section: '带标题的一节',
      badge: '徽标',
      code: '代码块',
      link: '链接',
      video: '视频的链接',
      image: '图片',
      tooltip: '带解释的文字',
      formula: '公式',
      contents: '所在文件夹的页面',
      content: '里面的内容',
      nothing: '不显示',
    },
  },
};

const EXAMPLES = { en: '## Examples', zh: '## 例子' };

const toCodes = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => `\`${name}\``)
    .join(' ');

/** The reference page of components. */
export function componentsPage(language: keyof typeof WORDS): string {
  const { page, head, kinds } = WORDS[language];
  const rows = COMPONENTS.map(
    ({ names, engines, attributes, becomes }) =>
      `| ${toCodes(names)} | ${engines.split(' ').join(language === 'en' ? ', ' : '、')} | ${toCodes(attributes)} | ${kinds[becomes]} |`,
  );
  const examples = COMPONENTS.map(({ names }) => names.split(' ')[0] ?? '').map(
    (name) => `### ${name}\n\n\`\`\`mdx\n${COMPONENT_EXAMPLES[name]?.[0] ?? ''}\n\`\`\``,
  );
  return `${page}\n${[head, '| --- | --- | --- | --- |', ...rows].join('\n')}\n\n${[EXAMPLES[language], ...examples].join('\n\n')}\n`;
}
