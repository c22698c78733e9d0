import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/pageIndex/parsePage.ts';

const factsOf = (text: string) => parsePage({ text, hash: 'h', badLine: undefined }).metadata;

describe('parsePage', () => {
  it('takes the first heading for the title when it is an h1', () => {
    expect(factsOf('\n正文\n\n# 部署 `v8` {#deploy}\n\n# 再来').title).toBe('部署 v8');
    expect(factsOf('部署\n====\n\n正文').title).toBe('部署');
    expect(factsOf('## 节\n\n# 部署').title).toBeUndefined();
    expect(factsOf('##\n\n# 部署').title).toBe('部署');
    expect(factsOf('````md\n```\n# 甲\n~~~\n````\n# 乙').title).toBe('乙');
  });

  it('finds no title in a fence, in a comment, or after a rule', () => {
    expect(factsOf('```bash\n# 注释\n```\n').title).toBeUndefined();
    expect(factsOf('<!--\n# 注释\n-->\n').title).toBeUndefined();
    expect(factsOf('正文\n\n---\n\n# 部署').title).toBeUndefined();
  });

  it('lists headings of two levels, with their anchors where the text does not give them', () => {
    const text =
      '# 安装\n\n## 安装\n\n## **安装** `v8` {#v8}\n\n#### 细节\n\n### 安装\n\n```sh\n## 注释\n```\n\n下划线\n---\n\n# 又一章\n';
    expect(factsOf(text).headings).toEqual([
      ['安装', '安装-1'],
      ['安装 v8', 'v8'],
      ['安装', '安装-2'],
      '下划线',
      '又一章',
    ]);
  });

  it('lists links and pictures in every spelling with their lines, and none from code', () => {
    const body = [
      '---\ntitle: 题\n---',
      '![a](./a.png) 与 ![b [c]](<图 1.png> "标题") 与 ![](d(1).png)',
      '<img alt="" src="e.png"><img src=\'f.png\'>',
      '[链][ref]\n\n[ref]: g.md',
      '`![x](x.png)` 与 ``![y](y.png)``',
      '```\n![z](z.png)\n```',
    ].join('\n\n');
    expect(factsOf(body).links.map(({ kind, href, line }) => `${line} ${kind} ${href}`)).toEqual([
      '5 image ./a.png',
      '5 image 图 1.png',
      '5 image d(1).png',
      '7 image e.png',
      '7 image f.png',
      '11 link g.md',
    ]);
  });

  it('tells where each address is written', () => {
    const { addresses } = factsOf('---\na: 1\n---\n\n见 [![b](c.png)](<d e.md>)。\n\n[f]: g%20h.md "i"\n');
    expect(addresses).toEqual([
      { line: 5, column: 9, text: 'c.png', href: 'c.png' },
      { line: 5, column: 17, text: '<d e.md>', href: 'd e.md' },
      { line: 7, column: 6, text: 'g%20h.md', href: 'g%20h.md', isDefinition: true },
    ]);
  });

  it('knows the lines of front matter fields, and what is wrong before the text', () => {
    const { front, fieldLines, findings } = factsOf('---\nslug: a\ndraft: 1\n---\n# 题\n');
    expect([front, fieldLines]).toEqual([{ slug: 'a' }, { slug: 2 }]);
    expect(findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
      '3 front-matter',
      '1 missing-description',
    ]);
  });

  it('is the same after it was kept as JSON', () => {
    const facts = factsOf(
      '# 题\n\n[a](b.md) <a id="c"></a>\n\n```mermaid\nflowchart TD\n```\n\n:::foo\n:::\n',
    );
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });

  it.each([
    '---\ntitle: 甲\nkeywords:\n  - 乙\n\n# 甲\n\n正文。\n\n# 乙\n\n#### 丙\n',
    '---\ntitle: 甲\nkeywords:\n  - 乙\n\n# 甲\n\n正文。\n\n---\n\n#### 丙\n',
  ])('tells that the front matter has no end, and nothing of what follows from it', (text) => {
    const { findings, textFindings } = factsOf(text);
    expect(findings).toEqual([
      { line: 4, rule: 'front-matter', message: '页首信息没有结束，请在第 4 行之后另起一行写 ---' },
    ]);
    expect(textFindings).toEqual([]);
  });

  it('takes a slip among the fields, and a rule at the top, for what they are', () => {
    const messages = (text: string) => factsOf(text).findings.map(({ message }) => message);
    expect(messages('---\ntitle: 甲\n没有冒号\ndraft: true\n---\n\n文。\n')[0]).toContain('缺少冒号');
    expect(messages('---\n\n一条线在上面。\n')).toEqual([]);
    expect(messages('---\ntitle: 甲\n\n# 说明\ndraft: true\n---\n\n文。\n')).toEqual([]);
  });

  it('tells of a fence whose end another fence stands for', () => {
    const found = (text: string) => factsOf(text).textFindings.map(({ kind, line }) => `${line} ${kind}`);
    expect(found('---\na: 1\n---\n文。\n\n```js\n1\n\n## 二\n\n```bash\nls\n```\n')).toEqual([
      '6 unclosedFence',
    ]);
    expect(found('````md\n```js\n1\n```\n````\n\n~~~\n```js\n~~~\n')).toEqual([]);
  });

  it('names the encoding of a file and the command that converts it', () => {
    const { findings } = parsePage({ text: '# \uFFFD\n', hash: 'h', badLine: 1, encoding: 'GBK' }).metadata;
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('iconv -f GBK -t UTF-8 原文件 > 新文件'),
    ]);
  });

  it('tells nothing else of a file in another encoding', () => {
    const { findings, textFindings } = parsePage({
      text: '---\ndraft: \uFFFD\n---\n\n#### \uFFFD\n',
      hash: 'h',
      badLine: 2,
    }).metadata;
    expect([findings.map(({ line, rule }) => `${line} ${rule}`), textFindings]).toEqual([
      ['2 bad-encoding'],
      [],
    ]);
  });
});
