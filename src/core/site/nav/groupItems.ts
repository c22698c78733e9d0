import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { docIdOf } from './sidebarItems.ts';

/** A run of a sidebar's items under a label of its own. */
export interface SidebarGroup {
  label: string;
  /** Ids of docs; a category is named by the doc that it leads to. */
  docs: readonly string[];
}

/**
 * Puts the items of a sidebar under the labels of their groups, in their own order; what no group names comes
 * last. A group is a category that is neither a page nor folded.
 */
export function groupItems(items: readonly SidebarItem[], groups: readonly SidebarGroup[]): SidebarItem[] {
  const named = groups.map(({ label, docs }): [label: string, items: SidebarItem[]] => [
    label,
    items.filter((item) => docs.includes(docIdOf(item) ?? '')),
  ]);
  const taken = new Set(named.flatMap(([, inside]) => inside));
  return [
    ...named
      .filter(([, inside]) => inside.length > 0)
      .map(
        ([label, inside]): SidebarItem => ({ type: 'category', label, collapsible: false, items: inside }),
      ),
    ...items.filter((item) => !taken.has(item)),
  ];
}
