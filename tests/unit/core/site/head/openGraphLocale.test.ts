import { expect, it } from 'vitest';
import { openGraphLocale } from '../../../../../src/core/site/head/openGraphLocale.ts';

it.each([
  ['zh-Hans', 'zh_CN'],
  ['zh-Hant', 'zh_TW'],
  ['en-GB', 'en_GB'],
  ['不是标签', undefined],
])('spells %s as %s', (tag, expected) => {
  expect(openGraphLocale(tag)).toBe(expected);
});
