import { describe, expect, it } from 'vitest';
import { renderSitemap } from '../../../../src/node/feeds/sitemap.ts';
import { testManifest } from '../../../support/testManifest.ts';

describe('renderSitemap', () => {
  it('lists each page that should be found at its one address, with its day', () => {
    const urls = [...(renderSitemap(testManifest) ?? '').matchAll(/<loc>https:\/\/example.org(.*?)<\/loc>/g)];
    expect(urls.map(([, path]) => decodeURI(path ?? ''))).toEqual([
      '/docs/',
      '/docs/deploy',
      '/docs/安装',
      '/docs/category/渠道',
      // v7 stays out by its own wish, and v6 but for the page that the latest has not.
      '/docs/v6/gone',
      '/about',
      '/',
    ]);
    expect(renderSitemap(testManifest)).toContain('/docs/deploy</loc><lastmod>2025-06-01</lastmod>');
  });

  it('is none for a site that does not know its address', () => {
    expect(renderSitemap({ ...testManifest, site: { ...testManifest.site, url: '' } })).toBeUndefined();
  });
});
