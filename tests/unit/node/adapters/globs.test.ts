import { expect, it } from 'vitest';
import { matchesGlob } from '../../../../src/node/adapters/globs.ts';

it.each([
  ['a.md', 'a.md', true],
  ['./a.md', 'a.md', true],
  ['*.md', 'a.md', true],
  ['*.md', 'b/a.md', false],
  ['**/*.md', 'a.md', true],
  ['**/*.md', 'b/c/a.md', true],
  ['**/_[^_]*', 'b/_a.md', true],
  ['**/_[^_]*', 'b/__a.md', false],
  ['b', 'b/c/a.md', true],
  ['b/**', 'b/c/a.md', true],
  ['**/c/**', 'b/c/a.md', true],
  ['**/{c,d}/*', 'b/d/a.md', true],
  ['a+b.md', 'aab.md', false],
  ['[', '[', false],
  ['', 'a', false],
])('%j and %j: %j', (glob, path, isMatch) => {
  expect(matchesGlob(glob, path)).toBe(isMatch);
});

it('takes no exponential time', () => {
  expect(matchesGlob(`${'**/a/'.repeat(30)}b`, `${'a/'.repeat(60)}c`)).toBe(false);
  expect(matchesGlob('*a'.repeat(30), 'a'.repeat(250))).toBe(false);
});
