import { type RefObject, useEffect, useState } from 'react';

/** Whether a block's lines are longer than it is wide, and whether the reader has wrapped them. */
export function useOverflow(element: RefObject<HTMLElement | null>) {
  const [isOverflowing, setOverflowing] = useState(false);
  const [isWrapped, setWrapped] = useState(false);
  useEffect(() => {
    const block = element.current;
    if (block === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflowing(block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, [element]);
  return { isOverflowing, isWrapped, toggleWrap: () => setWrapped(!isWrapped) };
}
