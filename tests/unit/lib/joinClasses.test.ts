import { expect, it } from 'vitest';
import { joinClasses } from '../../../src/lib/joinClasses.ts';

it('leaves out what is no class', () => {
  expect(joinClasses('a', undefined, '', 'b c')).toBe('a b c');
  expect(joinClasses(undefined)).toBe('');
});
