import { describe, expect, it } from 'vitest';
import {
  formatContainerLine,
  readClosingLine,
  readContainerLine,
} from '../../../../../src/core/document/syntax/containerLine.ts';

const rewrite = (line: string): string | undefined => {
  const opening = readContainerLine(line);
  return opening && formatContainerLine(opening);
};

describe('readContainerLine', () => {
  it.each([
    [':::tip', ':::tip'],
    [':::tip 标题', ':::tip[标题]'],
    [':::tip[标题]', ':::tip[标题]'],
    [':::tip [标题]', ':::tip[标题]'],
    ['::: tip 标题', ':::tip[标题]'],
    ['::::tip 标题', '::::tip[标题]'],
    [':::tip：标题', ':::tip[标题]'],
    [':::tip 用 [链接](a.md) 的标题', ':::tip[用 [链接](a.md) 的标题]'],
    [':::tip[一] 二', ':::tip[[一] 二]'],
    [':::tip 半个 ] 括号', ':::tip[半个 \\] 括号]'],
    [':::tip 半个 [ 括号', ':::tip[半个 \\[ 括号]'],
    [':::tip 反斜杠\\', ':::tip[反斜杠]'],
    [':::tip{.big #id}', ':::tip'],
    [':::tip 标题 {#id}', ':::tip[标题]'],
    [':::tip{title="标题"}', ':::tip[标题]'],
    [':::tip[]', ':::tip'],
    [':::my-tip', ':::my-tip'],
    [':::提示 标题', ':::提示[标题]'],
  ])('reads %s', (line, expected) => {
    expect(rewrite(line)).toBe(expected);
  });

  it.each(['::tip', ':::', '::: ', ':::12:30', ':::「x」', '文字 :::tip'])(
    'sees no opening in %j',
    (line) => {
      expect(readContainerLine(line)).toBeUndefined();
    },
  );
});

describe('readClosingLine', () => {
  it('counts the colons of a closing line', () => {
    expect(readClosingLine(':::')).toBe(3);
    expect(readClosingLine(':::::  ')).toBe(5);
    expect(readClosingLine('::')).toBeUndefined();
    expect(readClosingLine('::: x')).toBeUndefined();
  });
});
