import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';

/** One of each kind of address: root page, doc, generated index, page, draft of an old version. */
export const testManifest = parseManifest(
  JSON.stringify({
    site: { title: '测试站', tagline: '一句话', url: 'https://example.org', favicon: '/img/f.ico' },
    versions: [
      {
        name: 'v8',
        label: 'v8',
        isLast: true,
        path: '/docs',
        docs: [
          { id: 'index', path: '/docs/', title: '文档', file: 'docs/v8/index.md' },
          {
            id: 'deploy',
            path: '/docs/deploy',
            title: '部署',
            file: 'docs/v8/deploy.md',
            description: '怎样部署',
            lastUpdate: '2025-06-01',
            sidebar: 'docs',
          },
          { id: '安装', path: '/docs/安装', title: '安装', file: 'docs/v8/安装.md' },
        ],
        sidebars: {
          docs: [
            {
              type: 'category',
              label: '渠道',
              link: { type: 'generated-index', path: '/docs/category/渠道', description: '各个渠道' },
              items: [{ type: 'doc', id: 'deploy' }],
            },
          ],
        },
      },
      {
        name: 'v7',
        label: 'v7',
        path: '/docs/v7',
        noIndex: true,
        docs: [{ id: 'old', path: '/docs/v7/old', title: '旧页', file: 'docs/v7/old.md' }],
      },
      {
        name: 'v6',
        label: 'v6',
        path: '/docs/v6',
        docs: [
          { id: 'deploy', path: '/docs/v6/deploy', title: '旧部署', file: 'docs/v6/deploy.md' },
          { id: 'gone', path: '/docs/v6/gone', title: '不再有的页', file: 'docs/v6/gone.md' },
        ],
        sidebars: {
          docs: [
            {
              type: 'category',
              label: '渠道',
              link: { type: 'generated-index', path: '/docs/v6/category/渠道' },
              items: [{ type: 'doc', id: 'deploy' }],
            },
          ],
        },
      },
    ],
    pages: [{ id: 'about', path: '/about', title: '关于', file: 'pages/about.md' }],
  }),
);
