import { describe, expect, it } from 'vitest';
import { countReading, joinsWithoutSpace } from '../../../../src/core/document/cjk.ts';

describe('joinsWithoutSpace', () => {
  it.each([
    ['中', '文', true],
    ['，', '文', true],
    ['中', '（', true],
    ['中', 'a', false],
    ['a', '中', false],
    ['a', 'b', false],
    ['”', '文', true],
    ['”', '“', false],
    ['𠮷', '野', true],
    ['カ', 'ナ', true],
    ['한', '국', false],
  ])('between %s and %s: %s', (before, after, expected) => {
    expect(joinsWithoutSpace(before, after)).toBe(expected);
  });
});

describe('countReading', () => {
  it('counts Han characters and words of other scripts apart', () => {
    expect(countReading('启动 Docker 容器，用 docker-compose v2.1')).toEqual({ han: 5, words: 3 });
  });

  it('finds nothing in punctuation', () => {
    expect(countReading('——，。！ → …')).toEqual({ han: 0, words: 0 });
  });
});
