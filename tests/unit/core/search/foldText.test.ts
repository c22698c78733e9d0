import { describe, expect, it } from 'vitest';
import { foldHan, foldText } from '../../../../src/core/search/foldText.ts';
import { splitRuns } from '../../../../src/core/search/terms.ts';

describe('foldHan', () => {
  it('leaves a text as it is when folding would not change its Han', () => {
    expect(foldHan('ＤＢ＿Ｐａｓｓ，平成 ＡＢＣ')).toBe('ＤＢ＿Ｐａｓｓ，平成 ＡＢＣ');
    expect(foldHan('㍻ ｶﾞ')).toBe('平成 ガ');
  });

  it('knows every character that folding makes Han of, or takes away between Han', {
    timeout: 60_000,
  }, () => {
    const runsOf = (text: string) =>
      splitRuns(text)
        .filter(({ kind }) => kind === 'han')
        .map(({ text: run }) => run)
        .join(' ');
    const missed: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      // Before another, and behind one that it may join.
      const text = `か${String.fromCodePoint(code)}文`.toLowerCase();
      if (foldText(text) === text) continue;
      if (runsOf(foldHan(text)) !== runsOf(foldText(text))) missed.push(code.toString(16));
    }
    expect(missed).toEqual([]);
  });
});
