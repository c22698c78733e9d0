import { parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { findJsonError, findJsonPosition } from '../../../../../src/core/site/manifest/jsonText.ts';

describe('findJsonError', () => {
  it.each([
    '{"a": [1, -2.5e+3, true, null, "x\\u00e9\\n"], "b": {}}',
    ' [] ',
    '0',
    '01',
    '1.',
    '"a\nb"',
    '"\\x"',
    '{"a":1,}',
    '[1,]',
    "{'a':1}",
    '{} {}',
    '// a\n{}',
    'nulls',
    '',
  ])('agrees with JSON.parse on %j', (text) => {
    const parse = () => JSON.parse(text);
    if (findJsonError(text) === undefined) expect(parse).not.toThrow();
    else expect(parse).toThrow();
  });

  it.each([
    ['[1 2]', 4, '应有逗号或 ]，遇到「2」'],
    ['{"a": 1 "b": 2}', 9, '应有逗号或 }，遇到「"」'],
    ['{"a": [1', 9, '应有逗号或 ]，遇到空白或结尾'],
    ['{"a": 1', 8, '应有逗号或 }，遇到空白或结尾'],
    ['{"a" 1}', 6, '应有冒号，遇到「1」'],
    ["{'a': 1}", 2, "应有带双引号的名称，遇到「'」"],
    ['{"a": 1,}', 9, '应有带双引号的名称，遇到「}」'],
    ['[1,]', 4, '应有一个值，遇到「]」'],
    ['["a', 2, '文本没有写完整（缺少引号，或含有换行、错误的转义），遇到「"」'],
    ['{} {}', 4, '文件应在此结束，遇到「{」'],
  ])('in %s tells what is wrong at column %i', (text, column, message) => {
    expect(findJsonError(text)).toEqual({ line: 1, column, message });
  });
});

describe('findJsonPlace', () => {
  it('finds a value by keys and indexes', () => {
    const text = '{\n"a": [\n{"b": "x"}]}';
    expect(findJsonPosition(parseTree(text), text, ['a', 0, 'b'])).toEqual({ line: 3, column: 7 });
    expect(findJsonPosition(parseTree(text), text, ['a', 1, 'b'])).toBeUndefined();
  });
});
