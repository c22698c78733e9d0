import { describe, expect, it } from 'vitest';
import { splitNumberPrefix, stripNumberPrefixes } from '../../../../src/core/paths/numberPrefix.ts';

describe('splitNumberPrefix', () => {
  it.each([
    ['01-安装', 1, '安装'],
    ['2 - 部署', 2, '部署'],
    ['3_foo', 3, 'foo'],
    ['4. foo', 4, 'foo'],
    ['5--foo-bar', 5, 'foo-bar'],
  ])('splits %s', (text, position, name) => {
    expect(splitNumberPrefix(text)).toEqual({ position, name });
  });

  it.each(['2021-11-01-foo', '7.0-foo', '8.1', 'foo-1', '1foo', '12', '3-', '1-2-3-go'])(
    'leaves %s whole',
    (name) => {
      expect(splitNumberPrefix(name).name).toBe(name);
    },
  );
});

describe('stripNumberPrefixes', () => {
  it('takes the number off every part of a path', () => {
    expect(stripNumberPrefixes('02-guide/01-安装')).toBe('guide/安装');
  });
});
