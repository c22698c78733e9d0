import { expect, it } from 'vitest';
import { resolveTheme, type Theme } from '../../../src/core/theme.ts';

const wants = (wish?: Theme) => (theme: Theme) => theme === wish;

it.each([
  ['the choice first', 'light', 'true', 'dark', 'light'],
  ['the system without a choice', undefined, 'true', 'light', 'light'],
  ['the default where the system is not asked', undefined, 'false', 'light', 'dark'],
  ['the default where the system has no wish', undefined, 'true', undefined, 'dark'],
  ['rubbish is no choice', 'pink', 'true', 'light', 'light'],
] as const)('%s', (_, chosen, respectOs, wish, expected) => {
  expect(resolveTheme(chosen, { respectOs, defaultMode: 'dark' }, wants(wish))).toBe(expected);
});

it('takes the site’s default', () => {
  expect(resolveTheme(undefined, { defaultMode: 'light' }, wants())).toBe('light');
});
