import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInside } from '../../../../src/node/lib/isInside.ts';

describe('isInside', () => {
  const folder = join('/', 'site', 'dist');
  it.each([
    [folder, true],
    [join(folder, 'docs', 'a.md'), true],
    [join(folder, '..more'), true],
    [join('/', 'site'), false],
    [join('/', 'site', 'dist-offline'), false],
  ])('%s: %s', (path, expected) => {
    expect(isInside(folder, path)).toBe(expected);
  });
});
