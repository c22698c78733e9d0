import { expect, it } from 'vitest';
import { textKey } from '../../../src/core/textKey.ts';

it('tells texts apart', () => {
  expect(textKey('# 标题')).toBe('4.5a8b07e1');
  const keys = ['# 标题', '# 标题。', '# 题标', ''].map(textKey);
  expect(new Set(keys).size).toBe(keys.length);
});
