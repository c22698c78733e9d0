import { describe, expect, it } from 'vitest';
import { foldsHan, foldText } from '../../../../../src/core/search/text/foldText.ts';
import { splitRuns } from '../../../../../src/core/search/text/terms.ts';

describe('foldsHan', () => {
  it.each([
    ['ＤＢ＿Ｐａｓｓ，平成 ＡＢＣ', false],
    ['㍻', true],
    ['ｶﾞ', true],
    ['零\u200B宽', true],
  ])('tells whether folding %j changes its Han', (text, folds) => {
    expect(foldsHan(text)).toBe(folds);
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
      if (!foldsHan(text) && runsOf(text) !== runsOf(foldText(text))) missed.push(code.toString(16));
    }
    expect(missed).toEqual([]);
  });
});
