import { describe, expect, it } from 'vitest';
import {
  findJsonNode,
  findLineColumn,
  JsonTextError,
  scanJson,
} from '../../../../src/core/model/jsonText.ts';

describe('scanJson', () => {
  it('agrees with JSON.parse on what is JSON', () => {
    const texts = [
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
      'nulls',
      '',
    ];
    const isJson = (read: (text: string) => unknown) =>
      texts.filter((text) => {
        try {
          read(text);
          return true;
        } catch {
          return false;
        }
      });
    expect(isJson(scanJson)).toEqual(isJson(JSON.parse));
  });

  it('throws at the place of the mistake', () => {
    expect(() => scanJson('[1 2]')).toThrow(JsonTextError);
  });
});

describe('findJsonNode', () => {
  it('finds a value by keys and indexes', () => {
    const text = '{"a": [{"b": "x"}]}';
    const node = findJsonNode(scanJson(text), ['a', 0, 'b']);
    expect(node && text.slice(node.start, node.end)).toBe('"x"');
    expect(findJsonNode(scanJson(text), ['a', 1, 'b'])).toBeUndefined();
  });
});

describe('findLineColumn', () => {
  it('counts from one', () => {
    expect(findLineColumn('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });
});
