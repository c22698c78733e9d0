// Headings, from the text to the ids that links rely on.
import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { toPlainText } from '../../../../src/core/document/plainText.ts';
import { createRandom } from '../../../support/random.ts';
import { showDoc, showFindings, showTree } from '../../../support/showTree.ts';

/** Each id in order, with its element. */
const listIds = (node: Nodes): [id: unknown, tagName: string][] => [
  ...(node.type === 'element' && node.properties.id
    ? [[node.properties.id, node.tagName] as [unknown, string]]
    : []),
  ...('children' in node ? node.children.flatMap(listIds) : []),
];

/** Level and id of each heading in the list: `2 安装`. */
const list = (text: string) => parseDocument(text).doc.headings.map(({ level, id }) => `${level} ${id}`);

describe('the id of a heading', () => {
  it.each([
    ['快速开始', '快速开始'],
    ['1. 安装（Windows）', '1-安装windows'],
    ['安装 & 配置', '安装--配置'],
    ['v8.0 新特性', 'v80-新特性'],
    ['`config.json` 配置', 'configjson-配置'],
    ['API：获取 Token', 'api获取-token'],
    ['你好，世界！', '你好世界'],
    ['什么是 “坐席”？', '什么是-坐席'],
    ['配置/部署', '配置部署'],
    ['🚀 开始', '-开始'],
    ['C++ 与 C#', 'c-与-c'],
    ['Foo_Bar', 'foo_bar'],
    ['[链接](a.md) **粗** <kbd>Ctrl</kbd>', '链接-粗-ctrl'],
    ['<a id="old"></a>新标题', '新标题'],
    ['！！！', 'section'],
  ])('of %s is %s', (text, id) => {
    expect(list(`## ${text}`)).toEqual([`2 ${id}`]);
  });

  it.each([
    ['## 安装 {#install}', '<h2 id="install">安装</h2>'],
    ['## 安装{#install}', '<h2 id="install">安装</h2>'],
    ['## 安装 {#install} ##', '<h2 id="install">安装</h2>'],
    ['安装 {#install}\n---', '<h2 id="install">安装</h2>'],
    ['## `a` {#x}', '<h2 id="x"><code>a</code></h2>'],
    ['## 安装 {#a b}', '<h2 id="a-b">安装</h2>'],
    ['## 安装 {#大写A}', '<h2 id="大写A">安装</h2>'],
    ['# 安装 {#top}', '<h1 id="top">安装</h1>'],
    ['## 安装 {/* #install */}', '<h2 id="install">安装</h2>'],
    ['## `a`{/*  #x */} ##', '<h2 id="x"><code>a</code></h2>'],
    ['安装 {/* #install */}\n---', '<h2 id="install">安装</h2>'],
    ['## 安装 {/* 说明 */}', '<h2 id="安装--说明-">安装 {/* 说明 */}</h2>'],
    ['## 安装 <!-- #install -->', '<h2 id="install">安装</h2>'],
    ['## 安装 <!-- 说明 -->', '<h2 id="安装">安装 </h2>'],
    ['<h2 id="x">安装</h2>', '<h2 id="x">安装</h2>'],
    ['<h2>安装 {#x}</h2>', '<h2 id="x">安装</h2>'],
    ['## {#a} 安装', '<h2 id="a-安装">{#a} 安装</h2>'],
  ])('can be named: %j', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
  });

  it.each([
    ['## 安装\n## 安装\n## 安装', '2 安装, 2 安装-1, 2 安装-2'],
    ['## a-1\n## a\n## a', '2 a-1, 2 a, 2 a-2'],
    ['## 安装\n\n<h3>安装</h3>\n\n> ## 安装', '2 安装, 3 安装-1, 2 安装-2'],
    ['## b {#a}\n## a', '2 a, 2 a-1'],
  ])('is given once: %j', (text, expected) => {
    expect(list(text).join(', ')).toBe(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it.each([
    ['## a {#x}\n\n## b {#x}', '2 x, 2 x-1'],
    ['## x\n\n## b {#x}', '2 x, 2 x-1'],
  ])('is reported when named twice: %j', (text, expected) => {
    expect(list(text).join(', ')).toBe(expected);
    expect(showFindings(text)).toEqual(['3 duplicate-id']);
  });
});

describe('an h1', () => {
  it.each([
    ['# 甲\n\n文', '甲', '<h1 id="甲">甲</h1>\n<p>文</p>'],
    ['甲\n===', '甲', '<h1 id="甲">甲</h1>'],
    ['前文\n\n# 甲', '甲', '<p>前文</p>\n<h1 id="甲">甲</h1>'],
    ['<h1>甲 **乙**</h1>', '甲 **乙**', '<h1 id="甲-乙">甲 **乙**</h1>'],
    ['## 甲', undefined, '<h2 id="甲">甲</h2>'],
  ])('in %j makes the title %s', (text, title, expected) => {
    expect(parseDocument(text).doc.title).toBe(title);
    expect(showDoc(text)).toBe(expected);
  });

  it.each([
    ['after another one', '# 甲\n\n# 乙', '甲', '1 甲, 2 乙'],
    ['after another heading', '## 甲\n\n# 乙', undefined, '2 甲, 2 乙'],
    ['after a rule', '---\n\n# 乙', undefined, '2 乙'],
    ['of HTML', '# 甲\n\n<h1>乙</h1>', '甲', '1 甲, 2 乙'],
  ])('%s becomes an h2 and is reported', (_, text, title, expected) => {
    expect(parseDocument(text).doc.title).toBe(title);
    expect(list(text).join(', ')).toBe(expected);
    expect(showFindings(text)).toEqual(['3 extra-h1']);
    expect(showDoc(text)).toContain('<h2 id="乙">乙</h2>');
  });
});

describe('levels', () => {
  it.each([
    ['# 甲\n\n### 乙\n\n## 丙\n\n#### 丁', ['3 heading-gap', '7 heading-gap']],
    ['### 甲', ['1 heading-gap']],
    ['## 甲\n\n### 乙\n\n## 丙', []],
    ['#### 甲\n\n## 乙\n\n### 丙', ['1 heading-gap']],
  ])('of %j leave the gaps %j', (text, expected) => {
    expect(showFindings(text)).toEqual(expected);
  });
});

describe('a heading without text', () => {
  it.each(['##', '## &nbsp;', '## <b></b>', '## ![](a.png)', '## {#x}', '## <!-- #x -->', '<h2></h2>'])(
    '%j is dropped and reported',
    (text) => {
      expect(showDoc(`甲\n\n${text}\n\n乙`)).toBe('<p>甲</p>\n<p>乙</p>');
      expect(showFindings(`甲\n\n${text}\n\n乙`)).toEqual(['3 empty-heading']);
      expect(list(text)).toEqual([]);
    },
  );

  it('may hold a picture that has one', () => {
    expect(list('## ![图](a.png)')).toEqual(['2 图']);
  });
});

describe('an id of another element that a heading has', () => {
  it.each([
    ['<a id="安装"></a>\n\n## 安装', '<p><span></span></p>\n<h2 id="安装">安装</h2>', [1]],
    ['<div id=安装>\n\n文\n\n</div>\n\n## 安装', '<div><p>文</p></div>\n<h2 id="安装">安装</h2>', [1]],
    ['文[]{#安装}\n\n## 安装', '<p>文<span></span></p>\n<h2 id="安装">安装</h2>', [1]],
    ['## 安装\n\n- <b id="安装">粗</b>', '<h2 id="安装">安装</h2>\n<ul><li><b>粗</b></li></ul>', [3]],
    ['## 甲<a id="乙"></a>\n\n## 乙', '<h2 id="甲">甲<span></span></h2>\n<h2 id="乙">乙</h2>', [1]],
    [
      '<p id="a">文</p>\n\n## 甲 {#a}\n\n<i id="a">b</i>',
      '<p>文</p>\n<h2 id="a">甲</h2>\n<p><i>b</i></p>',
      [1, 5],
    ],
  ])('goes from %j, with a finding', (text, expected, lines) => {
    expect(showDoc(text)).toBe(expected);
    expect(
      parseDocument(text)
        .doc.findings.filter(({ kind }) => kind === 'takenId')
        .map(({ line }) => line),
    ).toEqual(lines);
  });

  it.each([
    ['<a id="甲"></a>\n\n## 安装', '<p><span id="甲"></span></p>\n<h2 id="安装">安装</h2>'],
    ['## <a id="安装"></a>安装', '<h2 id="安装"><span id="安装"></span>安装</h2>'],
  ])('stays in %j: it leads to the same place, or to its own', (text, expected) => {
    expect(showDoc(text)).toBe(expected);
    expect(showFindings(text)).toEqual([]);
  });

  it('never stands before the heading in 200 texts', () => {
    const random = createRandom(57);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
    const blocks = [
      '## 甲',
      '### 乙',
      '## 甲',
      '<a id="甲"></a>',
      '<div id="乙">\n\n### 丙\n\n</div>',
      '> <b id="丙">文</b>',
      '## 丁 <i id="甲-1"></i>',
      '[]{#甲}文[^甲]',
      '[^甲]: 注',
    ];
    for (let run = 0; run < 200; run += 1) {
      const doc = parseDocument(
        Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(blocks)).join('\n\n'),
      ).doc;
      const owners = doc.blocks.flatMap(listIds);
      for (const { id } of doc.headings)
        expect(owners.find(([owned]) => owned === id)?.[1]).toMatch(/^h[1-6]$/);
    }
  });
});

describe('a heading with badges and HTML', () => {
  it.each([
    ['# 春松客服 ![构建](a.svg)', '春松客服', '春松客服'],
    ['# 春松客服 [![构建](a.svg)](https://a.b) [![许可](b.svg)](https://c.d)', '春松客服', '春松客服'],
    ['# <img src="logo.png" alt="标志" width="20"> 春松客服', '春松客服', '春松客服'],
    ['# 春松 ![新](a.png) 客服', '春松 客服', '春松-客服'],
    ['# <a name="x"></a>安装 <sup>新</sup><!-- 注 -->', '安装 新', '安装-新'],
    ['# <div align="center">安装<br>说明</div>', '安装 说明', '安装-说明'],
    ['<h1 align="center">\n  <img src="a.png" alt="标志">\n  春松\n</h1>', '春松', '春松'],
    ['# [![构建](a.svg)](https://a.b)', '构建', '构建'],
    ['# **![构建](a.svg)** ![许可](b.svg)', '构建 许可', '构建-许可'],
    ['# 安装 :badge[新]', '安装 新', '安装'],
    ['# :badge[新]', '新', '新'],
  ])('%j reads “%s”, by the id %s', (text, title, id) => {
    const { headings } = parseDocument(text).doc;
    expect(headings).toMatchObject([{ text: title, id }]);
    expect(toPlainText(headings[0]?.content ?? []).replace(/\s+/g, ' ')).toBe(title);
    expect(parseDocument(text).doc.title).toBe(title);
  });
});

describe('the table of contents', () => {
  it.each([
    ['## **粗** `码` [链](a.md) ~~删~~', '<strong>粗</strong> <code>码</code> 链 <del>删</del>'],
    ['## ![图](a.png) 后', ' 后'],
    ['## ![图](a.png)', '图'],
    ['## 注[^1]\n\n[^1]: 文', '注'],
    ['## <kbd>K</kbd> <span id="x">s</span>', '<kbd>K</kbd> s'],
    ['## a {#x}', 'a'],
  ])('shows of %j %s', (text, expected) => {
    expect(showTree(parseDocument(text).doc.headings[0]?.content ?? []).replaceAll('\n', '')).toBe(expected);
  });
});
