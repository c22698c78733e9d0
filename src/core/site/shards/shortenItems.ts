import { chunk } from '../../../lib/chunk.ts';
import { memoize } from '../../../lib/memoize.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';

/** A branch with fewer items than this is not worth a request. */
const MIN_BRANCH = 10;

/**
 * A list of sidebar items of about `size`, those inside of it counted: its largest branches are taken out, and
 * the runs of a list that is too long without them.
 * @param take takes items away, and gives what stands for them
 */
export function shortenItems(
  items: readonly SidebarItem[],
  size: number,
  take: (run: readonly SidebarItem[]) => SidebarItem[],
): SidebarItem[] {
  let weight = weigh(items);
  const cut = new Set<SidebarItem>();
  const branches = items
    .filter((item) => item.type === 'category')
    .sort((a, b) => weigh(b.items) - weigh(a.items));
  for (const branch of branches) {
    if (weight <= size || weigh(branch.items) < MIN_BRANCH) break;
    weight -= weigh(branch.items);
    cut.add(branch);
  }
  const short = items.map((item) =>
    item.type === 'category' && cut.has(item) ? { ...item, items: take(item.items) } : item,
  );
  return short.length <= 2 * size ? short : chunk(short, size).flatMap(take);
}

/** A branch is weighed by each of those that it is in. */
const weigh: (items: readonly SidebarItem[]) => number = memoize((items) =>
  items.reduce((all, item) => all + 1 + (item.type === 'category' ? weigh(item.items) : 0), 0),
);
