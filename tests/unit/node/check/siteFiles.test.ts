import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDiskLookup } from '../../../../src/node/check/siteFiles.ts';
import { testManifest } from '../../../support/testManifest.ts';
import { makeSite } from '../temporarySite.ts';

describe('createFileLookup', () => {
  it('finds existing files, and names that differ in case', async () => {
    const siteDir = await makeSite({ 'img/图.png': '', '_parts/a.pdf': '' });
    const find = await createDiskLookup(siteDir, testManifest);
    expect(await find('img/图.png')).toBeUndefined();
    expect(await find('_parts/a.pdf')).toBeUndefined();
    expect(await find('img/图.PNG')).toMatchObject({ reason: expect.stringContaining('img/图.png') });
    expect(await find('img/none.png')).toEqual({ near: undefined });
  });

  it('finds generated files', async () => {
    const find = await createDiskLookup(await makeSite({}), testManifest);
    for (const file of ['feed.xml', 'llms.txt', 'docs/v7/llms-full.txt', 'sitemap.xml', 'opensearch.xml'])
      expect(await find(file)).toBeUndefined();
    const site = { ...testManifest.site, url: '' };
    const findOfHost = await createDiskLookup(await makeSite({}), { ...testManifest, site });
    for (const file of ['sitemap.xml', 'opensearch.xml']) expect(await findOfHost(file)).toEqual({});
  });

  it('reports hidden files', async () => {
    const outside = await makeSite({ 'a.png': '' });
    const siteDir = await makeSite({
      'docs/.env.example': '',
      'node_modules/x/a.png': '',
      '.github/a.png': '',
    });
    await symlink(outside, join(siteDir, 'linked'));
    await symlink(join(outside, 'a.png'), join(siteDir, 'a.png'));
    const find = await createDiskLookup(siteDir, testManifest);
    for (const file of [
      'docs/.env.example',
      'node_modules/x/a.png',
      '.github/a.png',
      'linked/a.png',
      'a.png',
    ])
      expect(await find(file)).toMatchObject({ reason: expect.stringContaining('不会发布') });
  });
});
