import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../../../src/writer/editing/applyFixes.ts';

const fix = (line: number, column: number, length: number, text: string) => ({
  line,
  column,
  fix: { length, text },
});
const apply = (text: string, ...findings: Parameters<typeof applyFixes>[1][number][]) =>
  applyFixes(text, findings).text;

describe('applyFixes', () => {
  it('puts off the first of two that overlap', () => {
    const [first, second, third] = [fix(1, 2, 3, 'X'), fix(1, 3, 1, 'Y'), fix(1, 6, 0, ' ')];
    expect(applyFixes('abcdef\nx', [first, second, third])).toEqual({
      text: 'abYde f\nx',
      fixed: [second, third],
    });
  });

  it('replaces several lines and keeps the line endings and the byte order mark of the file', () => {
    expect(apply('\uFEFF甲\r\n乙\r\n丙\r\n丁', fix(2, 1, 3, '一\n\n二'))).toBe(
      '\uFEFF甲\r\n一\r\n\r\n二\r\n丁',
    );
    expect(apply('甲\n乙\n丙', fix(1, 2, 2, ''))).toBe('甲\n丙');
    expect(apply('\uFEFF# 甲', fix(1, 1, 1, '##'))).toBe('\uFEFF## 甲');
  });

  it('leaves alone what has no fix and what is outside of the text', () => {
    expect(
      applyFixes('甲', [{ line: 1, column: 1 }, fix(3, 1, 1, 'x'), fix(1, 5, 0, 'x'), fix(1, 1, 9, 'x')]),
    ).toEqual({
      text: '甲',
      fixed: [],
    });
  });
});
