import { describe, expect, it } from 'vitest';
import type { DocEntry, Version } from '../../../../../src/core/site/manifest/manifest.ts';
import type { SidebarItem } from '../../../../../src/core/site/manifest/sidebarItem.ts';
import { findPagerLinks } from '../../../../../src/core/site/nav/pager.ts';

const entry = (id: string, more: Partial<DocEntry> = {}): DocEntry => ({
  id,
  path: `/docs/${id}`,
  title: id.toUpperCase(),
  file: `docs/${id}.md`,
  sidebar: 'main',
  ...more,
});

const version = (docs: DocEntry[], items: SidebarItem[]): Version => ({
  name: 'v1',
  label: 'v1',
  isLast: true,
  path: '/docs',
  banner: 'none',
  noIndex: false,
  docs,
  sidebars: { main: items },
});

const item = (id: string): SidebarItem => ({ type: 'doc', id });

/** The ids on both sides of a doc. */
const around = (shown: Version, id: string) => {
  const page = shown.docs.find((doc) => doc.id === id) ?? entry(id);
  const { previous, next } = findPagerLinks(shown, page);
  return [previous?.path.replace('/docs/', ''), next?.path.replace('/docs/', '')];
};

describe('findPagerLinks', () => {
  it('reads a category before its items and skips links to elsewhere', () => {
    const shown = version(
      [entry('a'), entry('b'), entry('c'), entry('d')],
      [
        item('a'),
        { type: 'link', label: '外部', href: 'https://example.com' },
        { type: 'category', label: '分类', link: { type: 'doc', id: 'b' }, items: [item('c')] },
        { type: 'category', label: '无页面', items: [item('d')] },
      ],
    );
    expect(['a', 'b', 'c', 'd'].map((id) => around(shown, id))).toEqual([
      [undefined, 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', undefined],
    ]);
  });

  it('reads a page that stands twice at its first place alone', () => {
    const shown = version(
      [entry('a'), entry('b'), entry('c')],
      [
        item('a'),
        { type: 'category', label: '分类', link: { type: 'doc', id: 'a' }, items: [item('b')] },
        item('a'),
        item('c'),
      ],
    );
    expect(['a', 'b', 'c'].map((id) => around(shown, id))).toEqual([
      [undefined, 'b'],
      ['a', 'c'],
      ['b', undefined],
    ]);
  });

  it('passes a generated page by that would list nothing', () => {
    const link = { type: 'generated-index' as const, path: '/docs/x' };
    const category = (inner: SidebarItem): SidebarItem => ({
      type: 'category',
      label: '分类',
      link,
      items: [inner],
    });
    const docs = [entry('a'), entry('b', { unlisted: true }), entry('c')];
    const hidden = version(docs, [item('a'), category(category(item('b'))), item('c')]);
    expect(around(hidden, 'a')).toEqual([undefined, 'c']);
    const away: SidebarItem = { type: 'link', label: '外部', href: 'https://example.com' };
    expect(around(version(docs, [item('a'), category(away)]), 'a')).toEqual([undefined, 'x']);
  });

  it('counts a generated page in and finds its neighbours', () => {
    const shown = version(
      [entry('a'), entry('b')],
      [
        item('a'),
        {
          type: 'category',
          label: '分类',
          link: { type: 'generated-index', path: '/docs/x' },
          items: [item('b')],
        },
      ],
    );
    expect(findPagerLinks(shown, entry('a')).next).toEqual({ path: '/docs/x', title: '分类' });
    expect(findPagerLinks(shown, { path: '/docs/x', sidebar: 'main' })).toEqual({
      previous: { path: '/docs/a', title: 'A' },
      next: { path: '/docs/b', title: 'B' },
    });
  });

  it('passes over unlisted docs, which have no neighbours themselves', () => {
    const shown = version(
      [entry('a'), entry('b', { unlisted: true }), entry('c')],
      ['a', 'b', 'c'].map(item),
    );
    expect([around(shown, 'a'), around(shown, 'b')]).toEqual([
      [undefined, 'c'],
      [undefined, undefined],
    ]);
  });

  it('follows the writer: an id chooses, null hides, an unknown id counts for nothing', () => {
    const shown = version(
      [
        entry('a', { paginationNext: 'c' }),
        entry('b', { paginationPrev: null, paginationNext: 'gone' }),
        entry('c'),
      ],
      ['a', 'b', 'c'].map(item),
    );
    expect([around(shown, 'a'), around(shown, 'b')]).toEqual([
      [undefined, 'c'],
      [undefined, 'c'],
    ]);
  });

  it('names a doc by pagination label, sidebar label, item label, title', () => {
    const titles = (more: Partial<DocEntry>, label?: string) =>
      findPagerLinks(
        version([entry('a'), entry('b', more)], [item('a'), { type: 'doc', id: 'b', label }]),
        entry('a'),
      ).next?.title;
    expect([
      titles({ paginationLabel: '页', sidebarLabel: '栏' }, '项'),
      titles({ sidebarLabel: '栏' }, '项'),
      titles({}, '项'),
      titles({}),
    ]).toEqual(['页', '栏', '项', 'B']);
  });

  it('gives a doc outside every sidebar no neighbours', () => {
    const shown = version([entry('a'), entry('b', { sidebar: undefined })], [item('a'), item('b')]);
    expect(around(shown, 'b')).toEqual([undefined, undefined]);
  });

  it('stays quick on a thousand pages', () => {
    const ids = Array.from({ length: 5000 }, (_, place) => `p${place}`);
    const shown = version(
      ids.map((id) => entry(id)),
      ids.map(item),
    );
    const start = performance.now();
    for (const doc of shown.docs) findPagerLinks(shown, doc);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
