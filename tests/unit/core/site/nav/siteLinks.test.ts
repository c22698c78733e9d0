import { describe, expect, it } from 'vitest';
import type { NavLink } from '../../../../../src/core/site/manifest/manifest.ts';
import { resolveSiteLink } from '../../../../../src/core/site/nav/siteLinks.ts';
import { latestVersion } from '../../../../../src/core/site/urls/route.ts';
import { testManifest } from '../../../../support/testManifest.ts';

const resolve = (link: NavLink) => resolveSiteLink(testManifest, latestVersion(testManifest), link);

describe('resolveSiteLink', () => {
  it('tells pages, files, other sites and other programs apart', () => {
    expect(resolve({ label: '部', doc: 'deploy' })).toEqual({
      label: '部',
      href: '/docs/deploy',
      kind: 'page',
    });
    expect(resolve({ href: '/feed.xml' })?.kind).toBe('file');
    expect(resolve({ href: '/LICENSE' })?.kind).toBe('file');
    const [version] = testManifest.versions;
    if (version === undefined) throw new Error('no version');
    const docs = [{ id: 'LICENSE', title: '许可', path: '/LICENSE', file: 'docs/v8/LICENSE.md' }];
    const licensed = { ...testManifest, versions: [{ ...version, docs }] };
    expect(resolveSiteLink(licensed, version, { href: '/LICENSE' })?.kind).toBe('page');
    expect(resolve({ href: 'https://a.b' })).toEqual({
      label: 'https://a.b',
      href: 'https://a.b',
      kind: 'external',
    });
    expect(resolve({ href: 'mailto:a@b.c' })?.kind).toBe('program');
  });

  it('leads to the first page of a sidebar', () => {
    expect(resolve({ sidebar: 'docs', label: '渠道' })).toEqual({
      label: '渠道',
      href: '/docs/category/渠道',
      kind: 'page',
    });
    expect(resolve({ sidebar: 'none' })).toBeUndefined();
  });

  it('leaves out what leads nowhere, and what would run code', () => {
    for (const link of [{ doc: 'none' }, { label: '空' }, { href: 'javascript:x' }, { href: 'vbscript:x' }])
      expect(resolve(link)).toBeUndefined();
  });
});
