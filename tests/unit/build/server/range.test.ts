import { describe, expect, it } from 'vitest';
import { readRange } from '../../../../src/build/server/range.ts';

const file = { size: 10, tag: '"t"', modified: 'Fri, 20 Nov 2026 00:00:00 GMT' };

describe('readRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['lines=0-1', undefined],
  ])('reads %s', (range, expected) => {
    expect(readRange({ range }, file)).toEqual(expected);
  });

  it('sends the whole file when it changed since the first part', () => {
    expect(readRange({ range: 'bytes=0-1', 'if-range': '"t"' }, file)).toEqual({ start: 0, end: 1 });
    expect(readRange({ range: 'bytes=0-1', 'if-range': '"old"' }, file)).toBeUndefined();
  });
});
