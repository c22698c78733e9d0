import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../platform/paint.ts';

/** Where the reader arrives on a page: at its beginning, or somewhere inside; or reading it already. */
export type Arrival = 'top' | 'inside' | 'reading';

/** Blocks drawn at once for a reader who arrives: a windowful at the top, an ordinary page inside, what is seen already. */
const FIRST_BLOCKS: Record<Arrival, number> = { top: 3, inside: 24, reading: Number.POSITIVE_INFINITY };

/** Blocks in each further slice. */
const MORE_BLOCKS = 8;

/**
 * How many blocks of a doc are drawn by now; an edited doc stays as far drawn as it was.
 * @param more blocks in each further slice: fewer where each is more work
 */
export function useDrawnCount(
  doc: { blocks: readonly unknown[] },
  arrival: Arrival,
  more = MORE_BLOCKS,
): number {
  const [count, setCount] = useState(FIRST_BLOCKS[arrival]);
  const isComplete = count >= doc.blocks.length;
  useEffect(() => {
    if (isComplete) return undefined;
    const grow = () => startTransition(() => setCount(count + more));
    // The beginning is shown before the rest is drawn.
    if (count === FIRST_BLOCKS[arrival]) return afterPaint(grow);
    const timer = setTimeout(grow);
    return () => clearTimeout(timer);
  }, [isComplete, count, more, arrival]);
  return count;
}
