import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../../../src/core/copywriting/compareTexts.ts';

const show = (written: string, correct: string) =>
  compareTexts(written, correct).map(({ rule, start, end }) => `${rule} ${start}-${end}`);

describe('compareTexts', () => {
  it('finds missing and needless spaces and other characters, each in its place', () => {
    expect(show('启动Docker,好', '启动 Docker，好')).toEqual(['spacing 2-2', 'punctuation 8-9']);
    expect(show('用 x ，好', '用 x，好')).toEqual(['spacing 3-4']);
    expect(show('好, 的', '好，的')).toEqual(['punctuation 1-2', 'spacing 2-3']);
    expect(show('好', '好')).toEqual([]);
  });

  it('ends on texts that have nothing in common', () => {
    expect(show('好的 ', '好')).toEqual(['punctuation 1-2', 'spacing 2-3']);
    expect(show('', '好')).toEqual(['punctuation 0-1']);
  });
});
