import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../../../../src/core/site/manifest/sidebarItem.ts';
import { groupItems } from '../../../../../src/core/site/nav/groupItems.ts';

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
