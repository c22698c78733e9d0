import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { showDoc, showFindings, showTree } from '../../../../support/showTree.ts';

const idsOf = (text: string): string[] => parseDocument(text).doc.headings.map(({ id }) => id);

describe('createHeadingReader: ids', () => {
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
    ['带 [链接](a.md) 和 **粗体**', '带-链接-和-粗体'],
    ['？！', 'section'],
  ])('of %s: %s', (heading, id) => {
    expect(idsOf(`## ${heading}`)).toEqual([id]);
  });

  it('get a number when they are taken', () => {
    expect(idsOf('## 安装\n\n## 安装\n\n## 安装-1\n\n## 安装')).toEqual([
      '安装',
      '安装-1',
      '安装-1-1',
      '安装-2',
    ]);
  });

  it('are named by hand, and the name leaves the text', () => {
    const text = '## 标题 {#my-id}\n\n## 别的{#b}\n\n## 注释 <!-- #c -->';
    expect(showDoc(text)).toBe('<h2 id="my-id">标题</h2>\n<h2 id="b">别的</h2>\n<h2 id="c">注释</h2>');
    expect(parseDocument(text).doc.headings[0]).toMatchObject({ id: 'my-id', text: '标题' });
  });

  it('leave the text alone when it only looks like a name', () => {
    expect(showDoc('## {#a} 标题\n\n文字 {#b}')).toBe('<h2 id="a-标题">{#a} 标题</h2>\n<p>文字 {#b}</p>');
  });

  it('make way for names given by hand, and names given twice are reported', () => {
    expect(idsOf('## 甲 {#安装}\n\n## 安装')).toEqual(['安装', '安装-1']);
    expect(idsOf('## 甲 {#a}\n\n## 乙 {#a}')).toEqual(['a', 'a-1']);
    expect(showFindings('## 甲 {#a}\n\n## 乙 {#a}')).toEqual(['3 duplicate-id']);
    expect(showFindings('## 安装\n\n## 安装')).toEqual([]);
  });

  it('are given to the title as to any heading', () => {
    expect(showDoc('# 标题')).toBe('<h1 id="标题">标题</h1>');
    expect(showDoc('# 标题 {#top}')).toBe('<h1 id="top">标题</h1>');
  });

  it('are given to headings written in HTML', () => {
    expect(showDoc('<h2 align="center">HTML 标题</h2>\n\n<h3 id="own">别的</h3>')).toBe(
      '<h2 align="center" id="html-标题">HTML 标题</h2>\n<h3 id="own">别的</h3>',
    );
  });

  it('are given to headings inside other elements', () => {
    expect(idsOf('> ## 引用\n\n:::note\n### 提示\n:::')).toEqual(['引用', '提示']);
  });
});

describe('createHeadingReader: title and order', () => {
  it('takes the first heading for the title when it is an h1', () => {
    expect(parseDocument('# 标题 `x`\n\n## 二').doc.title).toBe('标题 x');
    expect(parseDocument('开头\n\n# 标题').doc.title).toBe('标题');
    expect(parseDocument('## 二\n\n# 标题').doc.title).toBeUndefined();
    expect(parseDocument('开头\n\n---\n\n# 标题').doc.title).toBeUndefined();
    expect(parseDocument('没有标题').doc.title).toBeUndefined();
  });

  it('leaves one h1', () => {
    const text = '# 一\n\n# 二\n\n## 三';
    expect(showDoc(text)).toBe('<h1 id="一">一</h1>\n<h2 id="二">二</h2>\n<h3 id="三">三</h3>');
    expect(showFindings(text)).toEqual(['3 extra-h1']);
    expect(showFindings('## 零\n\n# 一')).toEqual(['3 extra-h1']);
  });

  it.each([
    // A title in the front matter is the heading: all h1s are sections, and nothing is wrong.
    ['title: 题', '# 一\n\n## 二\n\n# 三\n\n###### 四', 'h2 一,h3 二,h2 三,h6 四', ['10 heading-gap']],
    ['title: "题"', '开头\n\n---\n\n# 一\n\n<h1>二</h1>', 'h2 一,h2 二', []],
    ["'title': '题' # 注", '# 一\n\n# 二', 'h2 一,h2 二', []],
    // One h1 is the heading, and so is the first one where the title says the same.
    ['title: 题', '# 一\n\n## 二', 'h1 一,h2 二', []],
    ['title: 一', '# 一\n\n## 二\n\n# 三\n\n## 四', 'h1 一,h2 二,h2 三,h3 四', ['8 extra-h1']],
    ['title:', '# 一\n\n# 二', 'h1 一,h2 二', ['6 extra-h1']],
    ['title: ""', '# 一\n\n# 二', 'h1 一,h2 二', ['6 extra-h1']],
    ['subtitle: 题', '# 一\n\n# 二', 'h1 一,h2 二', ['6 extra-h1']],
  ])('with %s: %j', (field, body, expected, findings) => {
    const text = `---\n${field}\n---\n${body}`;
    const { headings, title } = parseDocument(text).doc;
    expect(headings.map(({ level, text }) => `h${level} ${text}`).join()).toBe(expected);
    expect(title).toBe(expected.startsWith('h1') ? headings[0]?.text : undefined);
    expect(showFindings(text)).toEqual(findings);
  });

  it('reports levels left out', () => {
    expect(showFindings('# 一\n\n### 二\n\n## 三\n\n### 四\n\n## 五\n\n##### 六')).toEqual([
      '3 heading-gap',
      '11 heading-gap',
    ]);
  });

  it('drops headings without text', () => {
    expect(showDoc('# 一\n\n##\n\n## <!-- 注释 -->\n\n文')).toBe('<h1 id="一">一</h1>\n<p>文</p>');
    expect(showFindings('# 一\n\n##\n\n文')).toEqual(['3 empty-heading']);
  });

  it('counts lines of the file, front matter included', () => {
    expect(showFindings('---\na: 1\n---\n# 一\n\n# 二')).toEqual(['6 extra-h1']);
  });
});

describe('createHeadingReader: content for the table of contents', () => {
  const contentOf = (text: string) =>
    parseDocument(text)
      .doc.headings[0]?.content.map((node) => showTree(node))
      .join('');

  it('keeps looks and drops links, images, ids and footnote marks', () => {
    expect(contentOf('## **粗** `码` [链 *斜*](a.md) ![图](a.png)字[^1]\n\n[^1]: 注')).toBe(
      '<strong>粗</strong> <code>码</code> 链 <em>斜</em> 字',
    );
  });

  it('names a picture when there is nothing else', () => {
    expect(contentOf('## ![架构图](a.png)')).toBe('架构图');
  });
});
