import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { formatFindings } from '../../../../src/node/report/printFindings.ts';
import {
  FORMATS,
  findFormat,
  type Reported,
  renderStepSummary,
  toReported,
} from '../../../../src/node/report/reportFormats.ts';

const finding: Reported = {
  file: 'public/docs/v8/甲,乙:丙.md',
  line: 3,
  column: 5,
  rule: 'broken-link',
  message: '链接 50%.md | <x> 没有\r\n对应的页面',
  isBlocking: false,
};

describe('the format github', () => {
  it('escapes what the commands of a workflow ask for, in properties and in the message', () => {
    expect(FORMATS.github.write([finding])).toEqual([
      '::warning file=public/docs/v8/甲%2C乙%3A丙.md,line=3,col=5,title=链接打不开 broken-link::链接 50%25.md | <x> 没有%0D%0A对应的页面',
    ]);
  });

  it('leaves an unknown column out, and calls what blocks an error', () => {
    expect(
      FORMATS.github.write([{ ...finding, file: 'a.md', column: undefined, isBlocking: true }])[0],
    ).toMatch(/^::error file=a\.md,line=3,title=/);
  });
});

describe('the other formats', () => {
  it('writes text by the line, and one list of JSON', () => {
    expect(FORMATS.text.write([{ ...finding, file: 'a.md', message: '断了' }])).toEqual([
      'a.md:3:5 broken-link 断了',
    ]);
    expect(JSON.parse(FORMATS.json.write([finding]).join('\n'))).toEqual([{ values: {}, ...finding }]);
    expect(FORMATS.json.write([]).join('\n')).toBe('[]');
  });

  it('knows no others', () => {
    expect(() => findFormat('toString')).toThrow('text、json、github');
  });
});

describe('renderStepSummary', () => {
  it('tells the outcome, and place, problem and way out of each finding', () => {
    expect(renderStepSummary('内容检查', '检查了 3 个文件，1 处需要看一看。', [finding], {})).toBe(
      [
        '### 内容检查\n',
        '检查了 3 个文件，1 处需要看一看。\n',
        '| 位置 | 问题 | 说明和改法 |',
        '| --- | --- | --- |',
        '| public/docs/v8/甲,乙:丙.md:3:5 | 链接打不开 `broken-link` | 链接 50%.md \\| \\<x\\> 没有 对应的页面 |\n\n',
      ].join('\n'),
    );
  });

  it('leads to the line in the commit that was checked', () => {
    const env = { GITHUB_SERVER_URL: 'https://h', GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: 'c0de' };
    const summary = renderStepSummary(
      '检查',
      '',
      [{ ...finding, file: 'public/甲.md', isBlocking: true }],
      env,
    );
    expect(summary).toContain(
      '| [public/甲.md:3:5](https://h/a/b/blob/c0de/public/%E7%94%B2.md?plain=1#L3) | ❌ 链接打不开',
    );
  });

  it('is no longer than the host takes', () => {
    const summary = renderStepSummary(
      '检查',
      '',
      Array.from({ length: 10_000 }, () => finding),
      {},
    );
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(summary).toContain('……另有 9500 处');
  });

  it('has no table where nothing was found', () => {
    expect(renderStepSummary('检查', '没有发现问题。', [], {})).toBe('### 检查\n\n没有发现问题。\n\n');
  });
});

const findingAt = (file: string, line: number, column?: number): Finding => ({
  file,
  line,
  column,
  rule: 'broken-link',
  message: '断了',
});

describe('formatFindings', () => {
  it('orders by file, then by place, and names the column where it is known', () => {
    const findings = [
      findingAt('b.md', 1),
      findingAt('a.md', 10, 7),
      findingAt('a.md', 10, 2),
      findingAt('a.md', 9),
    ];
    expect(formatFindings(findings, '')).toEqual([
      'a.md:9 broken-link 断了',
      'a.md:10:2 broken-link 断了',
      'a.md:10:7 broken-link 断了',
      'b.md:1 broken-link 断了',
    ]);
  });

  it('names files as an editor finds them from the folder of the command, wherever the site is', () => {
    const filesIn = (siteDir: string) => formatFindings([findingAt('docs/v8/部署.md', 3, 5)], siteDir)[0];
    expect(filesIn(join(process.cwd(), 'public'))).toBe('public/docs/v8/部署.md:3:5 broken-link 断了');
    expect(filesIn(join(process.cwd(), '..', 'theirs'))).toBe(
      '../theirs/docs/v8/部署.md:3:5 broken-link 断了',
    );
  });
});

describe('toReported', () => {
  it.each([
    [undefined, [false, false]],
    [false, [false, false]],
    [true, [true, true]],
    [['orphan'], [false, true]],
    [[], [false, false]],
  ])('blocks what the site says it blocks: strict %j', (strict, expected) => {
    const findings: Finding[] = [findingAt('a.md', 1), { ...findingAt('b.md', 1), rule: 'orphan' }];
    expect(toReported(findings, '', strict).map(({ isBlocking }) => isBlocking)).toEqual(expected);
  });
});
