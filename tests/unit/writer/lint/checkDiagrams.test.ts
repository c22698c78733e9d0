import { describe, expect, it } from 'vitest';
import { fillIncludes } from '../../../../src/core/document/includes/fillIncludes.ts';
import { listIncludes } from '../../../../src/core/document/includes/includeSyntax.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { findDiagramError } from '../../../../src/node/check/findDiagramError.ts';
import { checkDiagrams, collectDiagrams } from '../../../../src/writer/lint/checkDiagrams.ts';
import { PLAIN } from '../../../support/plainDiagrams.ts';

const collect = (text: string) => {
  const { doc, tree } = parseDocument(text);
  return collectDiagrams(doc, tree);
};

const check = async (...lines: string[]) =>
  (await checkDiagrams(collect(lines.join('\n')), findDiagramError)).map(
    ({ line, rule, message }) => `${line} ${rule} ${message}`,
  );

const fence = (...lines: string[]) => ['```mermaid', ...lines, '```'];

describe('checkDiagrams', () => {
  it('is content with each kind that is drawn', async () => {
    const diagrams = [
      [
        'graph LR',
        '  甲[采集器] --> 乙["控制台（一）"]',
        '  subgraph 集群',
        '    丙',
        '  end',
        '  甲:::accent',
      ],
      ['sequenceDiagram', '  访客->>坐席: 您好', '  Note over 访客: 注'],
      ['stateDiagram-v2', '  [*] --> 就绪', '  就绪 --> 置忙: 休息'],
      ['classDiagram', '  class 用户 {', '    +String 名称', '  }', '  用户 --> 角色'],
      ['erDiagram', '  USER ||--o{ ROLE : 拥有'],
      ['%% 注释', '', 'flowchart TD', '  accTitle: 名称', '  accDescr {', '    说明', '  }', '  A --> B'],
    ];
    for (const diagram of diagrams) expect(await check(...fence(...diagram)), diagram[0]).toEqual([]);
  });

  it('names the line of the file, whatever stands before it', async () => {
    const bad = '  A[a(b)] --> B';
    const message = '图的这一行无法识别：A[a(b)] --> B；含有括号、引号等符号的文字请用双引号括起来';
    expect(await check('---', 'title: x', '---', '# 题', '', ...fence('flowchart TD', bad))).toEqual([
      `8 broken-diagram ${message}`,
    ]);
    expect(
      await check(...fence('%% 一', '', '%% 二', '%%{init: {}}%%', 'flowchart TD', '%% 三', bad)),
    ).toEqual([`8 broken-diagram ${message}`]);
    expect(await check('- 列表', '', ...fence('flowchart TD', bad).map((line) => `  ${line}`))).toEqual([
      `5 broken-diagram ${message}`,
    ]);
  });

  it('names what has no end, and never a line without words', async () => {
    expect(await check(...fence('flowchart LR', '  subgraph 一', '  A --> B'))).toEqual([
      '3 broken-diagram 图的这一行没有结束：subgraph 一；请在内容后另起一行写 end',
    ]);
    expect(await check(...fence('sequenceDiagram', '  loop 每天', '  A->>B: 好', ''))).toEqual([
      '3 broken-diagram 图的这一行没有结束：loop 每天；请在内容后另起一行写 end',
    ]);
    const [bad = ''] = await check(...fence('flowchart LR', '  A --> B[', ''));
    expect(bad).toMatch(/^3 broken-diagram 图的这一行无法识别：A --> B\[；/);
  });

  it('knows what is not drawn', async () => {
    for (const text of ['zenuml', 'flowchat TD', ''])
      expect(await check(...fence(text))).toEqual([
        expect.stringMatching(
          /^1 broken-diagram 图的种类无法识别，将显示原文；可用 flowchart、.*、gantt、pie、/,
        ),
      ]);
  });

  it('is content with the kinds that have the colors of Mermaid', async () => {
    for (const [name, [text]] of Object.entries(PLAIN))
      expect(await check(...fence(...text.split('\n'))), name).toEqual([]);
  });

  it('reports the layout that is not included', async () => {
    expect(await check(...fence('flowchart-elk TD', '  A --> B'))).toEqual([
      '1 broken-diagram 图要用 ELK 布局，这里没有这个布局程序，已改用默认的布局；请删去这项设置',
    ]);
  });

  it('names the file of one that stands in it, and the line of its fence', async () => {
    const text = '# 题\n\n```mermaid file="/a.mmd"\n```\n';
    const files = new Map([['a.mmd', 'flowchart TD\n\n  A[a(b)] --> B\n']]);
    const fill = (of: string) => fillIncludes(of, 'a.md', listIncludes(parseDocument(of).tree), files);
    expect(await check(fill(text))).toEqual([
      '3 broken-diagram 文件 /a.mmd 里，图的这一行无法识别：A[a(b)] --> B；含有括号、引号等符号的文字请用双引号括起来',
    ]);
    // What is missing is told once, by itself, and what stands in for it is on the page.
    const missing = text.replace('/a', '/b');
    expect([await check(text), await check(fill(missing))]).toEqual([[], []]);
    expect(await check(fill(missing.replace('\n```\n', '\nzenuml\n```\n')))).toEqual([
      expect.stringMatching(/^3 broken-diagram 图的种类/),
    ]);
  });

  it('leaves other code alone', async () => {
    expect(await check('```text', 'flowchart', '```', '', '`mermaid`')).toEqual([]);
  });
});

describe('collectDiagrams', () => {
  it('tells their titles', () => {
    expect(collect('```mermaid title="部署"\ngraph LR\n```\n\n> ```Mermaid\n> graph TD\n> ```')).toEqual([
      { source: 'graph LR\n', title: '部署', line: 1 },
      { source: 'graph TD\n', title: undefined, line: 5 },
    ]);
  });
});
