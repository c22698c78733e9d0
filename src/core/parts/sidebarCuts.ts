// Sidebar items left out of a list: what stands in their place.
import type { DocEntry } from '../model/manifest.ts';
import type { PageName, SidebarCut, SidebarItem } from '../model/sidebarItem.ts';
import { listReadable } from '../nav/pager.ts';

type Docs = ReadonlyMap<string, DocEntry>;

/** What stands for some items; undefined where they hold no page, and are as well kept. */
export function cutItems(items: readonly SidebarItem[], docs: Docs, part?: number): SidebarCut | undefined {
  const ends = findEnds(items, docs);
  return ends && { type: 'cut', part, count: items.filter((item) => isListed(item, docs)).length, ...ends };
}

type Ends = { first: PageName; last: PageName } | undefined;

// Thousands of pages leave out the same branches.
const known = new WeakMap<readonly SidebarItem[], { ends: Ends }>();

function findEnds(items: readonly SidebarItem[], docs: Docs): Ends {
  const remembered = known.get(items);
  if (remembered !== undefined) return remembered.ends;
  let ends: Ends;
  for (const page of listReadable(items, docs)) ends = { first: ends?.first ?? page, last: page };
  known.set(items, { ends });
  return ends;
}

function isListed(item: SidebarItem, docs: Docs): boolean {
  if (item.type !== 'doc') return true;
  const doc = docs.get(item.id);
  return doc !== undefined && !doc.unlisted;
}
