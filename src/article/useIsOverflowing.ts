import { type RefObject, useEffect, useState } from 'react';

/** Whether what a frame holds is wider than it. */
export function useIsOverflowing(frame: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isOverflowing;
}
