import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../../../../src/core/document/describeFinding.ts';
import { splitFrontMatter } from '../../../../../src/core/document/frontMatterBlock.ts';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { applyFixes } from '../../../../../src/writer/editing/applyFixes.ts';
import { findUnparsedMarkdown } from '../../../../../src/writer/lint/unparsedMarkdown/findUnparsedMarkdown.ts';

const find = (text: string) => {
  const { body, bodyLine } = splitFrontMatter(text);
  return findUnparsedMarkdown(parseDocument(text).tree, body, bodyLine);
};

/** The text after all rounds of fixes. */
const fix = (text: string): string => {
  const fixed = applyFixes(text, find(text)).text;
  return fixed === text ? text : fix(fixed);
};

/** Each text, and what its fixes make of it. */
const FIXED: Record<string, Record<string, string>> = {
  'links and images in full width': {
    '见［文字］（https://a.com）。': '见[文字](https://a.com)。',
    '见【文字】(./a.md)。': '见[文字](./a.md)。',
    '见[文字]（https://a.com/b?c=1#d）后': '见[文字](https://a.com/b?c=1#d)后',
    '见[文字](https://a.com）后': '见[文字](https://a.com)后',
    '见［`代码`］（安装.md）': '见[`代码`](安装.md)',
    '！[图](a.png)': '![图](a.png)',
    '！［图］（a.png）': '![图](a.png)',
    '！【】(./img/a.png)': '![](./img/a.png)',
    '见[文](mailto：a@b.c）': '见[文](mailto:a@b.c)',
    '![图](a.png “标题”)': '![图](a.png "标题")',
    '- [文](a.md “标题”)': '- [文](a.md "标题")',
    '| a | b |\n| --- | --- |\n| ［x］（https://a.com） | c |':
      '| a | b |\n| --- | --- |\n| [x](https://a.com) | c |',
    '见［^1］。\n\n[^1]: 说明': '见[^1]。\n\n[^1]: 说明',
    '见[^1]。\n\n[^1]：说明': '见[^1]。\n\n[^1]: 说明',
    '见 [甲][名]\n\n[名]：https://a.com': '见 [甲][名]\n\n[名]: https://a.com',
    '见 https：//a.com/b': '见 https://a.com/b',
  },
  'marks in full width': {
    '这是＊＊粗＊＊字': '这是**粗**字',
    '这是**粗＊＊字': '这是**粗**字',
    '＊＊[文字](a.md)＊＊': '**[文字](a.md)**',
    '＿＿粗＿＿': '**粗**',
    '～～删～～': '~~删~~',
    '这是～～删～～的': '这是~~删~~的',
    '运行｀npm i｀即可': '运行`npm i`即可',
    '运行·npm install·即可': '运行`npm install`即可',
    '这是＝＝亮＝＝的': '这是==亮==的',
    '甲＜br＞乙《br》丙': '甲<br>乙<br>丙',
    '<！-- 注释 -->': '<!-- 注释 -->',
    '## 标题 ｛#id｝': '## 标题 {#id}',
  },
  'lines in full width': {
    '＃ 标题': '# 标题',
    '＃＃标题': '## 标题',
    '正文\n#＃　标题': '正文\n## 标题',
    '－ 项': '- 项',
    '－ 甲\n－ 乙': '- 甲\n- 乙',
    '＊ 甲\n＊ 乙': '- 甲\n- 乙',
    '１．项\n２．项': '1. 项\n2. 项',
    '１. 项': '1. 项',
    '＞ 引用': '> 引用',
    '》 引用': '> 引用',
    '> 【！NOTE】\n> 内容': '> [!NOTE]\n> 内容',
    '：：：tip\n内容\n：：：': ':::tip\n内容\n:::',
    ':::tip\n内容\n：：：': ':::tip\n内容\n:::',
    '：：： tip 标题\n内容\n:::': '::: tip 标题\n内容\n:::',
    '！！！ note\n    内容': '!!! note\n    内容',
    '【TOC】': '[TOC]',
    '标题\n＝＝＝': '标题\n===',
    '甲\n\n－－－': '甲\n\n---',
    '———————': '---',
    '- 【x】 甲\n- 【　】 乙': '- [x] 甲\n- [ ] 乙',
    '｀｀｀bash\n# x\nls\n｀｀｀': '```bash\n# x\nls\n```',
    '···js\n- a\n···': '```js\n- a\n```',
    '···js\na\n```': '```js\na\n```',
    '```js\na\n｀｀｀\n\n后': '```js\na\n```\n\n后',
    '```js title=“a.js” {1，3}\nx\n```': '```js title="a.js" {1,3}\nx\n```',
    '<img src=“a.png” alt="x">': '<img src="a.png" alt="x">',
  },
  'invisible characters around marks': {
    '##\u00a0标题': '## 标题',
    '##\u3000标题': '## 标题',
    '-\u00a0项': '- 项',
    '1.\u3000项': '1. 项',
    '\u200b## 标题': '## 标题',
    '正文\n\n\ufeff- 甲': '正文\n\n- 甲',
    '\u3000\u30001. 甲': '1. 甲',
    '\u200b```js\nx\n```': '```js\nx\n```',
    '```\u00a0js\nx\n```': '``` js\nx\n```',
    '前**\u00a0粗\u3000**后': '前**粗**后',
    '- 甲\n\u3000- 乙': '- 甲\n  - 乙',
    '- 甲\n\u00a0\u00a0- 乙\n- 丙': '- 甲\n  - 乙\n- 丙',
    '1. 甲\n\n\u3000- 乙': '1. 甲\n\n   - 乙',
    '[x](https://a.com\u200b)': '[x](https://a.com)',
    '[x]\u200b(https://a.com)': '[x](https://a.com)',
  },
  'invisible characters in code': {
    '```bash\n\u200bsudo\u00a0apt update\n```': '```bash\nsudo apt update\n```',
    '> ```bash\n> ls\u00a0-l\n> ```': '> ```bash\n> ls -l\n> ```',
    '```cmd\n\u202aC:\\a\n```': '```cmd\nC:\\a\n```',
    '```bash\nsudo\u3000apt\necho "甲\u3000乙"\n```': '```bash\nsudo apt\necho "甲\u3000乙"\n```',
    '运行 `apt\u00a0update`': '运行 `apt update`',
  },
  'missing and superfluous spaces': {
    '##标题': '## 标题',
    '##标题##': '## 标题',
    '正文\n###标题\n正文': '正文\n### 标题\n正文',
    '#标题\n\n正文': '# 标题\n\n正文',
    '-甲\n-乙': '- 甲\n- 乙',
    '- 甲\n-乙': '- 甲\n- 乙',
    '1.甲\n2.乙': '1. 甲\n2. 乙',
    '1. 甲\n2.乙': '1. 甲\n2. 乙',
    '-[ ] 甲': '- [ ] 甲',
    '- [x]甲': '- [x] 甲',
    '前** 粗 **后': '前**粗**后',
    '前~~ 删~~后': '前~~删~~后',
    '![图] (a.png)': '![图](a.png)',
    '[文字] (https://a.com)': '[文字](https://a.com)',
    '! [图](a.png)': '![图](a.png)',
    '(文字)[https://a.com]': '[文字](https://a.com)',
  },
  'lists of Chinese texts': {
    '1、甲\n2、乙': '1. 甲\n2. 乙',
    '1、甲\n\n2、乙': '1. 甲\n\n2. 乙',
    '步骤：\n1、甲\n  说明\n2、乙': '步骤：\n1. 甲\n  说明\n2. 乙',
    '（1）甲\n（2）乙': '1. 甲\n2. 乙',
    '1）甲\n2）乙': '1. 甲\n2. 乙',
    '①甲\n②乙\n③丙': '1. 甲\n2. 乙\n3. 丙',
    '• 甲\n• 乙': '- 甲\n- 乙',
    '· 甲\n· 乙': '- 甲\n- 乙',
    '1、甲\n（1）子\n（2）丑\n2、乙': '1. 甲\n   1. 子\n   2. 丑\n2. 乙',
    '- 甲：\n  1、子\n  2、丑': '- 甲：\n  1. 子\n  2. 丑',
    '> 1、甲\n> 2、乙': '> 1. 甲\n> 2. 乙',
  },
  tables: {
    '| a | b |\n| --- |\n| c | d |': '| a | b |\n| --- | --- |\n| c | d |',
    '| a | b |\n| --- | :-: | --- |\n| c | d |': '| a | b |\n| --- | :---: |\n| c | d |',
    '| a | b |\n| --- | --- | --- |\n| c | d | e |': '| a | b |  |\n| --- | --- | --- |\n| c | d | e |',
    '| a | b |\n| —— | ：—— |\n| c | d |': '| a | b |\n| --- | :--- |\n| c | d |',
    '| a | b |\n|---+---|\n| c | d |': '| a | b |\n| --- | --- |\n| c | d |',
    '｜ 列 ｜ 值 ｜\n｜ －－ ｜ －－ ｜\n｜ 甲 ｜ 1 ｜': '| 列 | 值 |\n| --- | --- |\n| 甲 | 1 |',
    '| a | b |\n| c | d |': '| a | b |\n| --- | --- |\n| c | d |',
    '| a | b |\n| --- | --- |\n| c | d |\n后面': '| a | b |\n| --- | --- |\n| c | d |\n\n后面',
    '| a | b |\n| --- | --- |\n\n| c | d |': '| a | b |\n| --- | --- |\n| c | d |',
    '| a | b |\n\n| --- | --- |\n\n| c | d |': '| a | b |\n| --- | --- |\n| c | d |',
    '> | a | b |\n> | --- |\n> | c | d |': '> | a | b |\n> | --- | --- |\n> | c | d |',
  },
};

/** Ordinary texts. */
const SOUND = [
  '【注意】（见下文）',
  '见【安装】（第 3 章）和[可选]（默认关闭）。',
  '注意！[文档](a.md)',
  '＃话题＃',
  '正文\n\n#标签',
  '列夫·托尔斯泰·全集',
  '《红楼梦》和《Code》',
  '大家好～～我是小明～～',
  '＊ 为必填项',
  '＞ 100 元',
  '姓名：＿＿＿＿，电话：＿＿＿＿',
  '-h 帮助\n-v 版本',
  '首页｜文档｜关于',
  '一、甲\n二、乙',
  '1、只有一条',
  '3.5 倍\n4.5 倍',
  '\u3000\u3000段落开头',
  '**\u200b粗**',
  '匹配 ** 和 src/**/*.ts',
  '甲**“乙”**丙，甲**乙：**丙',
  '如果甲＝＝乙，丙＝＝丁',
  '公式 $a＊＊b＊＊c$ 和 `［x］（https://a.com）`',
  '\\[文字]（https://a.com）',
  '[1]：https://a.com 参考',
  '```text\n├──\u00a0src\n👨\u200d👩\u200d👧 می\u200cخواهم\n```',
  '```md\n＃ 标题\n1、甲\n2、乙\n```',
  '[x](a\u202fb.png)',
  '| a |\n| --- |\n| c |',
  '—— 鲁迅',
  '> ——《论语》',
  '<div>\n＃ 标题\n</div>',
  '`\u00a0`',
];

describe('findUnparsedMarkdown', () => {
  for (const [name, texts] of Object.entries(FIXED))
    it(`finds and fixes ${name}`, () => {
      const found = Object.keys(texts).filter((text) => find(text).some((finding) => finding.fix));
      expect(found).toEqual(Object.keys(texts));
      expect(Object.fromEntries(found.map((text) => [text, fix(text)]))).toEqual(texts);
    });

  it('finds nothing in ordinary texts', () => {
    expect(SOUND.filter((text) => find(text).length > 0)).toEqual([]);
  });

  it('names line and column in the file, and what to write instead', () => {
    const text = '---\ntitle: 甲\n---\n\n> - 见［乙］（./b.md）\n\n```sh\nls\u00a0-l\n```\n';
    const said = find(text).map(describeFinding);
    expect(said.map(({ line, column, rule }) => [line, column, rule])).toEqual([
      [5, 6, 'full-width-mark'],
      [8, 3, 'invisible-character'],
    ]);
    expect(said[0]?.message).toBe(
      '「［乙］（./b.md）」用了全角符号，没有起作用；请改成半角的「[乙](./b.md)」',
    );
    expect(said[1]?.message).toContain('不换行空格 U+00A0');
  });

  it('offers no fix where the meaning is not certain', () => {
    for (const text of ['步骤：\n1、甲\n2、乙\n以上。', '**部署。然后', '步骤：\n2、甲\n3、乙'])
      expect(
        find(text).map((finding) => finding.fix),
        text,
      ).toEqual([undefined]);
  });

  it.each([
    ...'［【！（）］】＊＿～｀＃－｜＜＞《》＝｛｝：·、①•　',
    '［x］（',
    '＊＊a',
    '［^1］：',
    '1、',
    '｜a',
  ])('looks through 20,000 characters of %s in less than 2 s of processor', (mark) => {
    const text = mark.repeat(20_000 / mark.length);
    const lines = `${mark.repeat(20)}\n`.repeat(1000 / mark.length);
    const start = process.cpuUsage();
    for (const each of [text, lines]) findUnparsedMarkdown(parseDocument(each).tree, each, 1);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2);
  });
});
