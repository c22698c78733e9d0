import { startTransition, useEffect, useState } from 'react';
import type { Doc } from '../core/model/doc.ts';

/** Blocks drawn at once, and in each further slice. Ordinary pages have fewer. */
const BLOCKS_AT_ONCE = 16;

/** How many blocks of a doc are drawn by now; an edited doc stays as far drawn as it was. */
export function useDrawnCount(doc: Doc): number {
  const [count, setCount] = useState(BLOCKS_AT_ONCE);
  const isComplete = count >= doc.blocks.length;
  useEffect(() => {
    if (isComplete) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + BLOCKS_AT_ONCE)));
    return () => clearTimeout(timer);
  }, [isComplete, count]);
  return count;
}
