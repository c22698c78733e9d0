import { describe, expect, it } from 'vitest';
import {
  compareTerms,
  findLine,
  findLines,
  mergeTerms,
  shortestLines,
} from '../../../../../src/core/search/index/findTermLines.ts';

const TERMS = ['a', 'ab', 'abc', 'b', 'docker', 'docker-compose', 'z', '坐席', '转', '转接', '𠮷野'];
const LINES = [...TERMS]
  .sort(compareTerms)
  .map((term) => `${term} ${term.length}`)
  .join('\n');

describe('findLine', () => {
  it.each(TERMS)('finds the line of %s', (term) => {
    expect(findLine(LINES, term)).toBe(`${term} ${term.length}`);
  });

  it.each(['', 'A', 'aa', 'abcd', 'dock', 'zz', '转接器', '\uffff'])('finds no line of %j', (term) => {
    expect(findLine(LINES, term)).toBeUndefined();
  });

  it('finds nothing in no lines, and the only one', () => {
    expect(findLine('', 'a')).toBeUndefined();
    expect(findLine('a 1', 'a')).toBe('a 1');
    expect(findLine('a 1', 'b')).toBeUndefined();
  });
});

describe('findLines', () => {
  it.each([
    ['a', ['a 1', 'ab 2', 'abc 3']],
    ['docker', ['docker 6', 'docker-compose 14']],
    ['转', ['转 1', '转接 2']],
    ['𠮷', ['𠮷野 3']],
    ['y', []],
  ])('finds the lines that begin with %s', (prefix, lines) => {
    expect(findLines(LINES, prefix)).toEqual(lines);
  });

  it('finds all of them, or none', () => {
    expect(findLines(LINES, '')).toHaveLength(TERMS.length);
    expect(findLines('', '')).toEqual([]);
  });
});

describe('shortestLines', () => {
  it('keeps the shortest terms, of these the ones in most sections', () => {
    expect(shortestLines(['abc A', 'ab A', 'aa AB'], 2)).toEqual(['aa AB', 'ab A']);
  });
});

describe('mergeTerms', () => {
  it.each([
    [[], [], []],
    [['a'], [], ['a']],
    [[], ['a', 'b'], ['a', 'b']],
    [
      ['b', 'd'],
      ['a', 'c', 'e', 'f'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
    ],
    [
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      ['~hh', '会话'],
      ['~gz', '~hh', '~zx'],
      ['~gz', '~hh', '~zx', '会话'],
    ],
  ])('%j and %j', (a, b, both) => {
    expect([...mergeTerms(a, b)]).toEqual(both);
  });
});
