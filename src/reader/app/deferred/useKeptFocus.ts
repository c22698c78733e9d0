import { useEffect } from 'react';
import { hasOverlay } from '../../content/historyState.ts';
import { listen } from '../../platform/listen.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/**
 * Firefox goes to the anchor of an address at each step of the history, one that closes what lay over the page too:
 * it takes the focus away from what the dialog has just given it back to, and Tab would go on from the anchor.
 */
export function useKeptFocus(): void {
  const isCovered = hasOverlay(useCurrentPage().location);
  useEffect(() => {
    if (!isCovered) return;
    let lost: EventTarget | null = null;
    const stop = listen(document, ['focusout'], ({ target }) => {
      lost = target;
    });
    return () => {
      stop();
      if (lost instanceof HTMLElement && document.activeElement === document.body)
        lost.focus({ preventScroll: true });
    };
  }, [isCovered]);
}
