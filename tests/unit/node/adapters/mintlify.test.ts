import { expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const read = async ({ config, ...files }: { config: object } & Record<string, unknown>) =>
  readForeignSite(
    await makeSite({ ...(files as Record<string, string>), 'docs.json': JSON.stringify(config) }),
  );

it('reads tabs, groups and their pages, and what surrounds them', async () => {
  const config = {
    name: '灯塔',
    description: '说明',
    colors: { primary: '#166E3F', light: '#26BD6C' },
    favicon: '/f.svg',
    logo: { light: '/l.svg', dark: '/d.svg', href: 'https://a.b' },
    navbar: {
      links: [{ label: '谈', href: 'https://a.b' }],
      primary: { type: 'github', href: 'https://c.d' },
    },
    footer: {
      socials: { x: 'https://x.com/a' },
      links: [{ header: '更多', items: [{ label: '书', href: '/b' }] }],
    },
    redirects: [
      { source: '/old', destination: '/a' },
      { source: '/v1/:slug*', destination: '/a' },
    ],
    navigation: {
      tabs: [
        {
          tab: '文档',
          groups: [
            {
              group: '始',
              pages: [
                'index',
                { group: '内', root: 'in/index', expanded: true, pages: ['in/a.mdx', 'GET /users'] },
              ],
            },
          ],
        },
        { tab: '接口', openapi: 'api.json' },
        { tab: '博客', href: 'https://blog.a.b' },
        {
          tab: '学',
          menu: [
            { item: '视频', pages: ['b'] },
            { item: '站', href: 'https://s.t' },
          ],
        },
        { tab: '藏', hidden: true, pages: ['c'] },
      ],
    },
  };
  const page = '# 甲';
  const site = await read({
    config,
    'index.mdx': page,
    'in/index.mdx': page,
    'in/a.mdx': page,
    'b.mdx': page,
    'c.md': page,
    'snippets/x.mdx': page,
    'sub/README.md': page,
    '.mintignore': 'drafts/\n*.draft.mdx',
    'drafts/d.md': page,
    'e.draft.mdx': page,
  });
  expect(site).toMatchObject({
    engine: 'Mintlify',
    site: {
      title: '灯塔',
      tagline: '说明',
      theme: { accent: { light: '#166E3F', dark: '#26BD6C' } },
      favicon: '/f.svg',
      navbar: {
        logo: { light: '/l.svg', dark: '/d.svg' },
        items: [
          { label: '文档', sidebar: 'defaultSidebar' },
          { label: '博客', href: 'https://blog.a.b' },
          {
            label: '学',
            items: [
              { label: '视频', sidebar: '视频' },
              { label: '站', href: 'https://s.t' },
            ],
          },
          { label: '谈', href: 'https://a.b', position: 'right' },
          { label: 'GitHub', href: 'https://c.d', position: 'right' },
        ],
      },
      footer: {
        columns: [
          { title: '更多', items: [{ label: '书', href: '/b' }] },
          { title: '灯塔', items: [{ label: 'X', href: 'https://x.com/a' }] },
        ],
      },
    },
    redirects: { '/old': '/a' },
    versions: [
      {
        dir: '.',
        path: '',
        navigation: {
          defaultSidebar: [
            {
              label: '始',
              collapsible: false,
              items: [
                { page: 'index' },
                { label: '内', page: 'in/index', collapsed: false, items: [{ page: 'in/a' }] },
              ],
            },
          ],
          视频: [{ page: 'b' }],
          藏: [{ page: 'c' }],
        },
      },
    ],
  });
  expect(new Set(site?.versions[0]?.exclude)).toEqual(
    new Set(['snippets', 'sub/README.md', 'drafts', 'e.draft.mdx']),
  );
  expect(site?.unread.map(({ what }) => what)).toEqual(['GET /users', 'api.json', '/v1/:slug*']);
});

it('reads languages from files of their own, each with the pages of its folder', async () => {
  const siteDir = await makeSite({
    'docs.json': `{"name": "甲", "navigation": {"languages": [
      {"language": "en", "groups": [{"group": "Start", "pages": ["a"]}]},
      {"$ref": "./l/cn.json"}]}}`,
    'l/cn.json': '{"language": "cn", "groups": [{"group": "始", "pages": ["cn/a", {"$ref": "more.json"}]}]}',
    'l/more.json': '{"group": "多", "pages": ["cn/b", "cn/none"]}',
    'a.mdx': '# A',
    'cn/a.mdx': '# 甲',
    'cn/b.mdx': '# 乙',
  });
  const site = await readForeignSite(siteDir);
  expect(site?.locales).toMatchObject([
    { locale: 'en', path: '/' },
    { locale: 'zh-Hans', path: '/cn/', dir: 'cn' },
  ]);
  expect(site?.unread).toEqual([{ file: 'l/more.json', line: 1, what: 'cn/none' }]);
  const locale = {
    locale: 'zh-Hans',
    label: '中文',
    path: '/cn/',
    dir: 'cn',
    direction: 'ltr' as const,
    calendar: '',
  };
  const built = await buildManifest(siteDir, { lastUpdates: false, drafts: false, locale });
  const [version] = built.manifest.versions;
  expect(version?.docs.map(({ path }) => path)).toEqual(['/cn/a', '/cn/b']);
  expect(version?.sidebars.defaultSidebar).toMatchObject([
    { label: '始', items: [{ id: 'a' }, { label: '多', items: [{ id: 'b' }] }] },
  ]);
});

it('reads mint.json, whose tabs are folders', async () => {
  const site = await readForeignSite(
    await makeSite({
      'mint.json': JSON.stringify({
        name: '甲',
        primaryTab: { name: '文档' },
        tabs: [{ name: '接口', url: 'api' }],
        anchors: [{ name: '社区', url: 'https://a.b' }],
        topbarLinks: [{ name: '谈', url: 'https://c.d' }],
        navigation: [
          { group: '始', pages: ['a'] },
          { group: '端点', pages: ['api/b'] },
        ],
      }),
      'a.mdx': '# A',
      'api/b.mdx': '# B',
    }),
  );
  expect(site?.site.navbar?.items).toEqual([
    { label: '文档', sidebar: 'defaultSidebar' },
    { label: '接口', sidebar: '接口' },
    { label: '社区', href: 'https://a.b' },
    { label: '谈', href: 'https://c.d', position: 'right' },
  ]);
  expect(site?.versions[0]?.navigation).toMatchObject({
    defaultSidebar: [{ label: '始', items: [{ page: 'a' }] }],
    接口: [{ label: '端点', items: [{ page: 'api/b' }] }],
  });
});

it('names references that lead in a circle or out of the site, and a configuration that is no JSON', async () => {
  const site = await read({
    config: { name: '甲', navigation: { pages: [{ $ref: './b.json' }, { $ref: '../../c.json' }] } },
    'b.json': '{"group": "乙", "pages": [{"$ref": "b.json"}]}',
    'a.mdx': '# A',
  });
  expect(site?.unread.map(({ what }) => what)).toEqual(['b.json', '../../c.json']);
  const deep = await readForeignSite(
    await makeSite({ 'a.mdx': '# A', 'mint.json': `{"navigation": ${'['.repeat(5000)}${']'.repeat(5000)}}` }),
  );
  expect(deep?.versions).toHaveLength(1);
  const broken = await readForeignSite(await makeSite({ 'docs.json': '{\n"name": }', 'a.mdx': '# A' }));
  expect(broken?.unread).toEqual([{ file: 'docs.json', line: 2, what: 'docs.json' }]);
});

it('leaves out the instructions for assistants', async () => {
  const siteDir = await makeSite({
    'docs.json': '{"navigation": {"pages": ["a"]}}',
    'a.mdx': '# A',
    'skill.md': '# S',
    'skills/x/SKILL.md': '# S',
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  expect(manifest.versions[0]?.docs.map(({ file }) => file)).toEqual(['a.mdx']);
});
