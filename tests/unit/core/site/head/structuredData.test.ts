import { describe, expect, it } from 'vitest';
import { buildStructuredData } from '../../../../../src/core/site/head/structuredData.ts';
import { findRoute } from '../../../../../src/core/site/urls/route.ts';
import { testManifest } from '../../../../support/testManifest.ts';

const textOf = (path: string, manifest = testManifest) =>
  buildStructuredData(manifest, findRoute(manifest, path));
const thingsOf = (path: string) => JSON.parse(textOf(path) ?? '{"@graph":[]}')['@graph'];

describe('buildStructuredData', () => {
  it('says where a page stands: the site, the categories with a page, the page', () => {
    const [trail, article] = thingsOf('/docs/deploy');
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(
      trail.itemListElement.map(({ position, name, item }: Record<string, unknown>) => [
        position,
        name,
        item,
      ]),
    ).toEqual([
      [1, '测试站', 'https://example.org/'],
      [2, '渠道', 'https://example.org/docs/category/%E6%B8%A0%E9%81%93'],
      [3, '部署', 'https://example.org/docs/deploy'],
    ]);
    expect(article).toMatchObject({ '@type': 'TechArticle', headline: '部署', dateModified: '2025-06-01' });
  });

  it('names the site and its search on the home page', () => {
    expect(thingsOf('/')).toMatchObject([
      {
        '@type': 'WebSite',
        potentialAction: { target: 'https://example.org/search?q={search_term_string}' },
      },
    ]);
  });

  it('says nothing of what is no page, and nothing without the site’s address', () => {
    expect(textOf('/search')).toBeUndefined();
    expect(textOf('/none')).toBeUndefined();
    expect(
      textOf('/docs/deploy', { ...testManifest, site: { ...testManifest.site, url: '' } }),
    ).toBeUndefined();
  });

  it('cannot end the script element that it stands in', () => {
    const site = { ...testManifest.site, title: '</script><!--<script>' };
    const text = textOf('/', { ...testManifest, site });
    expect(text).not.toContain('<');
    expect(JSON.parse(text ?? '')['@graph'][0].name).toBe(site.title);
  });
});
