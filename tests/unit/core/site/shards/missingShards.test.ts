import { expect, it } from 'vitest';
import { findMissing } from '../../../../../src/core/site/shards/missingShards.ts';
import { testManifest } from '../../../../support/testManifest.ts';

const parts = { files: [], parents: [], ranges: [['/docs/', 'ranges/a.json']] as [string, string][] };

it.each(['/docs/changes', '/search'])(
  'a page of the site’s own is looked for at %s, where one of ours would stand',
  (path) => {
    const manifest = { ...testManifest, parts };
    expect(findMissing(manifest, path)).toEqual({ kind: 'range', file: 'ranges/a.json' });
    const loaded = { of: 'shards' as const, shards: new Set<number>() };
    const coverage = { ...loaded, ranges: new Map([['ranges/a.json', []]]) };
    expect(findMissing({ ...manifest, coverage }, path)).toBeUndefined();
    // It is there, in a part that has not been read.
    const ranges = new Map([['ranges/a.json', [{ path, version: 'v2', part: 0 }]]]);
    expect(
      findMissing(
        {
          ...manifest,
          parts: { ...parts, files: ['a.json'], parents: [-1] },
          coverage: { ...loaded, ranges },
        },
        path,
      ),
    ).toEqual({ kind: 'shards', numbers: [0] });
  },
);
