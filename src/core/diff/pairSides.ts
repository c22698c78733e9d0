// Arranges the rows of a comparison in two columns, with paired nodes at the same height.
import type { ElementContent } from 'hast';
import type { ComparisonRow } from './compareDocs.ts';
import { markOf, type Side, withoutIds } from './marks.ts';

export interface SidePair {
  before: readonly ElementContent[];
  after: readonly ElementContent[];
  isSame: boolean;
  /** Index of the row that each column renders; both indexes are equal for a row with both texts. */
  rowBefore?: number;
  rowAfter?: number;
}

export function pairSides(rows: readonly ComparisonRow[]): SidePair[] {
  const pairs: SidePair[] = [];
  /** Pairs whose right column is still empty: the next added rows fill it. */
  let open: SidePair[] = [];
  for (const [at, { kind, nodes }] of rows.entries()) {
    // Ids must be unique, so only the right column has ids.
    const before = nodesOfSide(nodes, 'before').map(withoutIds);
    const after = nodesOfSide(nodes, 'after');
    if (kind === 'gone' || kind === 'left') {
      const pair = { before, after: [], isSame: false, rowBefore: at };
      pairs.push(pair);
      open.push(pair);
    } else if (kind === 'new' || kind === 'moved') {
      const free = open.shift();
      if (free === undefined) pairs.push({ before: [], after, isSame: false, rowAfter: at });
      else pairs[pairs.indexOf(free)] = { ...free, after, rowAfter: at };
    } else {
      open = [];
      pairs.push({ before, after, isSame: kind === 'same', rowBefore: at, rowAfter: at });
    }
  }
  return pairs;
}

/** Copies the nodes without those of the other side. */
function nodesOfSide(nodes: readonly ElementContent[], side: Side): ElementContent[] {
  const dropped = side === 'before' ? 'ins' : 'del';
  return nodes.flatMap((node): ElementContent[] => {
    const mark = markOf(node);
    // A `fill` cell aligns a column that only the other side has.
    if (mark === dropped || mark === 'fill') return [];
    return node.type === 'element' ? [{ ...node, children: nodesOfSide(node.children, side) }] : [node];
  });
}
