import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../src/core/document/textEdits.ts';
import { diffToEdits } from '../../../../src/writer/drafts/diffToEdits.ts';

describe('listEdits', () => {
  it.each([
    ['甲\n乙\n丙\n', '甲\n乙改\n丙\n'],
    ['甲\n乙\n丙\n', '零\n甲\n丙\n丁\n'],
    ['甲\n乙', '甲\n乙\n丙'],
    ['甲\n乙\n丙', '甲'],
    ['甲', ''],
    ['', '甲\n'],
    ['甲\n\n乙\n\n', '\n乙\n甲'],
    ['同\n', '同\n'],
  ])('turns %j into %j', (before, after) => {
    const edits = diffToEdits(before, after).map(({ from, to, insert }) => ({
      offset: from,
      length: to - from,
      content: insert,
    }));
    expect(applyEdits(before, edits)).toBe(after);
  });

  it('leaves what stands between two changes', () => {
    const edits = diffToEdits('甲\n乙\n丙\n丁\n', '甲改\n乙\n丙\n丁改\n');
    expect(edits).toEqual([
      { from: 0, to: 2, insert: '甲改\n' },
      { from: 6, to: 8, insert: '丁改\n' },
    ]);
  });
});
