import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../../../src/core/site/manifest/parseManifest.ts';
import type { SidebarCategory } from '../../../../../src/core/site/manifest/sidebarItem.ts';
import { buildCategoryPage } from '../../../../../src/core/site/nav/categoryPage.ts';
import { latestVersion } from '../../../../../src/core/site/urls/route.ts';

const doc = (id: string, description?: string) => ({
  id,
  path: `/docs/${id}`,
  title: id,
  file: `docs/${id}.md`,
  description,
});
const item = (id: string) => ({ type: 'doc' as const, id });
const category: SidebarCategory = {
  type: 'category',
  label: '全部',
  link: { type: 'generated-index', path: '/docs/all' },
  items: [
    item('told'),
    item('untold'),
    { type: 'category', label: '没有首页', items: [item('told'), item('untold')] },
    { type: 'category', label: '有首页', link: item('index'), items: [item('told')] },
    { type: 'category', label: '空', link: item('untold'), items: [] },
  ],
};
const version = latestVersion(
  parseManifest(
    JSON.stringify({
      site: { title: '站' },
      versions: [
        {
          name: 'v8',
          label: 'v8',
          path: '/docs',
          docs: [doc('told', '简介'), doc('untold'), doc('index', '首页的简介')],
          sidebars: { s: [category] },
        },
      ],
    }),
  ),
);

describe('buildCategoryPage', () => {
  it('counts the items of categories and nothing on the cards of pages, described or not', () => {
    const { cards } = buildCategoryPage(version, 's', category, '/docs/all');
    expect(cards.map(({ label, href, description, count }) => [label, href, description, count])).toEqual([
      ['told', '/docs/told', '简介', undefined],
      ['untold', '/docs/untold', undefined, undefined],
      ['没有首页', '/docs/told', undefined, 2],
      ['有首页', '/docs/index', '首页的简介', 1],
      ['空', '/docs/untold', undefined, undefined],
    ]);
  });
});
