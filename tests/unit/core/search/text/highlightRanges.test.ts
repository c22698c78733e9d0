import { describe, expect, it } from 'vitest';
import { findHighlights, splitAtHighlights } from '../../../../../src/core/search/text/highlightRanges.ts';

/** The marked parts in brackets. */
const show = (text: string, ...words: string[]) =>
  splitAtHighlights(text, findHighlights(text, words))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

describe('findHighlights', () => {
  it('finds every place of every word', () => {
    expect(show('部署之后再部署', '部署', '之后')).toBe('[部署之后]再[部署]');
  });

  it('joins words that overlap', () => {
    expect(show('重置管理员密码', '重置', '置管', '管理', '理员')).toBe('[重置管理员]密码');
  });

  it('takes width and case for the same', () => {
    expect(show('用 ＤＯＣＫＥＲ 启动', 'docker')).toBe('用 [ＤＯＣＫＥＲ] 启动');
  });

  it('takes letters with and without accents for the same', () => {
    expect(show('Die Größe, GRÖSSE', 'grosse')).toBe('Die [Größe], [GRÖSSE]');
    expect(show('El modo rápido', 'RAPIDO')).toBe('El modo [rápido]');
    expect(show('مُحَمَّد', 'محمد')).toBe('[مُحَمَّد]');
  });

  it('finds the place where one character becomes several', () => {
    expect(show('每月 ㎏ 与 docker', 'docker')).toBe('每月 ㎏ 与 [docker]');
    expect(show('𠮷㎏部署', '部署')).toBe('𠮷㎏[部署]');
  });

  it.each([
    ['……先部署后\u200B\u200B\u200B\u200B', '部署', '……先[部署]后\u200B\u200B\u200B\u200B'],
    ['㍻部署𝐀', '部署', '㍻[部署]𝐀'],
  ])('finds the place where characters become several and others go, as many: %j', (text, word, shown) => {
    expect(show(text, word)).toBe(shown);
  });

  it('takes a letter and its mark for one, whatever else is folded', () => {
    expect(show('cafe\u0301 部署…', 'caf\u00E9', '部署')).toBe('[cafe\u0301] [部署]…');
    expect(show('ｶﾞｲﾄﾞ…', 'ガイド')).toBe('[ｶﾞｲﾄﾞ]…');
  });

  it('lets a Latin word begin where one begins in the text, and after an underscore', () => {
    expect(show('undo do DB_PASSWD docker', 'do', 'passwd')).toBe('undo [do] DB_[PASSWD] [do]cker');
  });

  it('finds nothing for nothing', () => {
    expect(findHighlights('部署', ['', ' '])).toEqual([]);
  });

  it('takes what is a pattern elsewhere by the letter', () => {
    expect(show('a.b (c) .*', '.*', '(c)')).toBe('a.b [(c)] [.*]');
  });
});

describe('splitAtHighlights', () => {
  it('gives the whole text, whatever the marks say', () => {
    const text = '先部署再登录';
    for (const marks of [
      [],
      [[4, 9]],
      [[3, 1]],
      [
        [4, 6],
        [1, 3],
      ],
      [
        [1, 5],
        [2, 3],
      ],
    ] as [number, number][][])
      expect(
        splitAtHighlights(text, marks)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});
