import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { runGenerator } from '../../../../src/lib/runGenerator.ts';
import { checkCopywriting } from '../../../../src/node/copywriting/checkCopywriting.ts';
import { readWordTable } from '../../../../src/node/copywriting/readWordTable.ts';
import { walk } from '../../../../src/node/lib/listFiles.ts';
import { checkRequirements } from '../../../../src/writer/copywriting/checkRequirements.ts';
import { createTextLinter, lintPage } from '../../../../src/writer/copywriting/createTextLinter.ts';
import { plainSegment } from '../../../../src/writer/copywriting/textSegment.ts';
import { parseWordTable, WORD_TABLE_FILE } from '../../../../src/writer/copywriting/wordTable.ts';
import { lintText } from '../../../../src/writer/lint/lintText.ts';
import { copySiteFolder } from '../../../support/siteCopy.ts';

const table = parseWordTable(`
names: [Docker, MySQL, IntelliJ IDEA, CSKeFu]
terms:
  - { write: 登录, not: [登陆] }
  - { write: 点击, not: ['(?<!右键)单击'] }
forbidden:
  - { why: 占位文字, words: [待补充, '(?<![\\w-])TODO(?![\\w-])'] }
  - { why: 自夸的词, words: [最(?:好|强), 业界领先] }
verbatim: [OTN内容, 登陆时间]
`);
const lint = createTextLinter(table);
const rulesIn = (text: string) => lint(plainSegment(text, 1)).map(({ rule }) => rule);

describe('the text linter', () => {
  it.each([
    ['spacing', '启动Docker 服务'],
    ['spacing', '共有3 个坐席'],
    ['spacing', '用 Docker ，启动'],
    ['spacing', '点击「提交」 完成'],
    ['punctuation', '好的,继续'],
    ['punctuation', '注意:端口'],
    ['punctuation', '结束了.'],
    ['punctuation', '８ 个坐席'],
    ['doubled-punctuation', '结束了。。'],
    ['doubled-punctuation', '结束，。'],
    ['doubled-punctuation', '真的!!'],
    ['half-width-punctuation', '用 x, 再看'],
    ['half-width-bracket', '部署 (可选)'],
    ['half-width-bracket', '数据库 (MySQL) 里'],
    ['half-width-bracket', '数据库（MySQL)'],
    ['ellipsis', '请稍候...'],
    ['ellipsis', '请稍候。。。'],
    ['dash', '坐席—访客'],
    ['dash', '坐席--访客'],
    ['quotes', '点击“提交”'],
    ['quotes', '点击 "提交"'],
    ['space-in-chinese', '坐席 访客'],
    ['range', '3~5 个'],
    ['name', '启动 docker、Redis'],
    ['name', '导入 mysql。'],
    ['name', '打开 Intellij Idea'],
    ['term', '登陆系统'],
    ['term', '单击按钮'],
    ['forbidden-word', '本节待补充'],
    ['forbidden-word', 'TODO：写完'],
    ['forbidden-word', '这是最好的'],
  ])('%s: %s', (rule, text) => expect(rulesIn(text)).toContain(rule));

  it.each([
    '启动 Docker 服务，共 3 个坐席（可选）。',
    '点击「提交」，然后等待……结束——好。',
    '版本 8.1.0，日期 2023-06-25，时间 12:30 开始，比例 50%。',
    '怎么办？！',
    '系统 → 客服设置 → 对话设置',
    '通过 HTTP(S) 访问',
    '8035（Web）、8036（SocketIO）',
    '第一章 介绍',
    '3～5 个',
    '仓库 cskefu/cskefu，文件 docker-compose.yml，地址 docs.cskefu.com',
    '右键单击项目',
    '只有 English, and nothing else...',
    '',
    '—',
  ])('is content with: %s', (text) => expect(rulesIn(text)).toEqual([]));

  it('leaves labels of the product as they are, and looks at what stands around them', () => {
    expect(rulesIn('「OTN内容」和「登陆时间」')).toEqual([]);
    expect(rulesIn('填写OTN内容')).toEqual(['spacing']);
  });

  it('lets names of services stand in diagrams, which cannot mark code', () => {
    const segment = { ...plainSegment('连接 mysql,登陆', 1), isDiagram: true };
    expect(lint(segment).map(({ rule }) => rule)).toEqual(['punctuation', 'term']);
  });

  it('tells one mistake once, with its line and the words around it', () => {
    expect(lint(plainSegment('前面的话,后面的话', 7))).toEqual([
      {
        line: 7,
        rule: 'punctuation',
        message: '「,」应为「，」：前面的话,后面的话',
        values: { written: ',', instead: '，' },
      },
    ]);
  });

  it('takes a line of thousands of mistakes in less than a second', () => {
    const text = '好的,继续用Docker '.repeat(8000);
    const begin = performance.now();
    expect(lint(plainSegment(text, 1), [text])).toHaveLength(16_000);
    // It took ten, by what all mistakes before had to say to each one.
    expect(performance.now() - begin).toBeLessThan(3000);
  });
});

const root = join(import.meta.dirname, '../../../..');

const say = ({ line, column, rule, message, fix }: Omit<Finding, 'file'>) =>
  `${line}:${column} ${rule} ${message} ${JSON.stringify(fix)}`;

describe('lintPage', () => {
  it.each(['tests/fixtures/foreign', 'public'])(
    'says of a page in %s what the command says',
    async (site) => {
      const { folder, remove } = await copySiteFolder(join(root, site));
      onTestFinished(remove);
      await copyFile(join(root, 'public', WORD_TABLE_FILE), join(folder, WORD_TABLE_FILE));
      const table = await readWordTable(folder);
      if (table === undefined) throw new Error('the site has no words');
      const lint = createTextLinter(table);
      const findings = (await checkCopywriting(folder))?.findings ?? [];
      const files = (await walk(folder)).filter((file) => /^(?:docs|pages)\/.*\.mdx?$/.test(file));
      for (const file of files) {
        const text = (await readFile(join(folder, file), 'utf8'))
          .replace(/^\uFEFF/, '')
          .replace(/\r\n?/g, '\n');
        // As the desk has it: the tree after the doc was made of it.
        const { doc, tree } = parseDocument(text);
        const { front, diagrams } = lintText({ text, doc, tree });
        const facts = { front, diagrams, title: doc.title };
        const words = runGenerator(lintPage({ text, tree }, lint));
        const here = [...checkRequirements(table.require, facts), ...words];
        const ofCommand = findings.filter((finding) => finding.file === file);
        expect(here.map(say), file).toEqual(ofCommand.map(say));
      }
      expect(files.length).toBeGreaterThan(25);
      if (site !== 'public') expect(findings.length).toBeGreaterThan(50);
    },
  );
});
