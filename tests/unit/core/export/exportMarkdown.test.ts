import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { codeFileName } from '../../../../src/core/export/codeFileName.ts';
import { exportMarkdown } from '../../../../src/core/export/exportMarkdown.ts';
import { fromTsv, toTsv } from '../../../../src/core/export/tsv.ts';
import { testManifest } from '../../../support/testManifest.ts';

const [version] = testManifest.versions;
const entry = version?.docs.find(({ id }) => id === 'deploy');
if (entry === undefined) throw new Error('the manifest has lost its page');

const take = (text: string, id?: string) =>
  exportMarkdown(
    {
      manifest: testManifest,
      version,
      entry,
      text,
      ...parseDocument(text),
      addressOf: (path) => `https://x.org${encodeURI(path)}`,
    },
    id,
  );

const PAGE = `---
title: 部署
---

# 部署

见[安装](安装.md)与[下文](#启动)。

## 启动

用[文档][docs]启动[^1]。

### 再启动

\`\`\`bash
# 不是标题
docker ps
\`\`\`

## 停止

停。[别的][other]

[docs]: index.md
[other]: /about
[^1]: 先看[安装](安装.md)。
`;

describe('a page that is taken along', () => {
  it('is its markdown, with links that lead somewhere from anywhere', () => {
    const taken = take(PAGE);
    expect(taken.startsWith('# 部署\n\n见[安装](https://x.org/docs/%E5%AE%89%E8%A3%85)与')).toBe(true);
    expect(taken).toContain('[下文](https://x.org/docs/deploy#%E5%90%AF%E5%8A%A8)');
    expect(taken).toContain('[other]: https://x.org/about');
  });

  it('has no invisible characters in its code', () => {
    const taken = take('# 甲\n\n- 乙\u00a0丙\n\n  ```sh\n  \u200bls\u00a0-l\n  ```\n');
    expect(taken).toBe('# 甲\n\n- 乙\u00a0丙\n\n  ```sh\n  ls -l\n  ```\n');
  });

  it('has its title where the text has none', () => {
    expect(take('正文')).toBe('# 部署\n\n正文\n');
  });
});

describe('a section that is taken along', () => {
  it('ends where the next one of its level begins, and brings what its references mean', () => {
    expect(take(PAGE, '启动')).toBe(`## 启动

用[文档][docs]启动[^1]。

### 再启动

\`\`\`bash
# 不是标题
docker ps
\`\`\`

[docs]: https://x.org/docs/

[^1]: 先看[安装](https://x.org/docs/%E5%AE%89%E8%A3%85)。
`);
  });

  it('may be the last, and inside another one', () => {
    expect(take('## 甲\n\n### 乙\n\n一\n\n### 丙\n\n二', '丙')).toBe('### 丙\n\n二\n');
    expect(take('## 甲\n\n### 乙\n\n一\n\n### 丙\n\n二', '乙')).toBe('### 乙\n\n一\n');
  });

  it('ends with what it stands in', () => {
    const note = ':::tip\n\n### 乙\n\n一\n\n### 丙\n\n二\n\n:::';
    expect(take(`## 甲\n\n${note}\n\n后文`, '丙')).toBe('### 丙\n\n二\n');
    expect(take('> ### 乙\n>\n> 一\n\n后文', '乙')).toBe('> ### 乙\n>\n> 一\n');
    expect(take(':::tabs\n\n@tab 一\n\n### 乙\n\n一\n\n@tab 二\n\n二\n\n:::', '乙')).toBe('### 乙\n\n一\n');
  });

  it('is whole where a part of it holds headings of its own', () => {
    const text = '## 甲\n\n:::tip\n\n## 乙\n\n一\n\n:::\n\n后文';
    expect(take(`${text}\n\n## 丁\n\n三`, '甲')).toBe(`${text}\n`);
  });
});

it.each([
  ['client.mjs', 'client.mjs'],
  ['nginx/conf.d/cskefu.conf', 'cskefu.conf'],
  ['.env', '.env'],
  ['获取令牌', '获取令牌.txt'],
  ['检查与安装（Ubuntu）', '检查与安装（Ubuntu）.txt'],
  ['a<b>:"c"|?*', 'a b c.txt'],
  ['../../x.sh', 'x.sh'],
  ['', 'code.txt'],
])('code under the title %s is saved as %s', (title, name) => {
  expect(codeFileName(title)).toBe(name);
});

it('a table is copied a row a line, its cells a tab apart', () => {
  expect(
    toTsv([
      ['键', ' 值\n'],
      ['a\tb', '1'],
    ]),
  ).toBe('键\t值\na b\t1');
});

it.each([
  [
    '键\t值\r\na\t1\r\n',
    [
      ['键', '值'],
      ['a', '1'],
    ],
  ],
  [
    '键\t值\na\t"一\n""二"""\n',
    [
      ['键', '值'],
      ['a', '一\n"二"'],
    ],
  ],
  // Quotes that are part of the text, and an empty cell at the end.
  [
    '"引"言\t值\n a \t',
    [
      ['"引"言', '值'],
      ['a', ''],
    ],
  ],
])('a table of a sheet is read: %j', (text, rows) => {
  expect(fromTsv(text)).toEqual(rows);
});

it.each([['一段文字'], ['一行\t两格'], ['一列\n两行'], ['前言\n键\t值\na\t1'], ['']])(
  'no table of a sheet: %j',
  (text) => {
    expect(fromTsv(text)).toBeUndefined();
  },
);
