import { expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const read = async (files: Record<string, string>) => readForeignSite(await makeSite(files));

it('reads the site, the navbar and the sidebars by path of a config in TypeScript', async () => {
  const site = await read({
    'docs/.vitepress/config.ts': `import { defineConfig, type DefaultTheme } from 'vitepress'
      const prefix = '/guide/'
      export default defineConfig({
        title: '灯塔', description: '说明', base: '/x/', cleanUrls: true, sitemap: { hostname: 'https://a.b/x' },
        head: [['meta', { name: 'x' }], ['link', { rel: 'icon', href: '/x/logo.svg' }]],
        themeConfig: {
          siteTitle: '塔', logo: { light: '/l.svg', dark: '/d.svg', alt: '' },
          nav: [{ text: '指南 <b>!</b>', link: '/guide/', activeMatch: '/guide/' }, { text: '更多', items: [{ text: '组', items: [{ text: '站', link: 'https://a.b' }] }] }],
          socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }],
          footer: { message: 'MIT <a href="x">许可</a>', copyright: '© 甲' },
          sidebar: { [prefix]: guide(), '/api/': { base: '/api/', items: [{ text: '表', base: '/api/t-', items: [{ text: '甲', link: 'a' }] }] } },
        },
      })
      function guide(): DefaultTheme.SidebarItem[] {
        return [{ text: '章', collapsed: true, items: [{ text: '始', link: '/guide/' }, { text: '节', link: '/guide/a.html#b' }, { text: '外', link: 'https://a.b' }] }, { text: '表', link: '/api/t-a.md' }]
      }`,
    'docs/guide/index.md': '# 始',
    'docs/guide/a.md': '# 节',
    'docs/guide/b.md': '# 未列',
    'docs/api/t-a.md': '# 甲',
    'docs/public/logo.svg': '',
  });
  expect(site).toMatchObject({
    engine: 'VitePress',
    site: {
      title: '灯塔',
      tagline: '说明',
      url: 'https://a.b',
      baseUrl: '/x/',
      favicon: '/logo.svg',
      navbar: {
        title: '塔',
        logo: { light: '/l.svg', dark: '/d.svg' },
        items: [
          { label: '指南 !', href: '/guide/' },
          { label: '更多', items: [{ label: '组', items: [{ label: '站', href: 'https://a.b' }] }] },
          { label: 'GitHub', href: 'https://github.com/a/b', position: 'right' },
        ],
      },
      footer: { copyright: 'MIT 许可 © 甲' },
    },
    locales: [],
    staticFolders: ['docs/public'],
    unread: [],
  });
  expect(site?.versions).toEqual([
    expect.objectContaining({
      path: '',
      dir: 'docs',
      numberPrefixes: false,
      navigation: {
        '/guide/': [
          {
            label: '章',
            collapsible: true,
            collapsed: true,
            items: [
              { label: '始', page: 'guide/' },
              { label: '节', page: 'guide/a' },
              { label: '外', href: 'https://a.b' },
            ],
          },
          { label: '表', page: 'api/t-a.md' },
        ],
        '/api/': [{ label: '表', collapsible: false, items: [{ label: '甲', page: 'api/t-a' }] }],
      },
    }),
  ]);
});

it('shows each page the sidebar of its path', async () => {
  const siteDir = await makeSite({
    '.vitepress/config.mjs': `const base = { title: '基', themeConfig: { nav: [] } }
      export default { extends: base, srcExclude: ['**/README.md'], themeConfig: { sidebar: {
      '/guide/': [{ text: '甲', link: '/guide/a' }, { text: '乙', link: '/api/b' }], '/api/': [{ text: '乙', link: '/api/b' }] } } }`,
    'guide/a.md': '# 甲',
    'guide/c.md': '# 未列',
    'api/b.md': '# 乙',
    'api/README.md': '# 无',
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  const [version] = manifest.versions;
  expect(manifest.site.title).toBe('基');
  expect(version?.docs.map(({ path, sidebar }) => [path, sidebar])).toEqual([
    ['/api/b', '/api/'],
    ['/guide/a', '/guide/'],
    ['/guide/c', '/guide/'],
  ]);
  expect(version?.sidebars['/guide/']).toEqual([
    { type: 'doc', id: 'guide/a' },
    { type: 'doc', id: 'api/b' },
  ]);
});

it('reads languages, each with its own theme, and the config files of folders', async () => {
  const site = await read({
    'docs/.vitepress/config/index.mts': `import { zh } from './zh'
      export default { srcDir: 'content', title: 'T', rewrites: { 'en/:rest*': ':rest*' },
        themeConfig: { logo: '/l.svg' },
        locales: { root: { label: 'English', lang: 'en-US', themeConfig: { sidebar: [{ text: 'A', link: '/a' }] } }, zh } }`,
    'docs/.vitepress/config/zh.ts': `export const zh = { label: '中文', lang: 'zh-Hans', title: '题' }`,
    'docs/content/zh/config.ts': `import { defineAdditionalConfig } from 'vitepress'
      export default defineAdditionalConfig({ description: '说', themeConfig: { nav: [{ text: '甲', link: '/zh/a' }], sidebar: { '/zh/': [{ text: '甲', link: '/zh/a' }] } } })`,
    'docs/content/en/a.md': '# A',
    'docs/content/zh/a.md': '# 甲',
  });
  expect(site?.versions).toMatchObject([
    { dir: 'docs/content/en', path: '', navigation: { defaultSidebar: [{ label: 'A', page: 'a' }] } },
  ]);
  expect(site?.locales).toEqual([
    { locale: 'en-US', label: 'English', path: '/', site: undefined, versions: undefined },
    expect.objectContaining({
      locale: 'zh-Hans',
      label: '中文',
      path: '/zh/',
      dir: 'docs/content/zh',
      site: {
        title: '题',
        tagline: '说',
        navbar: { logo: '/l.svg', items: [{ label: '甲', href: '/zh/a' }] },
      },
      versions: [
        expect.objectContaining({
          path: '/zh',
          dir: 'docs/content/zh',
          navigation: { '/': [{ label: '甲', page: 'a' }] },
        }),
      ],
    }),
  ]);
});

it('reads the sidebars of several languages from one theme', async () => {
  const site = await read({
    '.vitepress/config.js': `export default { lang: 'en', locales: { root: { label: 'English' }, zh: { label: '中文', lang: 'zh' } },
      themeConfig: { sidebar: { '/zh/guide/': [{ text: '甲', link: '/zh/guide/a' }], '/guide/': [{ text: 'A', link: '/guide/a' }] } } }`,
    'guide/a.md': '# A',
    'zh/guide/a.md': '# 甲',
  });
  expect(site?.versions[0]?.navigation).toEqual({
    '/guide/': [{ label: 'A', page: 'guide/a' }],
  });
  expect(site?.locales[1]?.versions?.[0]?.navigation).toEqual({
    '/guide/': [{ label: '甲', page: 'guide/a' }],
  });
});

it('leads from the new paths of rewritten files to their own', async () => {
  const site = await read({
    '.vitepress/config.js': `export default { rewrites: { 'packages/a/src/readme.md': 'a/index.md', 'packages/:name/(.*)': ':name/(.*)' },
      themeConfig: { sidebar: [{ text: 'A', link: '/a/' }] } }`,
    'packages/a/src/readme.md': '# A',
  });
  expect(site?.versions[0]?.navigation).toEqual({
    defaultSidebar: [{ label: 'A', page: 'packages/a/src/readme.md' }],
  });
  expect(site?.redirects).toEqual({ '/a/': '/packages/a/src/readme' });
  expect(site?.unread).toEqual([{ file: '.vitepress/config.js', line: 1, what: 'packages/:name/(.*)' }]);
});

it('names what only running the config would give', async () => {
  const site = await read({
    '.vitepress/config.ts': `import { generateSidebar } from 'vitepress-sidebar'
export default {
  vite: { plugins: [f()] },
  themeConfig: {
    nav: [{ text: version, link: '/a' }, { text: 'A', link: '/a' }],
    sidebar: generateSidebar([{ documentRootPath: 'docs' }].map(g)),
  },
}`,
    'a.md': '# A',
    'p/[name].md': '# x',
    'p/[name].paths.js': '',
  });
  expect(site?.site.navbar?.items).toEqual([{ label: 'A', href: '/a' }]);
  expect(site?.versions[0]?.navigation).toBeUndefined();
  expect(site?.unread).toEqual([
    { file: 'p/[name].md', line: 1, what: 'p/[name].md' },
    { file: '.vitepress/config.ts', line: 6, what: "generateSidebar([{ documentRootPath: 'docs' }].map(g))" },
    { file: '.vitepress/config.ts', line: 5, what: 'version' },
  ]);
});

it('has languages of other sites as links', async () => {
  const siteDir = await makeSite({
    'docs/.vitepress/config.ts': `export default {
      locales: {
        root: { label: 'English', lang: 'en-US' },
        zh: { label: '中文', link: 'https://zh.a.b' },
        ja: { label: '日本語', link: '/ja/' },
      },
    }`,
    'docs/index.md': '# A\n',
    'docs/ja/index.md': '# ア\n',
  });
  const site = await readForeignSite(siteDir);
  expect(site?.locales.map(({ locale, path, dir }) => [locale, path, dir])).toEqual([
    ['en-US', '/', undefined],
    ['ja', '/ja/', 'docs/ja'],
    ['zh', 'https://zh.a.b', undefined],
  ]);
  const { findings } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  expect(findings.filter(({ rule }) => rule === 'nothing-published')).toEqual([]);
});
