// Markdown cuts HTML into loose tags with text between them. A group is the
// shortest run of siblings in which every tag finds its partner; what has none
// stays alone, so a forgotten end takes nothing with it.
import type { RootContent } from 'hast';
import { readTags, type Tag } from './readTags.ts';

export interface Group {
  /** Indexes of the first and the last sibling. */
  first: number;
  last: number;
}

export interface Grouping {
  groups: readonly Group[];
  /** Tags without a partner, by the index of their node. */
  lonely: ReadonlyMap<number, readonly Tag[]>;
  /** How many tags are open at once, at the most. */
  depth: number;
}

/** These may go without an end. */
const END_IS_OPTIONAL = new Set('p li dt dd tr td th thead tbody tfoot colgroup option rt rp'.split(' '));

/** Finds the groups among siblings. */
export function findGroups(nodes: readonly RootContent[]): Grouping {
  const lastOf = new Map<number, number>();
  const lonely = new Map<number, Tag[]>();
  const open: { tag: Tag; index: number }[] = [];
  const openCounts = new Map<string, number>();
  let depth = 0;

  const addLonely = (tag: Tag, index: number) => {
    const tags = lonely.get(index);
    if (tags) tags.push(tag);
    else lonely.set(index, [tag]);
  };
  const count = (name: string, step: number) => openCounts.set(name, (openCounts.get(name) ?? 0) + step);
  const closeOne = (tag: Tag, index: number) => {
    if (!openCounts.get(tag.name)) return addLonely(tag, index);
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      count(last.tag.name, -1);
      if (last.tag.name === tag.name) {
        lastOf.set(last.index, Math.max(index, lastOf.get(last.index) ?? 0));
        return;
      }
      if (!END_IS_OPTIONAL.has(last.tag.name)) addLonely(last.tag, last.index);
    }
  };

  nodes.forEach((node, index) => {
    if (node.type !== 'raw') return;
    lastOf.set(index, Math.max(index, lastOf.get(index) ?? 0));
    for (const tag of readTags(node.value)) {
      if (tag.kind === 'close') closeOne(tag, index);
      else if (tag.kind === 'open') {
        open.push({ tag, index });
        count(tag.name, 1);
        depth = Math.max(depth, open.length);
      }
    }
  });
  for (const { tag, index } of open) addLonely(tag, index);
  return { groups: mergeOverlaps(nodes.length, lastOf), lonely, depth };
}

function mergeOverlaps(length: number, lastOf: ReadonlyMap<number, number>): Group[] {
  const groups: Group[] = [];
  for (let first = 0; first < length; first++) {
    let last = lastOf.get(first);
    if (last === undefined) continue;
    for (let at = first; at <= last; at++) last = Math.max(last, lastOf.get(at) ?? last);
    groups.push({ first, last });
    first = last;
  }
  return groups;
}
