import { describe, expect, it } from 'vitest';
import {
  dropForbidden,
  dropForbiddenInside,
  dropForbiddenReferences,
  listForbidden,
  listForbiddenEscapes,
  listForbiddenReferences,
} from '../../../src/lib/forbiddenCharacters.ts';

const FORBIDDEN = [
  '\0',
  '\b',
  '\v',
  '\f',
  '\x1B',
  '\x7F',
  '\x85',
  '\uD800',
  '\uDFFF',
  '\uFDD0',
  '\uFFFE',
  '\u{1FFFF}',
];
const ALLOWED = '\t\n\r 中é\u00A0\u200B\uFEFF😀\uFFFD';

describe('characters that no format takes', () => {
  it('are dropped, all others stay', () => {
    expect(dropForbidden(FORBIDDEN.join('a'))).toBe('a'.repeat(FORBIDDEN.length - 1));
    expect(dropForbidden(ALLOWED)).toBe(ALLOWED);
    expect(dropForbiddenInside({ 'k\0': ['\b甲', 1, null, { b: 'c\x7F' }] })).toEqual({
      k: ['甲', 1, null, { b: 'c' }],
    });
    expect(dropForbiddenReferences('甲&#8;&#x0;&#xD800;&#12;乙&#65;&#x110000;&amp;')).toBe(
      '甲乙&#65;&#x110000;&amp;',
    );
  });

  it('are named with their place', () => {
    expect(listForbidden('甲\b乙\u{1FFFF}')).toEqual([
      { offset: 1, length: 1, name: 'U+0008' },
      { offset: 3, length: 2, name: 'U+1FFFF' },
    ]);
    expect(listForbiddenReferences('a&#8;&#65;')).toEqual([{ offset: 1, length: 4, name: 'U+0008' }]);
    const json = String.raw`"\u0008 \\u0008 \ud83d\ude00 \ud83d \n \x07"`;
    expect(listForbiddenEscapes(json).map(({ name }) => name)).toEqual(['U+0008', 'U+D83D', 'U+0007']);
  });
});
