import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../platform/paint.ts';

/**
 * Where rendering starts on a page: at its top, inside (an anchor, or Back), or complete for a reader who is
 * on it already.
 */
export type Arrival = 'top' | 'inside' | 'reading';

/**
 * Blocks in the first render: a viewport full at the top, an ordinary page inside, all for a reader who is on
 * it.
 */
const FIRST_BLOCKS: Record<Arrival, number> = { top: 3, inside: 24, reading: Number.POSITIVE_INFINITY };

/** Blocks in each further render. */
const MORE_BLOCKS = 8;

/**
 * How many blocks of a doc are rendered by now; the state survives an edit of the doc.
 * @param more blocks in each further render: fewer if each is expensive
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
    // The browser paints the first blocks before the rest is rendered.
    if (count === FIRST_BLOCKS[arrival]) return afterPaint(grow);
    const timer = setTimeout(grow);
    return () => clearTimeout(timer);
  }, [isComplete, count, more, arrival]);
  return count;
}
