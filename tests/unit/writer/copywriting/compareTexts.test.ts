import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../../../src/writer/copywriting/compareTexts.ts';
import { correctText } from '../../../../src/writer/copywriting/correctText.ts';

const show = (written: string, correct: string) =>
  compareTexts(written, correct).map(({ rule, start, end }) => `${rule} ${start}-${end}`);

describe('compareTexts', () => {
  it('finds missing and needless spaces and other characters, each in its place', () => {
    expect(show('启动Docker,好', '启动 Docker，好')).toEqual(['spacing 2-2', 'punctuation 8-9']);
    expect(show('用 x ，好', '用 x，好')).toEqual(['spacing 3-4']);
    expect(show('好, 的', '好，的')).toEqual(['punctuation 1-2', 'spacing 2-3']);
    expect(show('好', '好')).toEqual([]);
  });

  it('puts a narrow space in a wide one’s place, or none, and keeps the words', () => {
    const mend = (written: string, correct: string) =>
      compareTexts(written, correct).reduceRight(
        (text, change) => text.slice(0, change.start) + change.text + text.slice(change.end),
        written,
      );
    expect(show('　好', ' 好')).toEqual(['spacing 0-1']);
    expect(show('好　，再', '好，再')).toEqual(['spacing 1-2']);
    for (const text of ['　　本文介绍Docker部署。', '好　，再见 　的'])
      expect(mend(text, correctText(text))).toBe(correctText(text));
    expect(show('　　本文介绍部署。', correctText('　　本文介绍部署。'))).toHaveLength(2);
  });

  it('ends on texts that have nothing in common', () => {
    expect(show('好的 ', '好')).toEqual(['punctuation 1-2', 'spacing 2-3']);
    expect(show('', '好')).toEqual(['punctuation 0-1']);
  });
});
