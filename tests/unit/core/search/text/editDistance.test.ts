import { describe, expect, it } from 'vitest';
import { allowedEdits, editDistance } from '../../../../../src/core/search/text/editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['redis', 'redis', 0],
    ['rediss', 'redis', 1],
    ['rdis', 'redis', 1],
    ['redsi', 'redis', 1],
    ['radis', 'redis', 1],
    ['kuberntes', 'kubernetes', 1],
    ['elasticserach', 'elasticsearch', 1],
    ['messanegr', 'messenger', 2],
    ['abc', 'xyz', Number.POSITIVE_INFINITY],
    ['a', 'abcdef', Number.POSITIVE_INFINITY],
  ])('between %s and %s: %d', (a, b, slips) => {
    expect(editDistance(a, b, 2)).toBe(slips);
  });
});

describe('allowedEdits', () => {
  it('allows none in short words, one in longer, two in long ones', () => {
    expect([3, 4, 7, 8].map(allowedEdits)).toEqual([0, 1, 1, 2]);
  });
});
