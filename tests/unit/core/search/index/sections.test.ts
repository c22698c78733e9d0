import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { listSections } from '../../../../../src/core/search/index/sections.ts';

const sectionsOf = (markdown: string) =>
  listSections(parseDocument(markdown).doc).map(({ anchor, heading, trail, text }) =>
    [anchor, heading, trail.join('/'), text.replaceAll('\n', '|')].join(' § '),
  );

describe('listSections', () => {
  it('cuts a page at its headings, with the anchors of the page', () => {
    expect(
      sectionsOf(
        '# 部署\n\n先读。\n\n## 准备\n\n甲\n\n### 端口 `8035`\n\n乙\n\n## 准备\n\n丙\n\n### 别名 {#alias}\n',
      ),
    ).toEqual([
      ' §  §  § 部署|先读。'.replace('部署|', ''),
      '准备 § 准备 §  § 甲',
      '端口-8035 § 端口 8035 § 准备 § 乙',
      '准备-1 § 准备 §  § 丙',
      'alias § 别名 § 准备 § ',
    ]);
  });

  it('gives a beginning to a page without text or title', () => {
    expect(sectionsOf('')).toEqual([' §  §  § ']);
    expect(sectionsOf('## 甲\n')).toEqual([' §  §  § ', '甲 § 甲 §  § ']);
  });

  it('keeps code, cells and the names of images, without addresses, comments and front matter', () => {
    const [text = ''] = sectionsOf(
      '---\ntitle: 甲\n---\n\n`DB_PASSWD` [链接](https://a.example/x "y") ![图](b.png)\n\n<!-- 注 -->\n\n| 键 | 值 |\n| - | - |\n| a | b |\n\n```sh\nls -a\n```\n\n<details><summary>更多</summary>折起来的</details>\n',
    );
    expect(text).toBe(' §  §  § DB_PASSWD 链接 图|键\t值|a\tb|ls -a|更多|折起来的');
  });

  it('finds headings inside other blocks', () => {
    expect(sectionsOf('> ## 引用里\n>\n> 甲\n\n乙\n')).toEqual([' §  §  § ', '引用里 § 引用里 §  § 甲|乙']);
  });

  it('reads footnotes with the last section', () => {
    expect(sectionsOf('## 甲\n\n文[^1]\n\n[^1]: 脚注\n').at(-1)).toMatch(/^甲 § 甲 § {2}§ 文\|.*脚注/);
  });

  it.each([
    [
      'flowchart TD\n  accTitle: 分配\n  accDescr: 先到先得\n  A["访客<br/>排队"] -->|有空位| B{坐席?}',
      '分配|先到先得|访客 排队|有空位|坐席?',
    ],
    ['sequenceDiagram\n  访客->>坐席: 发来消息', '发来消息'],
    [
      'stateDiagram-v2\n  accDescr {\n    两种状态\n  }\n  state "服务中" as s1\n  s1 --> s2: 结束',
      '两种状态|服务中|结束',
    ],
  ])('takes the words of a diagram without its notation', (code, words) => {
    expect(sectionsOf(`\`\`\`mermaid\n${code}\n\`\`\`\n`)).toEqual([` §  §  § ${words}`]);
  });
});
