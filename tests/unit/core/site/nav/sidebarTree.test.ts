import { describe, expect, it } from 'vitest';
import type { CategoryMeta } from '../../../../../src/core/site/manifest/category.ts';
import type { SidebarItem } from '../../../../../src/core/site/manifest/sidebarItem.ts';
import {
  buildSidebarTree,
  groupItems,
  type SidebarDocInfo,
} from '../../../../../src/core/site/nav/sidebarTree.ts';

const doc = (file: string, more: Partial<SidebarDocInfo> = {}): SidebarDocInfo => {
  const id = file.replace(/\.md$/, '').replace(/\d+-/g, '');
  return { id, file, position: undefined, label: id, ...more };
};

const build = (docs: SidebarDocInfo[], categories: Record<string, CategoryMeta> = {}) =>
  buildSidebarTree(docs, new Map(Object.entries(categories)), '/docs').items;

describe('buildSidebarTree', () => {
  it('orders by position, then the rest by file name', () => {
    const docs = [doc('z.md', { position: 2 }), doc('b10.md'), doc('b9.md'), doc('y.md', { position: 1.5 })];
    expect(build(docs)).toEqual([
      { type: 'doc', id: 'y' },
      { type: 'doc', id: 'z' },
      { type: 'doc', id: 'b9' },
      { type: 'doc', id: 'b10' },
    ]);
  });

  it('orders docs and folders of one position by name', () => {
    const docs = [doc('crm.md', { position: 7 }), doc('channels/a.md')];
    expect(build(docs, { channels: { position: 7 } })).toMatchObject([{ type: 'category' }, { id: 'crm' }]);
  });

  it('makes a folder a category that its index stands for', () => {
    expect(
      build([doc('osc/index.md', { label: '社区', position: 5 }), doc('osc/a.md'), doc('z.md')]),
    ).toEqual([
      {
        type: 'category',
        label: '社区',
        link: { type: 'doc', id: 'osc/index' },
        items: [{ type: 'doc', id: 'osc/a' }],
      },
      { type: 'doc', id: 'z' },
    ]);
  });

  it('reads label, position and folding from the category file first', () => {
    const docs = [
      doc('a.md', { position: 1 }),
      doc('osc/index.md', { label: '社区', position: 5 }),
      doc('osc/b.md'),
    ];
    expect(build(docs, { osc: { label: '开源', position: 0, collapsed: false, collapsible: true } })).toEqual(
      [
        {
          type: 'category',
          label: '开源',
          link: { type: 'doc', id: 'osc/index' },
          collapsible: true,
          collapsed: false,
          items: [{ type: 'doc', id: 'osc/b' }],
        },
        { type: 'doc', id: 'a' },
      ],
    );
  });

  it('puts the page of a folder first where nothing says otherwise', () => {
    expect(build([doc('a.md'), doc('b.md', { position: 1 }), doc('index.md')])).toMatchObject([
      { id: 'index' },
      { id: 'b' },
      { id: 'a' },
    ]);
    expect(build([doc('a.md'), doc('README.md')])).toMatchObject([{ id: 'README' }, { id: 'a' }]);
    const said = [doc('a.md'), doc('b.md', { position: 1 }), doc('index.md', { position: 2 })];
    expect(build(said)).toMatchObject([{ id: 'b' }, { id: 'index' }, { id: 'a' }]);
    expect(build([doc('x/a.md'), doc('x/index.md')], { x: { link: null } })).toMatchObject([
      { items: [{ id: 'x/index' }, { id: 'x/a' }] },
    ]);
  });

  it('takes label and position of a bare folder from its name', () => {
    expect(build([doc('a.md'), doc('02-指南/x.md'), doc('01-入门/x.md')])).toMatchObject([
      { label: '入门' },
      { label: '指南' },
      { id: 'a' },
    ]);
  });

  it('keeps the index among the items when the category has no link', () => {
    expect(build([doc('osc/index.md')], { osc: { link: null } })).toEqual([
      { type: 'category', label: 'osc', items: [{ type: 'doc', id: 'osc/index' }] },
    ]);
  });

  it('finds the linked doc from the folder first, then from the version', () => {
    const docs = [doc('01-osc/a.md'), doc('01-osc/b.md'), doc('b.md')];
    const link = (id: string) => build(docs, { '01-osc': { link: { type: 'doc', id } } })[0];
    expect(link('b')).toMatchObject({ link: { id: 'osc/b' }, items: [{ id: 'osc/a' }] });
    expect(link('osc/a')).toMatchObject({ link: { id: 'osc/a' } });
  });

  it('turns a folder with nothing but its index into that page', () => {
    expect(build([doc('osc/index.md', { label: '社区' })])).toEqual([{ type: 'doc', id: 'osc/index' }]);
    expect(build([doc('osc/index.md', { label: '社区' })], { osc: { label: '开源' } })).toEqual([
      { type: 'doc', id: 'osc/index', label: '开源' },
    ]);
  });

  it('gives generated pages an address from the labels, and each its own', () => {
    const generated: CategoryMeta = {
      label: '渠道 管理',
      link: { type: 'generated-index', title: '全部渠道' },
    };
    const docs = [doc('a/b/x.md'), doc('c/y.md')];
    const [a, c] = build(docs, { a: generated, 'a/b': { ...generated, label: 'B' }, c: generated });
    expect(a).toMatchObject({
      link: { type: 'generated-index', path: '/docs/category/渠道-管理', title: '全部渠道' },
      items: [{ link: { path: '/docs/category/渠道-管理/b' } }],
    });
    expect(c).toMatchObject({ link: { path: '/docs/category/渠道-管理-1' } });
  });

  it('puts a generated page where its slug says', () => {
    const [a] = build([doc('a/x.md')], { a: { link: { type: 'generated-index', slug: '/全部/' } } });
    expect(a).toMatchObject({ link: { path: '/docs/全部' } });
  });
});

describe('groupItems', () => {
  const doc = (id: string): SidebarItem => ({ type: 'doc', id });
  const bots: SidebarItem = {
    type: 'category',
    label: '机器人',
    link: { type: 'doc', id: 'bots/index' },
    items: [doc('bots/a')],
  };
  const show = (items: readonly SidebarItem[]): string =>
    items
      .map((item) =>
        item.type === 'category' ? `${item.label}(${show(item.items)})` : 'id' in item && item.id,
      )
      .join(' ');

  describe('groupItems', () => {
    it('keeps the order of the items inside each group, and what no group names for the end', () => {
      const items = [doc('a'), bots, doc('b'), doc('new'), doc('c')];
      const groups = [
        { label: '一', docs: ['c', 'bots/index'] },
        { label: '二', docs: ['b', 'a'] },
        { label: '空', docs: ['gone'] },
      ];
      const grouped = groupItems(items, groups);
      expect(show(grouped)).toBe('一(机器人(bots/a) c) 二(a b) new');
      expect(grouped[0]).toMatchObject({ collapsible: false });
    });

    it('leaves a sidebar without groups as it is', () => {
      expect(groupItems([doc('a'), bots], [])).toEqual([doc('a'), bots]);
    });
  });
});
