import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import {
  hasOpenSearch,
  renderOpenSearch,
  renderRobots,
  renderSitemap,
} from '../../../../src/node/feeds/searchEngineFiles.ts';
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

const { site } = testManifest;

it('names the sitemap where there is one', () => {
  expect(renderRobots({ ...testManifest, site: { ...site, baseUrl: '/repo/' } })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/repo/sitemap.xml\n',
  );
  expect(renderRobots({ ...testManifest, site: { ...site, url: '' } })).toBe('User-agent: *\nAllow: /\n');
});

const manifestOf = (site: object) =>
  parseManifest(JSON.stringify({ site, versions: [{ name: 'v8', label: 'v8', path: '/docs' }] }));
const siteOf = (site: object) => manifestOf(site).site;

describe('renderOpenSearch', () => {
  it('names the search page by its whole address', () => {
    const manifest = manifestOf({
      title: '春松客服',
      tagline: '客服系统',
      url: 'https://example.org/',
      baseUrl: '/repo/',
      favicon: '/img/标.svg',
    });
    expect(renderOpenSearch(manifest)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>春松客服</ShortName>
  <Description>客服系统</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>zh-Hans</Language>
  <Image>https://example.org/repo/img/%E6%A0%87.svg</Image>
  <Url type="text/html" template="https://example.org/repo/search?q={searchTerms}"/>
</OpenSearchDescription>
`);
  });

  it('escapes what the manifest says, and keeps names short', () => {
    const text = renderOpenSearch(
      manifestOf({ title: '<b>&"一二三四五六七八九十一二三', url: 'https://a.b' }),
    );
    expect(text).toContain('<ShortName>&lt;b&gt;&amp;&quot;一二三四五六七八九十一</ShortName>');
    expect(text).not.toContain('<Image>');
  });
});

describe('hasOpenSearch', () => {
  it('needs to know where the site is published', () => {
    expect(hasOpenSearch(siteOf({ title: '站' }))).toBe(false);
    expect(hasOpenSearch(siteOf({ title: '站', url: 'https://a.b' }))).toBe(true);
  });
});
