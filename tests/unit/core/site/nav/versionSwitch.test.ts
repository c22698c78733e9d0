import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../../../../src/core/site/manifest/sidebarItem.ts';
import { findSamePage } from '../../../../../src/core/site/nav/versionSwitch.ts';
import { createSlicer } from '../../../../../src/core/site/shards/pageSlice.ts';
import { findRoute } from '../../../../../src/core/site/urls/route.ts';
import { sampleManifest, versionNamed } from '../../../../support/sampleManifest.ts';

describe('findSamePage', () => {
  const manifest = sampleManifest();
  const find = (path: string, version = 'v7') =>
    findSamePage(manifest, versionNamed(manifest, version), findRoute(manifest, path));
  it('keeps the doc of the same id', () => {
    expect(find('/docs/osc/')).toEqual({ path: '/docs/v7/osc/', isSame: true });
  });
  it('falls back to the main doc and says so', () => {
    expect(find('/docs/deploy')).toEqual({ path: '/docs/v7/', isSame: false });
  });
  it('finds what stands in no file at the same address', () => {
    expect(find('/docs/changes')).toEqual({ path: '/docs/v7/changes', isSame: true });
    expect(find('/docs/v7/deploy', 'next')).toEqual({ path: '/docs/next/deploy', isSame: true });
  });
  it('keeps the page of a category', () => {
    const [latest, old, ...others] = manifest.versions;
    if (latest === undefined || old === undefined) throw new Error('no versions');
    const path = '/docs/v7/category/渠道';
    const category: SidebarItem = {
      type: 'category',
      label: '渠道',
      link: { type: 'generated-index', path },
      items: [],
    };
    const both = { ...manifest, versions: [latest, { ...old, sidebars: { docs: [category] } }, ...others] };
    const shown = findRoute(both, '/docs/category/渠道');
    expect(findSamePage(both, versionNamed(both, 'v7'), shown)).toEqual({ path, isSame: true });
    const slice = createSlicer(both)(shown);
    expect(findSamePage(slice, versionNamed(slice, 'v7'), shown).path).toBe(path);
    expect(findSamePage(both, latest, shown)).toEqual({ path: shown.path, isSame: true });
  });
});
