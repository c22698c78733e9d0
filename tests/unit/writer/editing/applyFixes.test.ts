import { describe, expect, it } from 'vitest';
import { applyFixes, fixAll, replaceRange } from '../../../../src/writer/editing/applyFixes.ts';

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

const text = '甲\n见 [乙](./b.md)。\n丙';
const written = '见 [乙](./b.md)。';

describe('replaceRange', () => {
  it('puts something else in the place of what is written', () => {
    const edit = replaceRange({ line: 2, column: 7, length: 6, written }, 'c.md')(text, 0, 0);
    expect(edit).toEqual({ from: 8, to: 14, insert: 'c.md', select: [12, 12] });
    const space = replaceRange({ line: 3, column: 1, length: 0, written: '丙' }, ' ')(text, 0, 0);
    expect(space).toMatchObject({ from: 17, to: 17 });
  });

  it('leaves alone a line that has changed meanwhile: what was put in would be put in twice', () => {
    const place = { line: 2, column: 7, length: 0, written };
    expect(replaceRange(place, ' ')(text.replace('./b', ' ./b'), 0, 0)).toBeUndefined();
    expect(replaceRange({ ...place, line: 4 }, ' ')(text, 0, 0)).toBeUndefined();
  });
});

describe('fixAll', () => {
  const place = (line: number, column: number, length: number, instead: string, lines: string) => ({
    ...{ line, column, length, written: lines, fix: { length, text: instead } },
  });

  it('is one edit for all places whose lines are as they were', () => {
    const command = fixAll([
      place(1, 1, 1, '一', '甲'),
      place(3, 1, 1, '三', '丙'),
      place(2, 1, 1, '二', '乙'),
    ]);
    expect(command(text, 0, 0)).toEqual({
      from: 0,
      to: text.length,
      insert: text.replace('甲', '一').replace('丙', '三'),
      select: [text.length, text.length],
    });
  });

  it('takes places of several lines and leaves a text alone that has nothing to fix', () => {
    const command = fixAll([place(1, 1, 3, '丁\n戊', '甲\n乙')]);
    expect(command('甲\n乙', 0, 0)).toEqual({ from: 0, to: 3, insert: '丁\n戊', select: [3, 3] });
    expect(command('甲\n乙乙', 0, 0)).toBeUndefined();
  });
});
