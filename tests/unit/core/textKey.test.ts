import { expect, it } from 'vitest';
import { textKey } from '../../../src/core/textKey.ts';

it('tells texts apart', () => {
  expect(textKey('# 标题')).toBe('4.5a8b07e1');
  const keys = ['# 标题', '# 标题。', '# 题标', ''].map(textKey);
  expect(new Set(keys).size).toBe(keys.length);
});

// What a build keeps of a text is kept for both: the page drawn of it would be taken for one of another text.
it('gives both kinds of line ending one key', () => {
  expect(textKey('# 标题\r\n\r\n正文\r\n')).toBe(textKey('# 标题\n\n正文\n'));
});
