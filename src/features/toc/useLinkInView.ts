import { type RefObject, useEffect } from 'react';

/**
 * Keeps the marked link inside a scrolling list's view; the page itself does not move. While a reader goes through the
 * list by keys it stays: where the focus is has to be seen (WCAG 2.2, 2.4.11).
 */
export function useLinkInView(frame: RefObject<HTMLElement | null>, activeId: string | undefined): void {
  useEffect(() => {
    const list = frame.current;
    const link = activeId === undefined ? null : list?.querySelector('[aria-current="true"]');
    if (!list || !link || isUsedByKeys(list)) return;
    const view = list.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top < view.top) list.scrollTop += place.top - view.top - 8;
    else if (place.bottom > view.bottom) list.scrollTop += place.bottom - view.bottom + 8;
  }, [frame, activeId]);
}

function isUsedByKeys(list: HTMLElement): boolean {
  const { activeElement } = document;
  return list.contains(activeElement) && activeElement?.matches(':focus-visible') === true;
}
