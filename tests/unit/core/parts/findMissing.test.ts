import { expect, it } from 'vitest';
import { findMissing } from '../../../../src/core/parts/findMissing.ts';
import { testManifest } from '../../../support/testManifest.ts';

const parts = { files: [], parents: [], ranges: [['/docs/', 'ranges/a.json']] as [string, string][] };

it('a page of the site’s own is looked for where the list of changes would stand', () => {
  const manifest = { ...testManifest, parts };
  expect(findMissing(manifest, '/docs/changes')).toEqual({ kind: 'range', file: 'ranges/a.json' });
  const known = { parts: new Set<number>(), ranges: new Map([['ranges/a.json', []]]) };
  expect(findMissing({ ...manifest, known }, '/docs/changes')).toBeUndefined();
});
