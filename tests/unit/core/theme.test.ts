import { expect, it } from 'vitest';
import { followsSystem, nextChoice, resolveTheme, type Theme } from '../../../src/core/theme.ts';

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

it('follows the system only where the site lets it and nothing is chosen', () => {
  expect(followsSystem(undefined, { respectOs: 'true' })).toBe(true);
  expect(followsSystem('light', { respectOs: 'true' })).toBe(false);
  expect(followsSystem(undefined, { respectOs: 'false' })).toBe(false);
});

it.each([
  ['dark', true, ['light', 'dark', undefined, 'light']],
  ['light', true, ['dark', 'light', undefined, 'dark']],
  ['dark', false, ['light', 'dark', 'light', 'dark']],
] as const)('goes on from %s, with a way back to the system: %s', (unchosen, canFollowSystem, expected) => {
  let chosen: Theme | undefined;
  const choices = expected.map(() => {
    chosen = nextChoice(chosen, unchosen, canFollowSystem);
    return chosen;
  });
  expect(choices).toEqual(expected);
});
