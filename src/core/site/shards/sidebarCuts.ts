// Sidebar items left out of a list: what stands in their place.
import { memoize } from '../../../lib/memoize.ts';
import type { DocEntry } from '../manifest/manifest.ts';
import type { PageName, SidebarCut, SidebarItem } from '../manifest/sidebarItem.ts';
import { listReadable } from '../nav/pager.ts';
import { isListed } from '../nav/sidebarItems.ts';

type Docs = ReadonlyMap<string, DocEntry>;

/** A run of a list; the whole list unless it says otherwise. */
interface Run {
  start?: number;
  end?: number;
  /** The part of the manifest in which it is found. */
  part?: number;
}

/** What stands for some items of a list; undefined where they hold no page, and are as well kept. */
export function cutItems(
  items: readonly SidebarItem[],
  docs: Docs,
  { start = 0, end = items.length, part }: Run = {},
): SidebarCut | undefined {
  const { counts, ends } = surveyOf(items, docs);
  let [from, to] = [start, end];
  while (from < to && ends[from] === undefined) from += 1;
  while (from < to && ends[to - 1] === undefined) to -= 1;
  const [first, last] = [ends[from]?.first, ends[to - 1]?.last];
  if (from === to || first === undefined || last === undefined) return undefined;
  return { type: 'cut', part, count: (counts[end] ?? 0) - (counts[start] ?? 0), first, last };
}

/** Of a list, so that no run of it has to be gone through. */
interface Survey {
  /** How many of the items before each place are listed. */
  counts: readonly number[];
  /** The first and the last page of each item; undefined where it holds none. */
  ends: readonly ({ first: PageName; last: PageName } | undefined)[];
}

/** Thousands of pages leave out the same branches. */
const surveyOf = memoize((items: readonly SidebarItem[], docs: Docs): Survey => {
  let count = 0;
  return {
    counts: [0, ...items.map((item) => (count += isListed(item, docs) ? 1 : 0))],
    ends: items.map((item) => {
      const pages = [...listReadable([item], docs)];
      const [first, last] = [pages[0], pages.at(-1)];
      return first && last && { first, last };
    }),
  };
});
