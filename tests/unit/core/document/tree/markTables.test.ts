import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../../src/core/document/tree/markTables.ts';
import { showDoc } from '../../../../support/showTree.ts';

/** What the parser writes on a table of these rows. */
function looksOf(...rows: string[]): string {
  const [head = '', ...body] = rows.map((row) => `| ${row} |`);
  const line = head.replace(/[^|]+/g, '-');
  return /<table ?([^>]*)>/.exec(showDoc([head, line, ...body].join('\n')))?.[1] ?? '';
}

const PROSE = '一句说明这个键做什么用的话，长到一行放不下，于是要折成两三行才能读完。';

describe('markTables', () => {
  it('keeps short cells whole and gives the longest text the rest', () => {
    expect(looksOf('键 | 默认值 | 含义', `\`CC_WEB_PORT\` | \`8035\` | ${PROSE}`)).toBe(
      'dataShort="1 2" dataProse="3" dataList',
    );
  });

  it('lets the longest value of code break where the prose would be crushed, and never the name', () => {
    const row = `\`EXTRAS_AUTH_SUPER_ADMIN_PASS\` | \`https://store.chatopera.com\` | ${PROSE}`;
    expect(looksOf('键 | 默认值 | 含义', row)).toBe('dataShort="1" dataProse="3" dataList');
  });

  it('prefers prose to code, where there is much of it', () => {
    const path = '`contact-center/app/src/main/java/com/cskefu/cc`';
    expect(looksOf('路径 | 内容', `${path} | ${PROSE}`)).toBe('dataProse="2" dataList');
    expect(looksOf('目的 | 命令', `看看应用的运行日志 | ${path}`)).toBe(
      'dataShort="1" dataProse="2" dataList',
    );
  });

  it('leaves what fits a phone, what has many columns and what has nothing to read a table', () => {
    expect(looksOf('项 | 值', '内存 | 16 GB 以上')).toBe('dataShort="1 2"');
    expect(looksOf('项 | 值', `内存 | ${PROSE}`)).toBe('dataShort="1" dataProse="2"');
    expect(looksOf('甲 | 乙 | 丙 | 丁 | 戊', `一 | 二 | 三 | 四 | ${PROSE}`)).toBe(
      'dataShort="1 2 3 4" dataProse="5"',
    );
  });

  it('gives a column that would wrap the width of its content, while the prose keeps its room', () => {
    const widths = (name: string) =>
      /style="([^"]*)"/.exec(showDoc(`| 做什么 | 去哪里 |\n|-|-|\n| ${name} | ${PROSE} |`))?.[1];
    expect(widths('收集会话记录、联系某一个人')).toBe('--width:15.2em');
    expect(widths('收集会话记录、联系某一个人，并且把结果写进自己的系统')).toBeUndefined();
  });

  it('labels the cells of entries by their column', () => {
    const html = showDoc(`| 键 | 默认值 | 含义 |\n|-|-|-|\n| \`CC_WEB_PORT\` | \`8035\` | ${PROSE} |`);
    expect(html).toContain(
      '<tr><td><code>CC_WEB_PORT</code></td><td dataLabel="默认值"><code>8035</code></td><td dataLabel="含义">一句',
    );
  });

  it('leaves merged cells alone', () => {
    expect(showDoc('<table><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c</td></tr></table>')).toMatch(
      /^<table><tbody>/,
    );
  });

  describe('with the same header cells', () => {
    const table = (head: string, ...rows: string[]) =>
      [`| ${head} |`, head.replace(/[^|]+/g, '-'), ...rows.map((row) => `| ${row} |`)].join('\n');
    const tagsOf = (...tables: string[]) =>
      [...showDoc(tables.join('\n\n')).matchAll(/<(?:table|th)\b[^>]*>/g)].map(([tag]) => tag);

    it('have the same columns, as wide as the widest of them asks, and the prose has the rest', () => {
      const [first, ...tags] = tagsOf(
        table('字段 | 类型 | 说明', `\`id\` | 字符串 | ${PROSE}`),
        table('字段 | 类型 | 说明', '`agentServiceId` | 整数 | 短'),
      );
      expect(first).toMatch(
        /dataShort="1 2" dataProse="3" dataList dataGrid style="--full:[\d.]+em;--least:[\d.]+em"/,
      );
      expect(tags).toEqual([
        '<th style="--width:9.9em">',
        '<th style="--width:5.2em">',
        '<th>',
        first,
        '<th style="--width:9.9em">',
        '<th style="--width:5.2em">',
        '<th>',
      ]);
    });

    it('become lists on a phone together', () => {
      const marks = tagsOf(
        table('项 | 值', `内存 | ${PROSE}`),
        table('项 | 值', `最大的上传文件有多大 | 10 MB`),
      ).filter((tag) => tag.startsWith('<table'));
      expect(marks).toEqual([expect.stringContaining('dataList'), expect.stringContaining('dataList')]);
    });

    it('are alone where another header differs', () => {
      const tags = tagsOf(table('项 | 值', '内存 | 16 GB'), table('项 | 大小', '磁盘 | 20 GB'));
      expect(tags.join()).not.toContain('dataGrid');
    });
  });
});

describe('textWidth', () => {
  it('counts a Han character as one', () => {
    expect(textWidth('键 key')).toBeCloseTo(3.2);
  });
});
