// Turns the rows of a comparison into two columns: paired nodes share a line.
import type { ElementContent } from 'hast';
import type { ComparisonRow } from './compareDocs.ts';
import { markOf, type Side, withoutIds } from './marks.ts';

export interface SidePair {
  before: readonly ElementContent[];
  after: readonly ElementContent[];
  isSame: boolean;
  /** Indexes of the rows rendered on each side; the same index for a pair. */
  rowBefore?: number;
  rowAfter?: number;
}

export function pairSides(rows: readonly ComparisonRow[]): SidePair[] {
  const pairs: SidePair[] = [];
  /** Pairs without nodes on the right side. */
  let open: SidePair[] = [];
  for (const [at, { kind, nodes }] of rows.entries()) {
    // The right side has the ids.
    const before = showSide(nodes, 'before').map(withoutIds);
    const after = showSide(nodes, 'after');
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

/** The nodes of one side, with its own marks. */
function showSide(nodes: readonly ElementContent[], side: Side): ElementContent[] {
  const dropped = side === 'before' ? 'ins' : 'del';
  return nodes.flatMap((node): ElementContent[] => {
    const mark = markOf(node);
    // A filled cell belongs to a column of the other side.
    if (mark === dropped || mark === 'fill') return [];
    return node.type === 'element' ? [{ ...node, children: showSide(node.children, side) }] : [node];
  });
}
