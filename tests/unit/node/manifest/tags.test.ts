// Tags of front matter: the pages that they give, and where these are found.
import { describe, expect, it } from 'vitest';
import { TAGS_SIDEBAR } from '../../../../src/core/site/nav/tags.ts';
import { findRoute } from '../../../../src/core/site/urls/route.ts';
import { findUrlConflicts } from '../../../../src/node/build/siteUrls.ts';
import { renderLlmsList } from '../../../../src/node/feeds/llms.ts';
import { renderSitemap } from '../../../../src/node/feeds/searchEngineFiles.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { readSearchPage } from '../../../../src/node/search/buildSearch.ts';
import { makeSite } from '../temporarySite.ts';

const VERSIONS = [
  { name: 'v2', label: 'v2', path: '/docs', dir: 'docs/v2', isLast: true },
  { name: 'v1', label: 'v1', path: '/docs/v1', dir: 'docs/v1', inherits: 'v2' },
];
const manifestJson = (more = {}) =>
  JSON.stringify({ site: { title: 'T', url: 'https://x.org' }, versions: VERSIONS, ...more });
const page = (title: string, front: string) => `---\n${front}\n---\n\n# ${title}\n\n正文。\n`;

const SITE = {
  'manifest.json': manifestJson(),
  'docs/v2/index.md': page('首页', 'tags: [安装, { label: 存档, permalink: /archive }]'),
  'docs/v2/network.md': page('网络', 'tags: [API keys, 安装]'),
  'docs/v2/draft.md': page('草稿', 'tags: [草稿]\ndraft: true'),
  'docs/v2/hidden.md': page('不列', 'tags: [不列]\nunlisted: true'),
  'docs/v1/old.md': page('旧', 'tags: 旧版'),
};

const build = (siteDir: string, drafts = false, locale?: Parameters<typeof buildManifest>[1]['locale']) =>
  buildManifest(siteDir, { lastUpdates: false, drafts, locale });

describe('pages of tags', () => {
  it('belong to each version, with the pages that are listed there', async () => {
    const { manifest } = await build(await makeSite(SITE));
    const paths = [
      '/docs/tags',
      '/docs/tags/安装',
      '/docs/tags/archive',
      '/docs/tags/api-keys',
      '/docs/v1/tags/旧版',
    ];
    for (const path of [...paths, '/docs/v1/tags/安装'])
      expect(findRoute(manifest, path).kind, path).toBe('category');
    for (const path of ['/docs/tags/草稿', '/docs/tags/不列', '/docs/tags/旧版'])
      expect(findRoute(manifest, path).kind, path).toBe('notFound');
    const [all] = manifest.versions[0]?.sidebars[TAGS_SIDEBAR] ?? [];
    expect(all).toMatchObject({
      label: '标签',
      items: [{ label: 'API keys' }, { label: '存档' }, { label: '安装' }],
    });
    const sitemap = renderSitemap(manifest);
    for (const path of paths) expect(sitemap).toContain(`<loc>https://x.org${encodeURI(path)}</loc>`);
  });

  it('leave the other lists of a version as they are', async () => {
    const { manifest } = await build(await makeSite(SITE));
    const [version] = manifest.versions;
    expect(Object.keys(version?.sidebars ?? {})).toEqual(['defaultSidebar', TAGS_SIDEBAR]);
    expect(version?.docs.map(({ sidebar }) => sidebar)).toEqual(Array(3).fill('defaultSidebar'));
    expect(version && renderLlmsList(manifest, version, false)).not.toContain('## 标签');
  });

  it('have titles in the language of the pages', async () => {
    const locales = [
      { locale: 'zh-Hans', label: '中文' },
      { locale: 'en', label: 'English', path: '/en/' },
    ];
    const siteDir = await makeSite({
      ...SITE,
      'manifest.json': manifestJson({ locales }),
      'en/docs/v2/index.md': page('Home', 'tags: [Setup]'),
    });
    const { manifest } = await build(siteDir);
    const english = await build(siteDir, false, manifest.locales[1]);
    const route = findRoute(english.manifest, '/en/docs/tags/setup');
    expect(route).toMatchObject({ kind: 'category', index: { title: 'Tag: Setup' } });
    expect(findRoute(english.manifest, '/en/docs/tags')).toMatchObject({ category: { label: 'Tags' } });
  });

  it('do not exist without tags', async () => {
    const { manifest } = await build(await makeSite({ 'docs/index.md': '# 页\n\n正文。\n' }));
    expect(Object.keys(manifest.versions[0]?.sidebars ?? {})).toEqual(['defaultSidebar']);
    expect(findRoute(manifest, '/docs/tags').kind).toBe('notFound');
  });

  it('yield their URL to a page of the site, which is a finding', async () => {
    const siteDir = await makeSite({ ...SITE, 'docs/v2/tags.md': '# 我的标签\n\n正文。\n' });
    const built = await build(siteDir, true);
    expect(findRoute(built.manifest, '/docs/tags').kind).toBe('doc');
    const conflicts = await findUrlConflicts(siteDir, built);
    expect(conflicts.map(({ file, rule }) => `${file} ${rule}`)).toContainEqual(
      expect.stringMatching(/^docs\/v2\/\w+\.md duplicate-route$/),
    );
  });
});

it('tags are words by which the search finds a page', async () => {
  const siteDir = await makeSite(SITE);
  const { manifest } = await build(siteDir);
  const doc = manifest.versions[0]?.docs.find(({ id }) => id === 'network');
  expect(doc && (await readSearchPage(siteDir, doc)).names).toEqual(['API keys', '安装']);
});
