import { describe, expect, it } from 'vitest';
import { findInOtherVersion, findSimilarPages } from '../../../../../src/core/site/nav/similarPages.ts';
import { sampleManifest, versionNamed } from '../../../../support/sampleManifest.ts';

describe('findSimilarPages', () => {
  const version = versionNamed(sampleManifest(), 'v8');
  it.each([
    ['/docs/deplyo', 'deploy'],
    ['/docs/v6/osc/engineering.html', 'osc/engineering'],
    ['/docs/OSC/Engineering', 'osc/engineering'],
    ['/docs/README', 'index'],
    ['/docs/osc/README', 'osc/index'],
    ['/docs/osc/index', 'osc/index'],
    ['/docs/v8', 'index'],
    ['/docs/v8/README', 'index'],
    ['/docs/v8/deploy', 'deploy'],
    ['/docs/v8/osc/readme.md', 'osc/index'],
  ])('offers for %s first %s', (path, id) => expect(findSimilarPages(version, path)[0]?.id).toBe(id));

  it('offers three at most', () =>
    expect(findSimilarPages(version, '/docs/osc/e').length).toBeLessThanOrEqual(3));

  it('offers nothing far-fetched', () => expect(findSimilarPages(version, '/docs/qqqqq')).toEqual([]));
});

describe('findInOtherVersion', () => {
  const manifest = sampleManifest();
  const find = (name: string, path: string) =>
    findInOtherVersion(manifest, { version: versionNamed(manifest, name), path });

  it.each([
    ['v7', '/docs/v7/deploy', '/docs/deploy'],
    ['v7', '/docs/v7/osc/engineering.html', '/docs/osc/engineering'],
    ['v7', '/docs/v7/category/渠道', '/docs/category/渠道'],
    ['next', '/docs/next/osc', '/docs/osc/'],
  ])('of %s leads from %s to %s, the latest version’s first', (name, from, to) =>
    expect(find(name, from)?.path).toBe(to),
  );

  it('finds what only an older version has, and tells of no page that is not listed', () => {
    const edited = sampleManifest();
    const doc = { id: 'fax', path: '/docs/v7/fax', title: '传真', file: 'docs/v7/fax.md' };
    const [latest, old] = [versionNamed(edited, 'v8'), versionNamed(edited, 'v7')];
    old.docs.push(doc, { ...doc, id: 'secret', path: '/docs/v7/secret', unlisted: true });
    expect(findInOtherVersion(edited, { version: latest, path: '/docs/fax' })?.version).toBe(old);
    expect(findInOtherVersion(edited, { version: latest, path: '/docs/secret' })).toBeUndefined();
  });

  it('gives nothing where no version has it', () => expect(find('v7', '/docs/v7/deplyo')).toBeUndefined());
});
