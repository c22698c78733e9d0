import { describe, expect, it } from 'vitest';
import { compareVersions, findVersionKind } from '../../../../src/node/manifest/versionNames.ts';

describe('findVersionKind', () => {
  it('knows versions by their names', () => {
    const names = ['v8', '8', '1.x', 'v2.3.4', '2.0-rc1', '2.0.0-beta.2', 'next', 'Draft'];
    expect(names.map(findVersionKind)).toEqual([
      'release',
      'release',
      'release',
      'release',
      'preview',
      'preview',
      'draft',
      'draft',
    ]);
  });

  it.each(['guide', '01', '02.安装', '2021', 'v', 'version', '1-intro', 'api-v2'])(
    'takes %s for a folder',
    (name) => {
      expect(findVersionKind(name)).toBeUndefined();
    },
  );
});

describe('compareVersions', () => {
  it('puts the newest first', () => {
    const names = ['v7', '2.0', 'next', '2.0-rc1', '10.0', '2.x', '1.9', '1.10'];
    expect(names.sort(compareVersions)).toEqual([
      'next',
      '10.0',
      'v7',
      '2.x',
      '2.0',
      '2.0-rc1',
      '1.10',
      '1.9',
    ]);
  });
});
