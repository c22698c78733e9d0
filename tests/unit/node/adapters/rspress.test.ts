import { expect, it } from 'vitest';
import { resolveLink } from '../../../../src/core/site/urls/resolveLink.ts';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const read = async (files: Record<string, string>) => readForeignSite(await makeSite(files));
const json = JSON.stringify;

it('reads the site and one sidebar for each folder to which the navbar leads', async () => {
  const site = await read({
    'website/rspress.config.ts': `import { defineConfig } from '@rspress/core'
      import path from 'node:path'
      export default defineConfig({
        root: path.join(__dirname, 'content'), title: '灯塔', description: '说明', icon: '/f.png', siteOrigin: 'https://a.b', base: '/x/',
        logo: { light: '/l.png', dark: '/d.png' }, logoText: '塔', route: { exclude: ['**/parts/**'] },
        themeConfig: { footer: { message: 'MIT <b>甲</b>' }, socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/a/b' }, { icon: 'wechat', mode: 'text', content: '甲' }] },
      })`,
    'website/content/_nav.json': json([
      { text: '接口', link: '/api/', activeMatch: '/api/' },
      { text: '指南', link: '/guide/a' },
      { text: '更多', items: [{ text: '站', link: 'https://a.b' }] },
    ]),
    'website/content/index.md': '# 始',
    'website/content/guide/_meta.json': json([
      { type: 'section-header', label: '头' },
      'a',
      { type: 'file', name: 'b.mdx', label: '乙' },
      { type: 'divider' },
      { type: 'dir-section-header', name: 'sub', label: '次' },
      { type: 'custom-link', label: '外', link: 'https://a.b' },
      'gone',
    ]),
    'website/content/guide/a.md': '# 甲',
    'website/content/guide/b.mdx': '# 乙',
    'website/content/guide/sub/_meta.json': json(['index', 'c']),
    'website/content/guide/sub/index.md': '# 次',
    'website/content/guide/sub/c.md': '# 丙',
    'website/content/api/_meta.json': json([
      { type: 'dir', name: 'x', label: '组', collapsed: true },
      { type: 'dir', name: 'y' },
    ]),
    'website/content/api/x/index.mdx': '# 组',
    'website/content/api/x/d.md': '# 丁',
    'website/content/api/x/_part.md': '部分',
    'website/content/api/y/e.md': '# 戊',
    'website/content/api/y/z/f.md': '# 己',
    'website/content/api/y/z.md': '# Z',
    'website/content/guide/parts/p.md': '部分',
  });
  expect(site).toMatchObject({
    engine: 'Rspress',
    site: {
      title: '灯塔',
      tagline: '说明',
      url: 'https://a.b',
      baseUrl: '/x/',
      favicon: '/f.png',
      navbar: {
        title: '塔',
        logo: { light: '/l.png', dark: '/d.png' },
        items: [
          { label: '接口', href: '/api/' },
          { label: '指南', href: '/guide/a' },
          { label: '更多', items: [{ label: '站', href: 'https://a.b' }] },
          { label: 'GitHub', href: 'https://github.com/a/b', position: 'right' },
        ],
      },
      footer: { copyright: 'MIT 甲' },
    },
    locales: [],
    staticFolders: ['website/content/public'],
    unread: [],
  });
  expect(site?.versions[0]).toMatchObject({
    dir: 'website/content',
    path: '',
    numberPrefixes: false,
    exclude: ['guide/parts/p.md'],
  });
  expect(Object.entries(site?.versions[0]?.navigation ?? {})).toEqual([
    [
      '/api/',
      [
        {
          label: '组',
          page: 'api/x/index.mdx',
          items: [{ page: 'api/x/d.md' }],
          collapsible: true,
          collapsed: true,
        },
        {
          label: 'y',
          items: [
            { page: 'api/y/e.md' },
            { page: 'api/y/z.md', items: [{ page: 'api/y/z/f.md' }], collapsible: true, collapsed: false },
          ],
          collapsible: true,
          collapsed: false,
        },
      ],
    ],
    [
      '/guide/',
      [
        {
          label: '头',
          items: [{ page: 'guide/a.md' }, { label: '乙', page: 'guide/b.mdx' }],
          collapsible: false,
        },
        {
          label: '次',
          items: [
            { page: 'guide/sub/index.md' },
            { page: 'guide/sub/c.md' },
            { label: '外', href: 'https://a.b' },
          ],
          collapsible: false,
        },
      ],
    ],
  ]);
});

it('reads languages and versions, with labels from i18n.json', async () => {
  const meta = json([{ type: 'file', name: 'a', label: 'first' }]);
  const site = await read({
    'rspress.config.mjs': `export default {
      lang: 'en', multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
      locales: [{ lang: 'zh', label: '中文', title: '题' }, { lang: 'en', label: 'English' }],
    }`,
    'i18n.json': json({ first: { en: 'First', zh: '首' }, nav: { zh: '导航' } }),
    'docs/v1/en/a.md': '# A1',
    'docs/v2/en/_meta.json': meta,
    'docs/v2/en/a.md': '# A',
    'docs/v2/zh/_meta.json': meta,
    'docs/v2/zh/_nav.json': json([{ text: 'nav', link: '/a' }]),
    'docs/v2/zh/a.md': '# 甲',
  });
  expect(site?.versions).toMatchObject([
    { name: 'v1', path: '/v1', dir: 'docs/v1/en', isLast: false, navigation: { '/': [{ page: 'a.md' }] } },
    {
      name: 'v2',
      path: '',
      dir: 'docs/v2/en',
      isLast: true,
      navigation: { '/': [{ label: 'First', page: 'a.md' }] },
    },
  ]);
  expect(site?.locales).toMatchObject([
    { locale: 'en', label: 'English', path: '/' },
    {
      locale: 'zh',
      label: '中文',
      path: '/zh/',
      dir: 'docs/v2/zh',
      site: { title: '题', navbar: { items: [{ label: '导航', href: '/a' }] } },
      versions: [
        { name: 'v1', path: '/zh/v1', navigation: undefined },
        { name: 'v2', path: '/zh', navigation: { '/': [{ label: '首', page: 'a.md' }] } },
      ],
    },
  ]);
});

it('reads the sidebars of the config', async () => {
  const site = await read({
    'rspress.config.ts': `export default { themeConfig: {
      nav: [{ text: '指南', link: '/guide/a', position: 'right' }],
      sidebar: { '/guide/': ['/guide/a', { text: '组', collapsed: true, items: [{ text: '乙', link: '/guide/b' }, { dividerType: 'solid' }] }] },
    } }`,
    'docs/guide/a.md': '# 甲',
  });
  expect(site?.site.navbar?.items).toEqual([{ label: '指南', href: '/guide/a', position: 'right' }]);
  expect(site?.versions[0]?.navigation).toEqual({
    '/guide/': [
      { page: 'guide/a' },
      { label: '组', items: [{ label: '乙', page: 'guide/b' }], collapsible: true, collapsed: true },
    ],
  });
});

it('names lists that are no JSON, and does not leave the folder', async () => {
  const site = await read({
    'rspress.config.ts': 'export default {}',
    'docs/_meta.json': json([
      { type: 'dir', name: '.' },
      { type: 'dir', name: '..' },
      { type: 'dir', name: 'b' },
      { type: 'dir', name: 'b' },
    ]),
    'docs/b/_meta.json': '["a",',
    'docs/b/a.md': '# 甲',
  });
  expect(site?.versions[0]?.navigation).toEqual({
    '/': [{ label: 'b', items: [{ page: 'b/a.md' }], collapsible: true, collapsed: false }],
  });
  expect(site?.unread).toEqual([{ file: 'docs/b/_meta.json', line: 1, what: '_meta.json' }]);
});

it('leads from a path with the folder of the default language to its pages', async () => {
  const siteDir = await makeSite({
    'rspress.config.ts': "export default { lang: 'en', locales: [{ lang: 'en' }, { lang: 'zh' }] }",
    'docs/en/a.md': '# A\n\n[b](/en/b.md)\n',
    'docs/en/b.md': '# B\n',
    'docs/zh/b.md': '# 乙\n',
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  const [version] = manifest.versions;
  const target = (href: string) => resolveLink(manifest, { file: 'docs/en/a.md', version }, href);
  expect(target('/en/b.md')).toMatchObject({ kind: 'page', path: '/b' });
});

it('reads the configuration of all tools of Rstack', async () => {
  const site = await read({
    'website/rstack.config.ts': "import { define } from 'rstack'\n\ndefine.doc({ title: '灯塔' })\n",
    'website/docs/_meta.json': json(['a']),
    'website/docs/a.md': '# 甲',
    'packages/x/rstack.config.ts': "import { define } from 'rstack'\ndefine.lib({})\n",
  });
  expect(site).toMatchObject({ engine: 'Rspress', site: { title: '灯塔' }, unread: [] });
});
