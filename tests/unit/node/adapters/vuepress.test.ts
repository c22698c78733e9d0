import { expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { makeSite } from '../temporarySite.ts';

const read = async (files: Record<string, string>) => readForeignSite(await makeSite(files));

it('reads a site of VuePress 1', async () => {
  const site = await read({
    'docs/.vuepress/config.js': `module.exports = {
      title: '灯塔', description: '说明', base: '/x/', head: [['link', { rel: 'icon', href: '/f.ico' }]],
      themeConfig: {
        logo: '/l.png', repo: 'a/b',
        nav: [{ text: '指南', link: '/guide/' }, { text: '更多', items: [{ text: '站', link: 'https://a.b' }] }],
        sidebar: {
          '/guide/': ['', 'one', ['two', '二'], { title: '组', collapsable: false, children: ['/api/', { title: '内', path: '/api/a', children: ['/api/b.html#c'] }] }],
          '/api/': 'auto',
          '/': ['/', ['https://a.b', '外']],
        },
      },
    }`,
    'docs/README.md': '# 始',
    'docs/guide/README.md': '# 指南',
  });
  expect(site).toMatchObject({
    engine: 'VuePress',
    site: {
      title: '灯塔',
      tagline: '说明',
      baseUrl: '/x/',
      favicon: '/f.ico',
      navbar: {
        logo: '/l.png',
        items: [
          { label: '指南', href: '/guide/' },
          { label: '更多', items: [{ label: '站', href: 'https://a.b' }] },
          { label: 'GitHub', href: 'https://github.com/a/b', position: 'right' },
        ],
      },
    },
    locales: [],
    staticFolders: ['docs/.vuepress/public'],
    unread: [],
  });
  expect(site?.versions[0]).toMatchObject({ dir: 'docs', path: '', numberPrefixes: false });
  expect(site?.versions[0]?.navigation).toEqual({
    '/guide/': [
      { page: 'guide/' },
      { page: 'guide/one' },
      { label: '二', page: 'guide/two' },
      {
        label: '组',
        collapsible: false,
        items: [
          { page: 'api/' },
          { label: '内', page: 'api/a', items: [{ page: 'api/b' }], collapsible: true, collapsed: true },
        ],
      },
    ],
    '/': [{ page: './' }, { label: '外', href: 'https://a.b' }],
  });
});

it('reads the languages of a theme of VuePress 2', async () => {
  const site = await read({
    '.vuepress/config.ts': `import { defaultTheme } from '@vuepress/theme-default'
      import { defineUserConfig } from 'vuepress'
      export default defineUserConfig({
        locales: { '/': { lang: 'en-US', title: 'T' }, '/zh/': { lang: 'zh-CN', title: '题' } },
        theme: defaultTheme({
          logo: '/l.svg', logoDark: '/d.svg',
          locales: {
            '/': { selectLanguageName: 'English', navbar: ['/guide/', { text: 'More', prefix: '/more/', children: ['a', '/b.md'] }], sidebar: { '/guide/': [{ text: 'G', link: '/guide/', children: ['/guide/a.md'] }] } },
            '/zh/': { selectLanguageName: '中文', navbar: [{ text: '指南', link: '/zh/guide/' }], sidebar: [{ text: '甲', collapsible: true, children: ['/zh/guide/a.md'] }] },
          },
        }),
      })`,
    'guide/README.md': '---\ntitle: Guide\n---\n',
    'guide/a.md': '# A',
    'more/a.md': '# More A',
    'b.md': 'text\n\n# B',
    'zh/guide/a.md': '# 甲',
  });
  expect(site?.site.navbar).toEqual({
    logo: { light: '/l.svg', dark: '/d.svg' },
    items: [
      { label: 'Guide', href: '/guide/' },
      {
        label: 'More',
        items: [
          { label: 'More A', href: '/more/a' },
          { label: 'B', href: '/b.md' },
        ],
      },
    ],
  });
  expect(site?.versions[0]?.navigation).toEqual({
    '/guide/': [{ label: 'G', page: 'guide/', items: [{ page: 'guide/a.md' }], collapsible: false }],
  });
  expect(site?.locales).toMatchObject([
    { locale: 'en-US', label: 'English', path: '/' },
    {
      locale: 'zh-CN',
      label: '中文',
      path: '/zh/',
      dir: 'zh',
      site: { title: '题', navbar: { items: [{ label: '指南', href: '/zh/guide/' }] } },
      versions: [
        {
          path: '/zh',
          navigation: {
            defaultSidebar: [
              { label: '甲', collapsible: true, collapsed: true, items: [{ page: 'guide/a.md' }] },
            ],
          },
        },
      ],
    },
  ]);
});

it('sorts the structure of vuepress-theme-hope by front matter', async () => {
  const site = await read({
    'src/.vuepress/config.ts': `import theme from './theme.js'
      import { path } from 'vuepress/utils'
      export default { theme, pagePatterns: ['**/*.md', '!**/*.part.md'] }`,
    'src/.vuepress/theme.ts': `import { hopeTheme, sidebar } from 'vuepress-theme-hope'
      export default hopeTheme({ hostname: 'https://a.b', sidebar: sidebar({
        '/': ['', { text: '组', icon: 'x', prefix: 'guide/', children: 'structure' }, { text: '列', prefix: 'guide/', collapsible: true, expanded: true, children: ['b', 'sub/c'] }],
        '/guide/': 'structure',
      }) })`,
    'src/README.md': '---\nhome: true\n---\n',
    'src/guide/README.md': '# 指南',
    'src/guide/last.md': '---\norder: -1\n---\n# A 末',
    'src/guide/b.md': '# B',
    'src/guide/a.md': '---\nshortTitle: C\n---\n# A',
    'src/guide/first.md': '---\norder: 1\n---\n# Z',
    'src/guide/none.md': '---\nindex: false\n---\n# 无',
    'src/guide/x.part.md': '# 部分',
    'src/guide/sub/README.md': '---\ndir:\n  order: 2\n  link: true\n  collapsible: false\n---\n# 次',
    'src/guide/sub/c.md': '# 丙',
    'src/guide/how-to-use/d.md': '# 丁',
    'src/guide/off/README.md': '---\ndir:\n  index: false\n---\n# 关',
  });
  const structure = [
    { page: 'guide/README.md' },
    { page: 'guide/first.md' },
    { label: '次', page: 'guide/sub/README.md', items: [{ page: 'guide/sub/c.md' }], collapsible: false },
    { page: 'guide/b.md' },
    { page: 'guide/a.md' },
    { label: 'How to Use', items: [{ page: 'guide/how-to-use/d.md' }], collapsible: true, collapsed: true },
    { page: 'guide/last.md' },
  ];
  expect(site?.site.url).toBe('https://a.b');
  expect(site?.versions[0]).toMatchObject({ dir: 'src', exclude: ['guide/x.part.md'] });
  expect(site?.versions[0]?.navigation).toEqual({
    '/': [
      { page: './' },
      { label: '组', items: structure, collapsible: false },
      {
        label: '列',
        items: [{ page: 'guide/b' }, { page: 'guide/sub/c' }],
        collapsible: true,
        collapsed: false,
      },
    ],
    '/guide/': structure,
  });
});

it('names what only running the config would give', async () => {
  const site = await read({
    '.vuepress/config.js': `const { getSidebar } = require('./sidebar')
module.exports = { themeConfig: { nav: [{ text: '甲', link: '/a' }], sidebar: getSidebar('docs') } }`,
    '.vuepress/sidebar.js': `const fs = require('fs')
exports.getSidebar = (folder) => fs.readdirSync(folder)`,
    'a.md': '# 甲',
  });
  expect(site?.versions[0]?.navigation).toBeUndefined();
  expect(site?.unread).toEqual([{ file: '.vuepress/sidebar.js', line: 2, what: 'fs.readdirSync(folder)' }]);
});
