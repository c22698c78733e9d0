// A text that is being written is parsed again and again: what has not changed keeps its tree, and so its elements
// on the screen; what has changed keeps its key, and so what is open or drawn in it.
import type { Nodes, Root } from 'hast';

export interface DrawnBlock {
  key: number;
  tree: Root;
  /** What the reader sees of it, whatever line it stands on. */
  looks: string;
}

/** The blocks of a newer text, with as much as stands of the older ones. */
export function reuseBlocks(before: readonly DrawnBlock[], trees: readonly Root[]): readonly DrawnBlock[] {
  const looks = trees.map(looksOf);
  const most = Math.min(before.length, trees.length);
  let head = 0;
  while (head < most && before[head]?.looks === looks[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail)?.looks === looks.at(-1 - tail)) tail += 1;
  const changed = before.slice(head, before.length - tail);
  let lastKey = before.reduce((key, block) => Math.max(key, block.key), 0);
  return trees.map((tree, at): DrawnBlock => {
    const behind = trees.length - at;
    const stands = at < head ? before[at] : behind <= tail ? before.at(-behind) : undefined;
    if (stands !== undefined) return stands;
    const key = changed[at - head]?.key ?? ++lastKey;
    return { key, tree, looks: looks[at] ?? '' };
  });
}

function looksOf(tree: Nodes): string {
  return JSON.stringify(tree, (name, value) => (name === 'position' ? undefined : value));
}
