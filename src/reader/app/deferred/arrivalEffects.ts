import { useLayoutEffect, useRef } from 'react';
import { hasOverlay } from '../../content/historyState.ts';
import { focusQuietly, focusTitle } from '../../platform/focusQuietly.ts';
import { findAnchor } from '../navigation/anchor.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';
import { holdPlace } from '../navigation/scrollPosition.ts';
import { recallScroll } from '../navigation/scrollMemory.ts';

/**
 * Who asks again for a page that did not come arrives when it has come: where the address leads, or where
 * reading stopped before. The focus, which has gone with the button, goes there as well.
 */
export function useArrivalAfterAll(): void {
  const { content, location, type } = useCurrentPage();
  const { key, hash } = location;
  const isMissing = 'error' in content;
  const missed = useRef<{ key: string; known: number | undefined }>(undefined);
  useLayoutEffect(() => {
    if (isMissing) {
      // What stands in its stead is shorter, and has places of its own.
      if (missed.current?.key !== key)
        missed.current = { key, known: type === 'POP' ? recallScroll(key) : undefined };
      return;
    }
    const before = missed.current;
    missed.current = undefined;
    if (before?.key !== key || hasOverlay(location)) return;
    const anchor = findAnchor(hash);
    if (document.activeElement === document.body)
      if (anchor !== undefined) focusQuietly(anchor);
      else focusTitle();
    const { known } = before;
    if (!(known || anchor)) return;
    return holdPlace(() =>
      known
        ? window.scrollTo({ top: known, behavior: 'instant' })
        : anchor?.scrollIntoView({ behavior: 'instant' }),
    );
  }, [isMissing, key, hash, type, location]);
}
