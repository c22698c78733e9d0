import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guessManifest } from '../../../../src/node/manifest/guessManifest.ts';
import {
  compareVersions,
  findVersionKind,
  guessVersions,
} from '../../../../src/node/manifest/guessVersions.ts';
import { readPageMetadata } from '../../../../src/node/pageIndex/pageMetadata.ts';
import { makeSite } from '../temporarySite.ts';

describe('guessVersions', () => {
  it('makes the highest release the latest', () => {
    const files = ['docs/v7/a.md', 'docs/v8/a.md', 'docs/v9-rc1/a.md', 'docs/next/a.md'];
    expect(guessVersions(files, 'site')).toMatchObject([
      { name: 'next', path: '/docs/next', banner: 'unreleased', isLast: false, dir: 'docs/next' },
      { name: 'v9-rc1', path: '/docs/v9-rc1', banner: 'unreleased', isLast: false },
      { name: 'v8', path: '/docs', banner: 'none', isLast: true },
      { name: 'v7', path: '/docs/v7', banner: 'unmaintained', isLast: false },
    ]);
  });

  it('makes a single draft the latest', () => {
    expect(guessVersions(['docs/next/a.md'], 'zh')).toMatchObject([
      { name: 'next', path: '/docs', banner: 'none' },
    ]);
  });

  it.each([
    [['docs/guide/a.md', 'docs/b.md'], 'docs'],
    [['docs/v1/a.md', 'docs/guide/a.md'], 'docs'],
    [['docs/v1/a.md', 'docs/b.md'], 'docs'],
    [['a.md', 'guide/b.md'], '.'],
    [['README.md', 'src/content/docs/a.md', 'src/b.md'], 'src/content/docs'],
    [['README.md', 'src/index.md', 'src/guide/b.md'], 'src'],
    [['README.md', 'assets/a.md', 'src/SUMMARY.md', 'src/a.md'], 'src'],
    [['README.md', 'src/lib/README.md'], '.'],
    [[], 'docs'],
  ])('takes %j for one set in %s', (files, dir) => {
    expect(guessVersions(files, 'site')).toMatchObject([
      { path: '/docs', isLast: true, banner: 'none', dir },
    ]);
  });

  it.each([
    ['zh-cn', '/zh-cn'],
    ['zh', '/zh'],
    ['go', '/docs'],
  ])('reads a set in a folder called %j at %s, where its links lead', (siteName, path) => {
    expect(guessVersions(['guide/a.md'], siteName)).toMatchObject([{ path, dir: '.' }]);
  });

  it('ignores a README next to version folders', () => {
    expect(guessVersions(['docs/README.md', 'docs/v1/a.md'], 'site')).toMatchObject([{ name: 'v1' }]);
  });
});

describe('guessManifest', () => {
  const titleOf = async (files: Record<string, string>) =>
    (await guessManifest(await makeSite(files))).manifest.site.title;

  it('takes the title from MkDocs, the README, the index page, the package or the folder', async () => {
    expect(await titleOf({ 'README.md': '# 灯塔', 'mkdocs.yml': 'site_name: 岬' })).toBe('岬');
    expect(await titleOf({ 'README.md': '# 灯塔', 'docs/index.md': '# 首页' })).toBe('灯塔');
    expect(await titleOf({ 'docs/index.md': '# 首页', 'package.json': '{"name":"pkg"}' })).toBe('首页');
    expect(await titleOf({ 'docs/a.md': '# A', 'package.json': '{"name":"pkg"}' })).toBe('pkg');
    const folder = await makeSite({ 'docs/a.md': '# A' });
    expect((await guessManifest(folder)).manifest.site.title).toBe(basename(folder));
  });

  it('reads the first page in the dialect of its engine', async () => {
    const site = await makeSite({
      '.vitepress/config.js': 'export default {}',
      'index.md': "# Home\n\n## {{ 'Setup' }}",
      'a.md': '# A',
    });
    await guessManifest(site);
    expect((await readPageMetadata(join(site, 'index.md'))).headings).toEqual(['Setup']);
  });

  it('offers versions only when there are several', async () => {
    const types = async (files: Record<string, string>) =>
      (await guessManifest(await makeSite(files))).manifest.site.navbar.items.flatMap((item) =>
        'type' in item ? item.type : [],
      );
    expect(await types({ 'docs/v1/a.md': '', 'docs/v2/a.md': '' })).toEqual(['versions']);
    expect(await types({ 'docs/a.md': '' })).toEqual([]);
    const released = { 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '' };
    expect(await types({ 'docs/a.md': '', ...released })).toEqual(['versions']);
    expect(await types({ 'docs/a.md': '', 'versions.json': '{}' })).toEqual([]);
  });
});

describe('findVersionKind', () => {
  it('classifies version names', () => {
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
  it('sorts newest first', () => {
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
