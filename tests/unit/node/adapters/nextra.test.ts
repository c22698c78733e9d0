import { expect, it } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

const PACKAGE = { 'package.json': '{"dependencies": {"nextra": "4.0.0"}}' };
const page = '# 页';

it('reads _meta files: titles, hidden pages, separators, links and pages of the navbar', async () => {
  const siteDir = await makeSite({
    ...PACKAGE,
    'next.config.mjs': `import nextra from 'nextra'
      export default nextra({ contentDirBasePath: '/docs' })({ basePath: '/x' })`,
    'content/_meta.js': `export default {
      '*': { theme: { toc: false } },
      b: '乙',
      '---': { type: 'separator', title: '更多' },
      guide: { title: '指南', theme: { collapsed: true } },
      site: { title: '站', href: 'https://a.b' },
      secret: { display: 'hidden' },
      jsx: <b>丙</b>,
      blog: { type: 'page', title: '博客' },
      menu: { type: 'menu', title: '版本', items: { v1: { title: '1', href: 'https://v1.a.b' } } },
    }`,
    'content/index.mdx': page,
    'content/b.mdx': page,
    'content/a.md': page,
    'content/jsx.mdx': page,
    'content/secret.mdx': page,
    'content/guide/_meta.json': '{"d": "丁", "c": {"title": "丙"}}',
    'content/guide/index.mdx': '---\nasIndexPage: true\n---\n# 指南',
    'content/guide/c.mdx': page,
    'content/guide/d.mdx': page,
    'content/guide/e.mdx': page,
    'content/blog/f.mdx': page,
  });
  const site = await readForeignSite(siteDir);
  expect(site).toMatchObject({
    engine: 'Nextra',
    site: {
      baseUrl: '/x',
      navbar: {
        items: [
          { label: '博客', sidebar: 'blog' },
          { label: '版本', items: [{ label: '1', href: 'https://v1.a.b' }] },
        ],
      },
    },
    unread: [],
  });
  expect(site?.versions[0]?.navigation).toEqual({
    defaultSidebar: [
      { page: 'index.mdx' },
      { label: '乙', page: 'b.mdx' },
      {
        label: '更多',
        collapsible: false,
        items: [
          {
            label: '指南',
            page: 'guide/index.mdx',
            collapsed: true,
            items: [
              { label: '丁', page: 'guide/d.mdx' },
              { label: '丙', page: 'guide/c.mdx' },
              { page: 'guide/e.mdx' },
            ],
          },
          { label: '站', href: 'https://a.b' },
          { label: '丙', page: 'jsx.mdx' },
          { page: 'a.md' },
        ],
      },
    ],
    blog: [{ page: 'blog/f.mdx' }],
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  expect(manifest.versions[0]?.docs.map(({ path }) => path)).toContain('/docs/guide/c');
});

it('reads pages of the app router, whose order is in _meta.global', async () => {
  const siteDir = await makeSite({
    ...PACKAGE,
    'app/_meta.global.ts': `const GUIDE = { b: '', a: '甲' }
      export default { docs: { type: 'page', title: '文档', items: { index: '始', guide: { items: GUIDE } } } }`,
    'app/docs/page.mdx': page,
    'app/docs/(组)/guide/a/page.mdx': page,
    'app/docs/(组)/guide/a/part.mdx': page,
    'app/docs/(组)/guide/b/page.mdx': page,
    'app/docs/[slug]/page.mdx': page,
    'app/docs/(组)/parts/[name]/page.tsx': 'export default 1',
    'app/show/page.jsx': 'export default 1',
    'app/[[...path]]/page.tsx': 'export default 1',
  });
  const site = await readForeignSite(siteDir);
  expect([...(site?.elsewhere ?? [])].sort()).toEqual(['/docs/parts', '/show']);
  expect(site?.versions[0]?.navigation).toEqual({
    docs: [
      { label: '始', page: 'docs/page.mdx' },
      {
        label: 'Guide',
        items: [{ page: 'docs/(组)/guide/b/page.mdx' }, { label: '甲', page: 'docs/(组)/guide/a/page.mdx' }],
      },
    ],
  });
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  expect(manifest.versions[0]?.docs.map(({ path }) => path).sort()).toEqual([
    '/docs',
    '/docs/guide/a',
    '/docs/guide/b',
  ]);
});

it('reads languages at the end of file names in pages, and in folders of content', async () => {
  const config = `module.exports = require('nextra')('nextra-theme-docs')({ i18n: { locales: ['en-US', 'zh-CN'], defaultLocale: 'en-US' } })`;
  const endings = await readForeignSite(
    await makeSite({
      ...PACKAGE,
      'next.config.js': config,
      'pages/_meta.en-US.json': '{"b": "B"}',
      'pages/_meta.zh-CN.json': '{"b": "乙"}',
      'pages/a.en-US.mdx': page,
      'pages/b.en-US.mdx': page,
      'pages/b.zh-CN.mdx': page,
    }),
  );
  expect(endings?.versions).toMatchObject([
    {
      path: '',
      navigation: { defaultSidebar: [{ label: 'B', page: 'b.en-US.mdx' }, { page: 'a.en-US.mdx' }] },
    },
  ]);
  expect(endings?.locales[1]).toMatchObject({
    path: '/zh-CN/',
    dir: 'pages',
    versions: [{ path: '/zh-CN', navigation: { defaultSidebar: [{ label: '乙', page: 'b.zh-CN.mdx' }] } }],
  });
  const folders = await readForeignSite(
    await makeSite({
      ...PACKAGE,
      'next.config.js': config,
      'content/en-US/a.mdx': page,
      'content/zh-CN/a.mdx': page,
    }),
  );
  expect(folders?.versions).toMatchObject([{ path: '/en-US', dir: 'content/en-US' }]);
  expect(folders?.locales[1]).toMatchObject({ path: '/zh-CN/', dir: 'content/zh-CN' });
});

it('reads redirects that name their values, and the title of the theme', async () => {
  const site = await readForeignSite(
    await makeSite({
      ...PACKAGE,
      'next.config.mjs': `import nextra from 'nextra'
        export default nextra({})({
          async redirects() {
            return [
              { source: '/old', destination: '/new', permanent: true },
              { source: '/guide/:slug(a|b)', destination: '/more/:slug' },
              { source: '/:path*', destination: '/x/:path*' },
              { source: '/out', destination: 'https://a.b' },
            ]
          },
        })`,
      'theme.config.jsx':
        "export default { logo: <b>灯塔 <i>文档</i></b>, project: { link: 'https://github.com/a/b' } }",
      'pages/index.mdx': page,
    }),
  );
  expect(site?.redirects).toEqual({ '/old': '/new', '/guide/a': '/more/a', '/guide/b': '/more/b' });
  expect(site?.site.title).toBe('灯塔 文档');
});
