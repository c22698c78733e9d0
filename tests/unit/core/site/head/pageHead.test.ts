import { describe, expect, it } from 'vitest';
import {
  buildStructuredData,
  describeRoute,
  listHeadTags,
  listSiteTags,
  openGraphLocale,
} from '../../../../../src/core/site/head/pageHead.ts';
import { findRoute } from '../../../../../src/core/site/urls/route.ts';
import { testManifest } from '../../../../support/testManifest.ts';

describe('describeRoute', () => {
  const describePath = (path: string) => describeRoute(testManifest, findRoute(testManifest, path));

  it('takes title and description from the manifest', () => {
    expect(describePath('/docs/deploy')).toMatchObject({
      title: '部署',
      description: '怎样部署',
      file: 'docs/v8/deploy.md',
    });
    expect(describePath('/docs/category/渠道')).toMatchObject({ title: '渠道', description: '各个渠道' });
    expect(describePath('/about')).toMatchObject({ title: '关于', file: 'pages/about.md' });
  });

  it('describes an address that leads on as the page it leads to', () => {
    expect(describePath('/docs/v7')).toMatchObject({ path: '/docs/v7/old', title: '旧页' });
  });

  it('keeps old versions and unknown pages out of search engines', () => {
    expect(describePath('/docs/v7/old').noIndex).toBe(true);
    expect(describePath('/docs/deploy').noIndex).toBeFalsy();
    expect(describePath('/none').noIndex).toBe(true);
  });

  it('keeps the page of a category that lists nothing out as well', () => {
    const path = '/docs/category/渠道';
    const versions = testManifest.versions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({ ...doc, unlisted: true })),
    }));
    const hidden = { ...testManifest, versions };
    expect(describeRoute(hidden, findRoute(hidden, path)).noIndex).toBe(true);
    expect(describePath(path).noIndex).toBe(false);
  });

  it('points from the page of an old version to the same page of the latest', () => {
    expect(describePath('/docs/v6/deploy').canonicalPath).toBe('/docs/deploy');
    expect(describePath('/docs/v6/category/渠道').canonicalPath).toBe('/docs/category/渠道');
    expect(describePath('/docs/v6/gone').canonicalPath).toBeUndefined();
  });
});

describe('listHeadTags', () => {
  const tagsOf = (path: string) =>
    Object.fromEntries(
      listHeadTags(
        describeRoute(testManifest, findRoute(testManifest, path)),
        testManifest.site,
        (file) => `../${file}`,
      ).map(({ known, content }) => [Object.values(known).join(' '), content]),
    );

  it('names what the page is about and its one address', () => {
    expect(tagsOf('/docs/deploy.html')).toEqual({
      description: '怎样部署',
      robots: undefined,
      canonical: 'https://example.org/docs/deploy',
      'alternate text/markdown': '../docs/v8/deploy.md',
      'og:url': 'https://example.org/docs/deploy',
      'og:type': 'article',
      'og:title': '部署',
      'og:description': '怎样部署',
      'og:image': undefined,
      'twitter:card': undefined,
      'article:modified_time': '2025-06-01',
    });
  });

  it('has the picture of the page, else of the site, by its whole URL', () => {
    const imageOf = (page: string | undefined, site: string | undefined) =>
      listHeadTags(
        { path: '/docs/deploy', title: '部署', image: page },
        { ...testManifest.site, image: site },
        String,
      )
        .filter(({ known }) => known.property === 'og:image' || known.name === 'twitter:card')
        .map(({ content }) => content);
    const large = 'summary_large_image';
    expect(imageOf('docs/v8/图.png', '/share.png')).toEqual([
      'https://example.org/docs/v8/%E5%9B%BE.png',
      large,
    ]);
    expect(imageOf(undefined, '/share.png')).toEqual(['https://example.org/share.png', large]);
    expect(imageOf('https://x.y/a.png', undefined)).toEqual(['https://x.y/a.png', large]);
  });

  it('names the latest version’s address for the page of an old one', () => {
    expect(tagsOf('/docs/v6/deploy')).toMatchObject({
      canonical: 'https://example.org/docs/deploy',
      'og:url': 'https://example.org/docs/deploy',
      'alternate text/markdown': '../docs/v6/deploy.md',
    });
    expect(tagsOf('/docs/v6/gone').canonical).toBe('https://example.org/docs/v6/gone');
  });

  it('lets search engines pass by a version that asks for it', () => {
    expect(tagsOf('/docs/v7/old')).toMatchObject({ robots: 'noindex', canonical: undefined });
  });

  it('leaves to the shell what is the same on all pages', () => {
    expect(listSiteTags(testManifest.site).map(({ known, content }) => [known.property, content])).toEqual([
      ['og:locale', 'zh_CN'],
      ['og:site_name', '测试站'],
    ]);
  });

  it('says nothing where nothing is known', () => {
    expect(tagsOf('/about').description).toBeUndefined();
    expect(tagsOf('/').description).toBe('一句话');
  });
});

it.each([
  ['zh-Hans', 'zh_CN'],
  ['zh-Hant', 'zh_TW'],
  ['en-GB', 'en_GB'],
  ['不是标签', undefined],
])('spells %s as %s', (tag, expected) => {
  expect(openGraphLocale(tag)).toBe(expected);
});

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
