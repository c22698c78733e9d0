import { describe, expect, it } from 'vitest';
import { formatFindings } from '../../../../src/node/lib/report.ts';

describe('formatFindings', () => {
  it('orders by file, then by line', () => {
    const finding = (file: string, line: number) => ({ file, line, rule: 'broken-link', message: '断了' });
    expect(formatFindings([finding('b.md', 1), finding('a.md', 10), finding('a.md', 9)])).toEqual([
      'a.md:9 broken-link 断了',
      'a.md:10 broken-link 断了',
      'b.md:1 broken-link 断了',
    ]);
  });
});
