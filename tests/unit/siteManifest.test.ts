// The metadata that the site consists of (specification, section 3): there is nothing else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';

const written = JSON.parse(readFileSync(join(import.meta.dirname, '../../public/manifest.json'), 'utf8'));
const manifest = parseManifest(JSON.stringify(written));

describe('the site’s manifest', () => {
  it('names only site, locales, versions and pages', { tags: 'manifest-entities' }, () => {
    expect(Object.keys(written).sort()).toEqual(['$schema', 'locales', 'pages', 'site', 'versions']);
  });

  it('gives each version name, label, isLast, path, main doc, docs and sidebars', {
    tags: 'manifest-versions',
  }, () => {
    for (const version of manifest.versions) {
      expect(version).toMatchObject({
        name: expect.any(String),
        label: expect.any(String),
        isLast: expect.any(Boolean),
        path: expect.stringMatching(/^\/docs/),
        mainDocId: 'index',
      });
      expect(version.docs.length).toBeGreaterThan(30);
      expect(Object.keys(version.sidebars)).toHaveLength(1);
    }
  });

  it('gives each doc id, path and sidebar', { tags: 'manifest-docs' }, () => {
    const docs = manifest.versions.flatMap((version) => version.docs);
    for (const doc of docs)
      expect(doc).toMatchObject({ id: expect.any(String), path: expect.stringMatching(/^\/docs\//) });
    // A page may keep out of the sidebar.
    expect(new Set(docs.map(({ sidebar }) => sidebar ?? 'defaultSidebar'))).toEqual(
      new Set(['defaultSidebar']),
    );
  });

  it('gives the one locale label, direction, htmlLang, calendar and path', {
    tags: 'manifest-locale',
  }, () => {
    expect(manifest.locales).toEqual([
      {
        locale: 'zh-Hans',
        label: '简体中文',
        direction: 'ltr',
        htmlLang: 'zh-Hans',
        calendar: 'gregory',
        path: '/',
      },
    ]);
  });

  it('configures the site', { tags: 'manifest-site' }, () => {
    expect(manifest.site).toMatchObject({
      title: '春松客服',
      tagline: expect.any(String),
      baseUrl: '/',
      defaultLocale: 'zh-Hans',
      favicon: expect.any(String),
      navbar: { items: expect.any(Array) },
      footer: { columns: expect.any(Array) },
      colorMode: expect.any(Object),
      docsVersionPersistence: 'localStorage',
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    });
  });
});

describe('the pages of v7', () => {
  const { docs = [] } = manifest.versions.find(({ name }) => name === 'v7') ?? {};

  it('that v8 lends it have descriptions that do not name v8', () => {
    const lent = docs.filter(({ inheritedFrom }) => inheritedFrom !== undefined);
    expect(lent.length).toBeGreaterThan(10);
    expect(lent.filter(({ description }) => description?.includes('v8')).map(({ id }) => id)).toEqual([]);
  });

  it('include the steps that v8 has too, without those for certificates', () => {
    const headings = docs.find(({ id }) => id === 'initialization')?.headings;
    expect(headings).toContain('第三步：建立组织机构');
    expect(headings).not.toContain('第二步：导入使用授权证书');
  });
});
