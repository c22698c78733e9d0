import { expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const config = (options: string, astro = '') => `
  import { defineConfig } from 'astro/config'
  import mdx from '@astrojs/mdx'
  import starlight from '@astrojs/starlight'
  export default defineConfig({ ${astro} integrations: [mdx(), starlight({ ${options} })] })`;

it('reads the site, its languages and the sidebar with the labels of each', async () => {
  const siteDir = await makeSite({
    'astro.config.mjs': config(
      `title: { en: 'Tower', 'zh-CN': '灯塔' }, favicon: '/f.svg', logo: { src: './src/assets/l.svg' },
       social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/a/b' }], customCss: ['./src/a.css'],
       locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '简体中文', lang: 'zh-CN' } },
       sidebar: [
         'start',
         { label: 'Guides', translations: { 'zh-CN': '指南' }, collapsed: true, items: [
           { label: 'Hound', slug: 'guides/big-dog', badge: 'New' }, { label: 'Site', link: 'https://a.b' }, { slug: computed() }] },
         { label: 'Rest', autogenerate: { directory: 'ref' } },
         { label: 'More', items: [{ autogenerate: { directory: '/more/' } }] },
       ]`,
      `site: 'https://a.b/c', base: '/c', redirects: { '/x': '/start', '/[y]': '/z' },`,
    ),
    'src/a.css':
      ':root { --sl-color-accent: #111111 } :root[data-theme=light] { --sl-color-accent: #222222 }',
    'public/f.svg': '',
    'src/content/docs/start.md': '# Start',
    'src/content/docs/404.md': '# Not found',
    'src/content/docs/guides/Big Dog.md': '# Dog',
    'src/content/docs/ref/b.md': '# B',
    'src/content/docs/ref/index.md': '# Index',
    'src/content/docs/ref/c.md': '---\ntitle: C\nsidebar:\n  order: 1\n---\n',
    'src/content/docs/more/a.md': '---\nslug: other\n---\n# A',
    'src/content/docs/zh-cn/start.md': '# 开始',
  });
  const site = await readForeignSite(siteDir);
  expect(site).toMatchObject({
    engine: 'Starlight',
    site: {
      title: 'Tower',
      url: 'https://a.b',
      baseUrl: '/c',
      favicon: '/f.svg',
      fallback: true,
      theme: { accent: { light: '#222222', dark: '#111111' } },
      navbar: {
        logo: '/src/assets/l.svg',
        items: [{ label: 'GitHub', href: 'https://github.com/a/b', position: 'right' }],
      },
    },
    locales: [
      { locale: 'en', label: 'English', path: '/' },
      { locale: 'zh-CN', label: '简体中文', path: '/zh-cn/', site: { title: '灯塔' } },
    ],
    redirects: { '/x': '/start' },
    staticFolders: ['public'],
  });
  expect(site?.unread.map(({ what }) => what)).toEqual(['computed()', '/[y]']);
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  const [version] = manifest.versions;
  expect(version?.docs.map(({ path }) => path).sort()).toEqual([
    '/guides/big-dog',
    '/other',
    '/ref/',
    '/ref/b',
    '/ref/c',
    '/start',
  ]);
  expect(version?.sidebars.defaultSidebar).toMatchObject([
    { type: 'doc', id: 'start' },
    {
      label: 'Guides',
      collapsed: true,
      items: [
        { id: 'guides/Big Dog', label: 'Hound' },
        { label: 'Site', href: 'https://a.b' },
      ],
    },
    { label: 'Rest', items: [{ id: 'ref/index' }, { id: 'ref/c' }, { id: 'ref/b' }] },
    { label: 'More', items: [{ id: 'more/a' }] },
  ]);
  const locale = manifest.locales.find((each) => each.locale === 'zh-CN');
  const chinese = await buildManifest(siteDir, { lastUpdates: false, drafts: false, locale });
  expect(chinese.manifest.versions[0]?.docs.find(({ id }) => id === 'start')).toMatchObject({
    path: '/zh-cn/start',
    title: '开始',
  });
  expect(chinese.manifest.versions[0]?.docs.find(({ id }) => id === 'ref/b')).toMatchObject({
    path: '/zh-cn/ref/b',
    lang: 'en',
  });
  expect(chinese.manifest.versions[0]?.sidebars.defaultSidebar?.[1]).toMatchObject({ label: '指南' });
});

it('reads a site whose languages each have a folder, the default one included', async () => {
  const site = await readForeignSite(
    await makeSite({
      'astro.config.ts': config(
        `title: '灯塔', defaultLocale: 'fr', locales: { en: { label: 'English' }, fr: { label: 'Français' } },
         social: { github: 'https://github.com/a/b' }`,
      ),
      'src/content/docs/en/a.md': '# A',
      'src/content/docs/fr/a.md': '# A',
    }),
  );
  expect(site?.versions).toMatchObject([
    { dir: 'src/content/docs/fr', path: '/fr', navigation: undefined, urls: { slugs: true } },
  ]);
  expect(site?.locales).toMatchObject([
    { locale: 'fr', path: '/' },
    { locale: 'en', path: '/en/', dir: 'src/content/docs/en' },
  ]);
  expect(site?.site.navbar?.items).toEqual([
    { label: 'GitHub', href: 'https://github.com/a/b', position: 'right' },
  ]);
});
