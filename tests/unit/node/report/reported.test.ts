import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { formatFindings } from '../../../../src/node/report/printFindings.ts';
import { toReported } from '../../../../src/node/report/reported.ts';

const finding = (file: string, line: number, column?: number): Finding => ({
  file,
  line,
  column,
  rule: 'broken-link',
  message: '断了',
});

describe('formatFindings', () => {
  it('orders by file, then by place, and names the column where it is known', () => {
    const findings = [finding('b.md', 1), finding('a.md', 10, 7), finding('a.md', 10, 2), finding('a.md', 9)];
    expect(formatFindings(findings, '')).toEqual([
      'a.md:9 broken-link 断了',
      'a.md:10:2 broken-link 断了',
      'a.md:10:7 broken-link 断了',
      'b.md:1 broken-link 断了',
    ]);
  });

  it('names files as an editor finds them from the folder of the command, wherever the site is', () => {
    const filesIn = (siteDir: string) => formatFindings([finding('docs/v8/部署.md', 3, 5)], siteDir)[0];
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
    const findings: Finding[] = [finding('a.md', 1), { ...finding('b.md', 1), rule: 'orphan' }];
    expect(toReported(findings, '', strict).map(({ isBlocking }) => isBlocking)).toEqual(expected);
  });
});
