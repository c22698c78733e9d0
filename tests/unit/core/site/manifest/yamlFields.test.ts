import { describe, expect, it } from 'vitest';
import { readYamlFields } from '../../../../../src/core/site/manifest/yamlFields.ts';

const read = (text: string) => {
  const fields = readYamlFields(text);
  if ('message' in fields) throw new Error(fields.message);
  return fields;
};

describe('readYamlFields', () => {
  it('tells the line of a field', () => {
    const fields = read('title: a\nkeywords:\n  - b\ndraft: true');
    expect(fields.data).toEqual({ title: 'a', keywords: ['b'], draft: true });
    expect(['title', 'draft', 'other'].map((field) => fields.findLine(field))).toEqual([1, 4, undefined]);
    expect(fields.findLine('keywords', 0)).toBe(3);
    expect(fields.findLine('keywords', 7)).toBe(2);
    expect(read('a: 1\nb:\n  c: 2\n  d: 3').findLine('b', 'd')).toBe(4);
  });

  it('leaves dates as they are written and takes an empty block for no fields', () => {
    expect(read('date: 2025-06-01').data).toEqual({ date: '2025-06-01' });
    expect(read('').data).toEqual({});
  });

  it.each([
    ['title: 甲\ntitle: 乙', '同一个字段写了两次，请删去一个'],
    ['tags:\n\t- 甲', '缩进不能用制表符，请改用空格'],
  ])('says what to do about %j', (text, message) => {
    expect(readYamlFields(text)).toEqual({ line: 2, column: 1, message });
  });

  it.each([
    ['title: 一: 二', 1],
    ['a: 1\na: 2', 2],
    ['a:\n\t- b', 2],
    ['a: 1\nb: "x', 2],
    ['a: *b', 1],
    // Where it was opened, not where the parser gave up.
    ['a: "x\nb: 1\nc: 2', 1],
    ['a: 1\nb: [x, y\nc: 2', 2],
  ])('gives the line of the mistake in %j', (text, line) => {
    expect(readYamlFields(text)).toMatchObject({ line, message: expect.stringMatching(/[\u4e00-\u9fff]/) });
  });
});
