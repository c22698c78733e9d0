import { describe, expect, it } from 'vitest';
import type { NavItem } from '../../../../../src/core/site/manifest/navItem.ts';
import {
  buildListedSidebar,
  findSidebarAbove,
  mapSidebars,
} from '../../../../../src/core/site/nav/listedSidebar.ts';

const docs = ['a.md', 'b.mdx', 'guide/index.md', 'guide/c.md'].map((file) => ({
  id: file.replace(/\.mdx?$/, ''),
  file,
  label: file,
}));
const build = (...navigation: NavItem[]) => buildListedSidebar(navigation, docs);

describe('buildListedSidebar', () => {
  it.each<[NavItem, unknown]>([
    [{ page: 'a.md' }, { type: 'doc', id: 'a' }],
    [
      { page: 'b', label: '乙' },
      { type: 'doc', id: 'b', label: '乙' },
    ],
    [
      { page: 'guide/', label: '章' },
      { type: 'doc', id: 'guide/index', label: '章' },
    ],
    [
      { label: '站', href: 'https://a.b' },
      { type: 'link', label: '站', href: 'https://a.b' },
    ],
    [
      { label: '章', collapsed: true, items: [{ page: 'a' }] },
      { type: 'category', label: '章', items: [{ type: 'doc', id: 'a' }], collapsed: true },
    ],
    [
      { page: 'guide', items: [{ page: 'a' }] },
      {
        type: 'category',
        label: 'guide/index.md',
        link: { type: 'doc', id: 'guide/index' },
        items: [{ type: 'doc', id: 'a' }],
      },
    ],
  ])('%j', (item, made) => {
    expect(build(item)).toEqual({ items: [made], missing: [] });
  });

  it('fills a folder with the pages that no other item lists', () => {
    const navigation = [{ folder: 'guide', label: '章' }, { page: 'guide/c.md' }, { folder: '.' }];
    expect(build(...navigation).items).toEqual([
      { type: 'category', label: '章', items: [{ type: 'doc', id: 'guide/index' }] },
      { type: 'doc', id: 'guide/c' },
      { type: 'doc', id: 'a' },
      { type: 'doc', id: 'b' },
    ]);
  });

  it('leads again to a page, to a part of it, and to the home page', () => {
    const urls = { home: '/docs/', of: ({ id }: { id: string }) => `/docs/${id}` };
    const navigation = [
      { label: '始', page: './' },
      { page: 'a' },
      { page: 'a.md#x' },
      { label: '再', page: 'a' },
    ];
    expect(buildListedSidebar(navigation, docs, undefined, urls)).toEqual({
      items: [
        { type: 'link', label: '始', href: '/docs/' },
        { type: 'doc', id: 'a' },
        { type: 'link', label: 'a.md', href: '/docs/a#x' },
        { type: 'link', label: '再', href: '/docs/a' },
      ],
      missing: [],
    });
  });

  it('lists a page once, and names items without a page', () => {
    const gone = { label: '丁', page: 'd.md' };
    expect(build({ page: 'a' }, { page: 'a.md' }, gone)).toEqual({
      items: [{ type: 'doc', id: 'a' }],
      missing: [gone],
    });
  });

  it('leaves out a group without pages', () => {
    expect(build({ label: '章', items: [{ folder: 'none' }] }).items).toEqual([]);
  });
});

it('maps each page to the first sidebar that lists it', () => {
  const sidebars = { one: build({ page: 'a' }).items, two: build({ page: 'b' }, { page: 'a' }).items };
  expect([...mapSidebars(sidebars)]).toEqual([
    ['a', 'one'],
    ['b', 'two'],
  ]);
});

it.each([
  ['/guide/a', '/guide/'],
  ['/guide/deep/a', '/guide/deep/'],
  ['/b', '/'],
])('finds the sidebar of %s by its path', (slug, name) => {
  expect(findSidebarAbove(['docs', '/guide/', '/', '/guide/deep/'], slug)).toBe(name);
});
