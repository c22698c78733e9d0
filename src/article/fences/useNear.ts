import { type RefObject, useEffect, useState } from 'react';

/** Above and below the window: what is here is wanted before the reader sees it. More would draw what nobody scrolls to. */
const MARGIN = '200px 0px';

/** Whether an element has come near the window, or is about to be printed. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || element.current === null) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    window.addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', come);
    };
  }, [element, isNear]);
  return isNear;
}
