import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSiteDir } from '../../../../src/node/lib/siteDir.ts';

describe('findSiteDir', () => {
  it('is public unless SITE_DIR says otherwise', () => {
    expect(findSiteDir({})).toBe(resolve('public'));
    expect(findSiteDir({ SITE_DIR: 'tests' })).toBe(resolve('tests'));
  });

  it('names a folder that is not there', () => {
    expect(() => findSiteDir({ SITE_DIR: 'no-such-folder' })).toThrow('no-such-folder');
  });
});
