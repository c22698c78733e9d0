// The manifest of a site of any size, without its texts.
import type { DocEntry, Manifest, Version } from '../../src/core/site/manifest/manifest.ts';
import { parseManifest } from '../../src/core/site/manifest/parseManifest.ts';
import type { SidebarItem } from '../../src/core/site/manifest/sidebarItem.ts';

/** Two versions; the first has folders of pages in folders, a long flat list, and a page that no list names. */
export function largeManifest({ folders = 20, pages = 30, flat = 700 } = {}): Manifest {
  const latest: DocEntry[] = [];
  const add = (id: string, more: Partial<DocEntry> = {}): SidebarItem => {
    const title = `第 ${id} 页`;
    latest.push({ id, path: `/docs/${id}`, title, file: `docs/v2/${id}.md`, sidebar: 'main', ...more });
    return { type: 'doc', id };
  };
  const range = (count: number) => Array.from({ length: count }, (_, at) => at);
  // The manifest lists docs in any order.
  const last = add('last', { path: '/docs/renamed', paginationPrev: 'index' });
  const items: SidebarItem[] = [
    add('index', { path: '/docs/', description: '从这里开始' }),
    add('secret', { unlisted: true }),
    {
      type: 'category',
      label: '手册',
      items: range(folders).map((folder) => ({
        type: 'category',
        label: `第 ${folder} 章`,
        link:
          folder % 2 === 0
            ? { type: 'generated-index', path: `/docs/chapter/${folder}`, description: '这一章' }
            : undefined,
        items: range(pages).map((page) =>
          add(`chapter-${folder}/page-${page}`, { description: `说明 ${page}` }),
        ),
      })),
    },
    { type: 'category', label: '长表', items: range(flat).map((at) => add(`flat/${at}`)) },
    { type: 'link', label: '官网', href: 'https://www.cskefu.com' },
    last,
  ];
  latest.push({ id: 'loose', path: '/docs/loose', title: '散页', file: 'docs/v2/loose.md' });
  const old = latest.slice(0, 50).map(
    (doc): DocEntry => ({
      ...doc,
      path: doc.path.replace('/docs', '/docs/v1'),
      file: doc.file.replace('v2', 'v1'),
    }),
  );
  const versions: Partial<Version>[] = [
    {
      name: 'v2',
      label: 'v2',
      isLast: true,
      path: '/docs',
      dir: 'docs/v2',
      docs: latest,
      sidebars: { main: items },
    },
    {
      name: 'v1',
      label: 'v1',
      path: '/docs/v1',
      dir: 'docs/v1',
      banner: 'unmaintained',
      docs: old,
      sidebars: { main: old.map(({ id }) => ({ type: 'doc', id })) },
    },
  ];
  return parseManifest(
    JSON.stringify({
      site: { title: '大站', navbar: { items: [{ label: '末页', doc: 'last' }, { type: 'versions' }] } },
      versions,
      pages: [{ id: 'about', path: '/about', title: '关于', file: 'pages/about.md' }],
    }),
  );
}
