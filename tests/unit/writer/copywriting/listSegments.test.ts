import { describe, expect, it } from 'vitest';
import { listFieldSegments, listMarkdownSegments } from '../../../../src/writer/copywriting/listSegments.ts';
import {
  findSegmentLine,
  quotePlace,
  type TextSegment,
} from '../../../../src/writer/copywriting/textSegment.ts';

/** `行 文字` of each segment that has text. */
const show = (text: string) =>
  listMarkdownSegments(text, 1)
    .filter((segment) => segment.text !== '')
    .map((segment) => `${findSegmentLine(segment, 0)} ${segment.text}`);

describe('listMarkdownSegments', () => {
  it('reads what a reader reads: marks, addresses and code are none of it', () => {
    expect(show('## 标题 {/* #id */}')).toEqual(show('## 标题 {#id}'));
    expect(show('# 标题 {#id}\n\n用**粗体**和[链接](a,b.md)，见 <https://a.com/b,c>。')).toEqual([
      '1 标题',
      '3 用粗体和链接，见 x。',
    ]);
    expect(show('```bash\necho 你好,hello\n```\n\n    缩进,代码\n')).toEqual([]);
    expect(show('<!-- 注释,注释 -->\n\n<details><summary>摘要</summary>\n\n正文\n\n</details>')).toEqual([
      '3 摘要',
      '5 正文',
    ]);
  });

  it('puts a word where code stands, so that spaces around it count', () => {
    const [segment] = listMarkdownSegments('用`docker,ps`命令', 1);
    expect(segment?.text).toBe('用x命令');
    expect(segment && quotePlace(segment, 1, 1)).toBe('用`docker,ps`命令');
  });

  it('takes the name of an emoji for no punctuation', () => {
    expect(show('准备好了 :rocket::+1: 出发，10:30:45 见')).toEqual(['1 准备好了 x 出发，10:30:45 见']);
  });

  it('keeps lists, cells, admonitions, footnotes and image descriptions apart', () => {
    const text =
      ':::tip 标题\n内容\n:::\n\n| 甲 | 乙 |\n| --- | --- |\n| 丙![图](a.png) | 丁[^1] |\n\n- 戊\n\n[^1]: 己\n';
    expect(show(text)).toEqual(['1 标题', '2 内容', '5 甲', '5 乙', '7 丙', '7 图', '7 丁', '9 戊', '11 己']);
  });

  it('knows the line of every part of a long paragraph', () => {
    const [segment] = listMarkdownSegments('第一行\n**第二行**\n', 10);
    expect(segment && [0, 3].map((offset) => findSegmentLine(segment, offset))).toEqual([10, 11]);
  });

  it('reads titles of code blocks and labels of diagrams', () => {
    expect(show('```bash title="启动,应用"\nls\n```')).toEqual(['1 启动,应用']);
    const flow = 'flowchart LR\n  A[访客<br>浏览器] -->|发送 消息| B("坐席")\n  %% 注释\n  subgraph 内网';
    expect(show(`\`\`\`mermaid\n${flow}\n\`\`\``)).toEqual([
      '3 访客\n浏览器',
      '3 发送 消息',
      '3 坐席',
      '5 内网',
    ]);
    const sequence = 'sequenceDiagram\n  participant V as 访客\n  V->>S: 提问,等待\n  Note over V,S: 会话';
    expect(show(`\`\`\`mermaid\n${sequence}\n\`\`\``)).toEqual(['3 V as 访客', '4 提问,等待', '5 会话']);
  });
});

const showFields = (segments: readonly TextSegment[]) =>
  segments.map((segment) => `${findSegmentLine(segment, 0)} ${segment.text}`);

describe('listFieldSegments', () => {
  it('reads the values of front matter, not its keys', () => {
    const yaml = 'sidebar_position: 3\ndescription: 简介\nkeywords:\n  - 甲\n  - 乙';
    expect(showFields(listFieldSegments(yaml, 1))).toEqual(['3 简介', '4 甲', '4 乙']);
  });

  it('leaves what is no YAML to the content check', () => {
    expect(listFieldSegments('a: b: c', 1)).toEqual([]);
  });
});
