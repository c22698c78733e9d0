import { expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const page = '# 页';

it('reads the pages of meta.json: rest, extracted folders, left out files, separators and links', async () => {
  const siteDir = await makeSite({
    'package.json': '{"dependencies": {"fumadocs-ui": "16.0.0"}}',
    'lib/source.ts': `import { loader } from 'fumadocs-core/source'; import { docs } from '../.source';
      export const source = loader({ baseUrl: '/guide', source: docs.toFumadocsSource() });`,
    'next.config.mjs': `import { createMDX } from 'fumadocs-mdx/next'; export default createMDX()({ basePath: '/x' })`,
    'public/favicon.ico': '',
    'content/docs/meta.json': JSON.stringify({
      pages: [
        '---[Book]始---',
        'index',
        '[站](https://a.b)',
        '!left',
        '---余---',
        '...',
        '(组)',
        '...out',
        'external:[外](https://c.d)',
        'none',
      ],
    }),
    'content/docs/index.mdx': page,
    'content/docs/left.mdx': page,
    'content/docs/b.mdx': page,
    'content/docs/a.md': page,
    'content/docs/(组)/meta.json': '{"title": "组", "defaultOpen": true, "pages": ["z...a"]}',
    'content/docs/(组)/c.mdx': page,
    'content/docs/(组)/d.mdx': page,
    'content/docs/out/index.mdx': page,
    'content/docs/out/e.mdx': page,
    'content/docs/big-dog/index.mdx': page,
    'content/docs/big-dog/f.mdx': page,
    'content/docs/ui/meta.json': '{"title": "界面", "root": true}',
    'content/docs/ui/index.mdx': page,
    'content/docs/ui/g.mdx': page,
  });
  const site = await readForeignSite(siteDir);
  expect(site).toMatchObject({
    engine: 'Fumadocs',
    site: {
      baseUrl: '/x',
      favicon: '/favicon.ico',
      navbar: {
        items: [
          { label: 'Docs', sidebar: 'defaultSidebar' },
          { label: '界面', sidebar: 'ui' },
        ],
      },
    },
    staticFolders: ['public'],
    unread: [{ file: 'content/docs/meta.json', line: 1, what: 'none' }],
  });
  expect(site?.versions[0]?.navigation).toEqual({
    defaultSidebar: [
      {
        label: '始',
        collapsible: false,
        items: [{ page: 'index.mdx' }, { label: '站', href: 'https://a.b' }],
      },
      {
        label: '余',
        collapsible: false,
        items: [
          { page: 'a.md' },
          { page: 'b.mdx' },
          { page: 'big-dog/index.mdx', items: [{ page: 'big-dog/f.mdx' }], collapsed: true },
          { label: '组', items: [{ page: '(组)/d.mdx' }, { page: '(组)/c.mdx' }], collapsed: false },
          { page: 'out/index.mdx' },
          { page: 'out/e.mdx' },
          { label: '外', href: 'https://c.d' },
        ],
      },
    ],
    ui: [{ page: 'ui/index.mdx' }, { page: 'ui/g.mdx' }],
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  const paths = manifest.versions[0]?.docs.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/guide/', '/guide/c', '/guide/big-dog/', '/guide/left']));
});

it('reads several collections, and languages at the end of file names', async () => {
  const siteDir = await makeSite({
    'source.config.ts': `import { defineDocs } from 'fumadocs-mdx/config'
      export const docs = defineDocs({ dir: 'content/docs' })
      export const blog = defineDocs({ dir: 'content/blog' })`,
    'lib/i18n.ts': `import { defineI18n } from 'fumadocs-core/i18n'
      export const i18n = defineI18n({ defaultLanguage: 'en', languages: ['en', 'cn'] })`,
    'content/docs/meta.json': '{"pages": ["b", "..."]}',
    'content/docs/meta.cn.json': '{"pages": ["a", "..."]}',
    'content/docs/a.mdx': page,
    'content/docs/b.mdx': page,
    'content/docs/b.cn.mdx': page,
    'content/blog/c.mdx': page,
  });
  const site = await readForeignSite(siteDir);
  expect(site?.versions).toMatchObject([
    {
      dir: 'content',
      path: '/en',
      urls: { groups: true, languages: ['en', 'cn'] },
      navigation: {
        defaultSidebar: [{ page: 'docs/b.mdx' }, { page: 'docs/a.mdx' }],
        blog: [{ page: 'blog/c.mdx' }],
      },
    },
  ]);
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  expect(manifest.versions[0]?.docs.map(({ path }) => path)).toEqual([
    '/en/blog/c',
    '/en/docs/a',
    '/en/docs/b',
  ]);
  const locale = manifest.locales.find((each) => each.locale === 'zh-Hans');
  const chinese = await buildManifest(siteDir, { lastUpdates: false, drafts: false, locale });
  expect(chinese.manifest.versions[0]?.docs.map(({ file, path }) => [file, path])).toEqual([
    ['content/blog/c.mdx', '/cn/blog/c'],
    ['content/docs/a.mdx', '/cn/docs/a'],
    ['content/docs/b.cn.mdx', '/cn/docs/b'],
  ]);
  expect(chinese.manifest.versions[0]?.sidebars.defaultSidebar).toMatchObject([
    { id: 'docs/a' },
    { id: 'docs/b' },
  ]);
});

it('ends where folders extract one another, and names a meta.json that is no JSON', async () => {
  const site = await readForeignSite(
    await makeSite({
      'source.config.ts': '',
      'content/docs/meta.json': '{"pages": ["...a", "...a", "../../x"]}',
      'content/docs/a/meta.json': '{"pages": ["x", "...../b"]}',
      'content/docs/a/x.mdx': page,
      'content/docs/b/meta.json': '{\n"pages": [',
      'content/docs/b/y.mdx': page,
    }),
  );
  expect(site?.versions[0]?.navigation).toEqual({
    defaultSidebar: [{ page: 'a/x.mdx' }, { page: 'b/y.mdx' }],
  });
  expect(site?.unread).toMatchObject([
    { file: 'content/docs/b/meta.json', line: 2 },
    { file: 'content/docs/meta.json', what: '../../x' },
  ]);
});

it('has the rest of a folder by the names of files, endings included', async () => {
  const site = await readForeignSite(
    await makeSite({
      'package.json': '{"dependencies": {"fumadocs-ui": "16.0.0"}}',
      'content/docs/meta.json': '{"pages": ["..."]}',
      'content/docs/orama.mdx': '# A',
      'content/docs/orama-cloud.mdx': '# B',
      'content/docs/index.mdx': '# C',
    }),
  );
  expect(Object.values(site?.versions[0]?.navigation ?? {})[0]?.map(({ page }) => page)).toEqual([
    'index.mdx',
    'orama-cloud.mdx',
    'orama.mdx',
  ]);
});
