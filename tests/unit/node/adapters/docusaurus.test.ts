import { describe, expect, it } from 'vitest';
import { readSidebars } from '../../../../src/node/adapters/docusaurusSidebars.ts';
import { FieldReader } from '../../../../src/node/adapters/fieldReader.ts';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const PAGES = {
  'docs/a.md': '# A',
  'versioned_docs/version-2.x/a.md': '# A',
  'versioned_docs/version-1.9/a.md': '# A',
};
const config = (fields: string) => `module.exports = { title: 'T', ${fields} };`;
const preset = (docs: string, rest = '') => config(`presets: [['classic', { docs: { ${docs} } }]], ${rest}`);

describe('Docusaurus', () => {
  const read = async (files: Record<string, string>) => readForeignSite(await makeSite(files));

  it('has the versions that have pages, the next one first', async () => {
    const site = await read({ ...PAGES, 'versions.json': '["2.x", "1.9", "1.8"]' });
    expect(site?.versions).toMatchObject([
      { name: 'next', path: '/docs/next', banner: 'unreleased', isLast: false, noIndex: true, dir: 'docs' },
      { name: '2.x', path: '/docs', banner: 'none', isLast: true, dir: 'versioned_docs/version-2.x' },
      { name: '1.9', path: '/docs/1.9', banner: 'unmaintained', dir: 'versioned_docs/version-1.9' },
    ]);
  });

  it('reads what the options say of versions, folders and URLs', async () => {
    const docs = `path: '../docs', routeBasePath: '/', lastVersion: 'current', sidebarPath: require.resolve('./nav.js'),
      versions: { current: { label: '9', banner: 'none' } }`;
    const site = await read({
      'docs/a.md': '# A',
      'website/docusaurus.config.js': preset(docs),
      'website/nav.js': "module.exports = { main: ['a'] };",
      'website/versions.json': '["8"]',
      'website/versioned_docs/version-8/a.md': '# A',
      'website/static/a.png': '',
    });
    expect(site?.versions).toMatchObject([
      {
        name: 'current',
        label: '9',
        path: '',
        dir: 'docs',
        isLast: true,
        navigation: { main: [{ page: 'a' }] },
      },
      { name: '8', path: '/8', dir: 'website/versioned_docs/version-8', banner: 'unmaintained' },
    ]);
    expect(site?.staticFolders).toEqual(['website/static']);
  });

  it('knows of pages that are no markdown', async () => {
    const site = await read({
      ...PAGES,
      'docusaurus.config.js': preset('', 'themeConfig: {}'),
      'src/pages/index.js': '',
      'src/pages/help.tsx': '',
      'src/pages/show/index.jsx': '',
      'src/pages/_part.js': '',
      'src/pages/help.test.js': '',
    });
    expect(site?.elsewhere).toEqual(['/blog', '/help', '/show']);
  });

  it('has the sidebars of each version', async () => {
    const site = await read({
      ...PAGES,
      'versions.json': '["2.x"]',
      'versioned_sidebars/version-2.x-sidebars.json': '{ "docs": ["a"] }',
    });
    expect(site?.versions.map(({ navigation }) => navigation)).toEqual([
      undefined,
      { docs: [{ page: 'a' }] },
    ]);
  });

  it('has languages, with their names of categories and the pages that they lack', async () => {
    const below = 'i18n/fr/docusaurus-plugin-content-docs';
    const siteDir = await makeSite({
      'docusaurus.config.ts': config(
        "i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'], localeConfigs: { fr: { label: 'Français' } } }",
      ),
      'sidebars.ts': "export default { docs: [{ type: 'category', label: 'Guide', items: ['a', 'b'] }] };",
      'docs/a.md': '# A',
      'docs/b.md': '# B',
      [`${below}/current/a.md`]: '# Un',
      [`${below}/current.json`]: '{ "sidebar.docs.category.Guide": { "message": "Le guide" } }',
    });
    const site = await readForeignSite(siteDir);
    expect(site?.locales).toMatchObject([
      { locale: 'en', path: '/' },
      {
        locale: 'fr',
        label: 'Français',
        path: '/fr/',
        versions: [{ path: '/fr/docs', fallbackDir: 'docs' }],
      },
    ]);
    const locale = { locale: 'fr', label: 'Français', path: '/fr/', dir: 'i18n/fr' } as const;
    const { manifest } = await buildManifest(siteDir, {
      lastUpdates: false,
      drafts: false,
      locale: { ...locale, direction: 'ltr', calendar: 'gregory' },
    });
    expect(manifest.versions[0]?.sidebars.docs).toMatchObject([{ label: 'Le guide' }]);
    expect(manifest.versions[0]?.docs.map(({ path, title }) => [path, title])).toEqual([
      ['/fr/docs/a', 'Un'],
      ['/fr/docs/b', 'B'],
    ]);
  });

  it('reads navbar, footer and redirects, and names what else makes pages', async () => {
    const site = await read({
      'docs/a.md': '# A',
      'docusaurus.config.js': config(`
        favicon: 'img/f.ico', url: 'https://a.b/',
        plugins: [
          ['@docusaurus/plugin-content-docs', { id: 'api' }],
          ['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/x', '/y'], to: '/docs/a' }] }],
        ],
        themeConfig: {
          navbar: {
            title: 'N', logo: { src: 'img/l.svg', srcDark: 'img/d.svg' },
            items: [
              { type: 'doc', docId: 'a', label: 'Docs' },
              { type: 'docSidebar', sidebarId: 'api', label: 'API' },
              { label: 'More', position: 'right', items: [{ to: 'docs', label: 'All' }, { href: 'https://c.d', label: 'C' }] },
              { type: 'localeDropdown' },
            ],
          },
          footer: { links: [{ title: 'F', items: [{ label: 'A', to: '/docs/a' }] }], copyright: '© <b>T</b>' },
        }`),
    });
    expect(site?.site).toEqual({
      title: 'T',
      url: 'https://a.b',
      fallback: true,
      favicon: '/img/f.ico',
      navbar: {
        title: 'N',
        logo: { light: '/img/l.svg', dark: '/img/d.svg' },
        items: [
          { label: 'Docs', doc: 'a' },
          { label: 'API', sidebar: 'api' },
          {
            label: 'More',
            position: 'right',
            items: [
              { label: 'All', href: '/docs/' },
              { label: 'C', href: 'https://c.d' },
            ],
          },
        ],
      },
      footer: { copyright: '© T', columns: [{ title: 'F', items: [{ label: 'A', href: '/docs/a' }] }] },
    });
    expect(site?.redirects).toEqual({ '/x': '/docs/a', '/y': '/docs/a' });
    expect(site?.unread).toMatchObject([{ what: '@docusaurus/plugin-content-docs api' }]);
  });
});

describe('readSidebars', () => {
  it.each<[unknown, unknown]>([
    [{ docs: ['a', 'version-1.0/b'] }, { docs: [{ page: 'a' }, { page: 'b' }] }],
    [{ docs: { 章: ['a'] } }, { docs: [{ label: '章', items: [{ page: 'a' }] }] }],
    [{ docs: [{ 章: ['a'] }] }, { docs: [{ label: '章', items: [{ page: 'a' }] }] }],
    [
      {
        docs: [
          { type: 'category', label: '章', link: { type: 'doc', id: 'a' }, collapsed: false, items: ['b'] },
        ],
      },
      { docs: [{ label: '章', page: 'a', collapsed: false, items: [{ page: 'b' }] }] },
    ],
    [{ docs: [{ type: 'autogenerated', dirName: '.' }] }, { docs: [{ folder: '.' }] }],
    [{ docs: [{ type: 'html', value: '<hr>' }] }, { docs: [] }],
    [{ docs: [{ type: 'link', label: 'A', href: '/docs/a' }] }, { docs: [{ label: 'A', page: 'a' }] }],
    [{ docs: [{ type: 'ref', id: 'a' }] }, { docs: [{ page: 'a' }] }],
    [{}, undefined],
    ['a', undefined],
  ])('%j', (sidebars, navigation) => {
    expect(readSidebars(sidebars, { path: '/docs' }, new FieldReader())).toEqual(navigation);
  });
});
