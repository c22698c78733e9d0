import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { hasOpenSearch, renderOpenSearch } from '../../../../src/node/feeds/openSearch.ts';

const siteOf = (site: object) =>
  parseManifest(JSON.stringify({ site, versions: [{ name: 'v8', label: 'v8', path: '/docs' }] })).site;

describe('renderOpenSearch', () => {
  it('names the search page by its whole address', () => {
    const site = siteOf({
      title: '春松客服',
      tagline: '客服系统',
      url: 'https://example.org/',
      baseUrl: '/repo/',
      favicon: '/img/标.svg',
    });
    expect(renderOpenSearch(site)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
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
    const text = renderOpenSearch(siteOf({ title: '<b>&"一二三四五六七八九十一二三', url: 'https://a.b' }));
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
