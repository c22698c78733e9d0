import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSiteDir, typedPath } from '../../../../src/node/lib/typedPath.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('findSiteDir', () => {
  it('is public unless SITE_DIR says otherwise', () => {
    expect(findSiteDir({})).toBe(resolve('public'));
    expect(findSiteDir({ SITE_DIR: 'tests' })).toBe(resolve('tests'));
  });

  it('counts a relative SITE_DIR from the folder where the command was typed', async () => {
    const folder = await tempFolder({ 'mine/site/docs/a.md': '# 甲\n', 'theirs/docs/a.md': '# 甲\n' });
    const env = { INIT_CWD: join(folder, 'mine') };
    expect(findSiteDir({ ...env, SITE_DIR: 'site' })).toBe(join(folder, 'mine/site'));
    expect(findSiteDir({ ...env, SITE_DIR: '../theirs' })).toBe(join(folder, 'theirs'));
    expect(findSiteDir({ ...env, SITE_DIR: join(folder, 'theirs') })).toBe(join(folder, 'theirs'));
    expect(findSiteDir(env)).toBe(resolve('public'));
  });

  it('names a folder that is not there by its whole path', () => {
    const missing = { SITE_DIR: 'no-such-folder', INIT_CWD: resolve('tests') };
    expect(() => findSiteDir(missing)).toThrow(resolve('tests/no-such-folder'));
  });
});

describe('typedPath', () => {
  it('counts what is typed from there, and the usual one from the project', () => {
    const env = { INIT_CWD: resolve('tests') };
    expect(typedPath('dist', 'dist', env)).toBe(resolve('tests/dist'));
    expect(typedPath(undefined, 'dist', env)).toBe(resolve('dist'));
    expect(typedPath('', 'dist', env)).toBe(resolve('dist'));
  });
});
