import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

async function listPaths(version: object, files: Record<string, string>) {
  const manifest = {
    site: { title: '甲' },
    versions: [{ name: 'current', label: '甲', path: '', dir: 'docs', ...version }],
  };
  const siteDir = await makeSite({ 'manifest.json': JSON.stringify(manifest), ...files });
  const built = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  return built.manifest.versions[0]?.docs.map(({ id, path }) => [id, path]);
}

describe('urls and exclude of a version', () => {
  it('give the URLs of another engine, and leave out what is no page', async () => {
    const files = { 'docs/(a)/Big Dog.md': '# A', 'docs/b/README.md': '# B', 'docs/b/part/c.md': '# C' };
    const version = { urls: { groups: true, slugs: true }, exclude: ['b/part'] };
    expect(await listPaths(version, files)).toEqual([
      ['(a)/Big Dog', '/big-dog'],
      ['b/README', '/b/readme'],
    ]);
  });

  it('count slugs of front matter from the folder of the version', async () => {
    const files = { 'docs/a/b.md': '---\nslug: c/d\n---\n# B' };
    expect(await listPaths({ urls: {} }, files)).toEqual([['a/b', '/c/d']]);
  });

  it('name a translated page like the page', async () => {
    const files = { 'docs/a.md': '# A', 'docs/a.zh.md': '# 甲', 'docs/b.md': '# B' };
    expect(await listPaths({ urls: { languages: ['zh', 'en'] } }, files)).toEqual([
      ['a', '/a'],
      ['b', '/b'],
    ]);
  });
});
