import { describe, expect, it } from 'vitest';
import {
  decodeNumbers,
  decodePostings,
  encodeNumber,
  encodePostings,
  toCode,
} from '../../../../../src/core/search/index/postings.ts';

describe('postings', () => {
  it('come back as they were', () => {
    const sections = [0, 1, 2, 31, 32, 33, 1000, 40_000, 1_200_000];
    const codes = [2, 3, 62, 63, 10, 11, 12, 13, 14];
    const { sections: back, codes: codesBack } = decodePostings(encodePostings(sections, codes));
    expect([...back]).toEqual(sections);
    expect([...codesBack]).toEqual(codes);
  });

  it('take two characters for a neighbour', () => {
    expect(encodePostings([4, 5, 6], [2, 2, 3])).toBe('ECACAD');
  });

  it('may be none', () => {
    expect([...decodePostings('').sections]).toEqual([]);
  });

  it('hold nothing that has a meaning in HTML', () => {
    const sections = Array.from({ length: 5000 }, (_, at) => at * 7);
    expect(
      encodePostings(
        sections,
        sections.map((at) => at % 64),
      ),
    ).toMatch(/^[A-Za-z0-9+/]+$/);
  });
});

describe('encodeNumber', () => {
  it('writes numbers that can be told apart', () => {
    const numbers = [0, 5, 31, 32, 1023, 1024, 123_456];
    expect(decodeNumbers(numbers.map(encodeNumber).join(''))).toEqual(numbers);
  });
});

describe('toCode', () => {
  it('keeps the impact in five bits and the heading in one', () => {
    expect([
      toCode(0, false),
      toCode(0.001, true),
      toCode(1, false),
      toCode(1, true),
      toCode(9, true),
    ]).toEqual([2, 3, 62, 63, 63]);
  });
});
