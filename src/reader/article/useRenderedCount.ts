import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../platform/paint.ts';

/**
 * Where a navigation ends: at the top of the page, inside (at an anchor, or at the position of a history entry), or on
 * the prerendered page, which the reader may already have scrolled.
 */
export type Arrival = 'top' | 'inside' | 'reading';

/**
 * Number of blocks in the first render: enough for a viewport, enough for an ordinary page, or all, since hydration must
 * not remove any.
 */
const FIRST_BLOCKS: Record<Arrival, number> = { top: 3, inside: 24, reading: Number.POSITIVE_INFINITY };

/** Number of blocks that each further render adds. */
const MORE_BLOCKS = 8;

/**
 * Number of blocks of a doc to render; it grows until all are. An edit of the doc does not reset it.
 * @param more number of blocks that each further render adds: fewer if blocks are expensive
 */
export function useRenderedCount(
  doc: { blocks: readonly unknown[] },
  arrival: Arrival,
  more = MORE_BLOCKS,
): number {
  const [count, setCount] = useState(FIRST_BLOCKS[arrival]);
  const isComplete = count >= doc.blocks.length;
  useEffect(() => {
    if (isComplete) return undefined;
    const grow = () => startTransition(() => setCount(count + more));
    // Let the browser paint the first blocks before React renders more.
    if (count === FIRST_BLOCKS[arrival]) return afterPaint(grow);
    const timer = setTimeout(grow);
    return () => clearTimeout(timer);
  }, [isComplete, count, more, arrival]);
  return count;
}
