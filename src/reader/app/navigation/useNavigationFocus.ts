import { useLayoutEffect, useRef } from 'react';
import { normalizePath } from '../../../core/site/urls/siteIndex.ts';
import { hasOverlay } from '../../content/historyState.ts';
import { focusQuietly, focusTitle } from '../../platform/focusQuietly.ts';
import { isTyping } from '../../platform/keyboard.ts';
import { findAnchor, unfoldAround } from './anchor.ts';
import { useCurrentPage } from './currentPage.tsx';

/** Moves the focus to the heading that a new page or an anchor begins with; Back leaves it (reader-asks B16). */
export function useNavigationFocus(): void {
  const { location, type } = useCurrentPage();
  const { key, pathname, hash } = location;
  const seen = useRef({ key, page: normalizePath(pathname) });
  useLayoutEffect(() => {
    const page = normalizePath(pathname);
    const isNewPage = page !== seen.current.page;
    const isMove = key !== seen.current.key;
    seen.current = { key, page };
    if (!isMove || type === 'POP' || hasOverlay(location)) return;
    const anchor = findAnchor(hash);
    if (anchor !== undefined) {
      unfoldAround(anchor);
      focusQuietly(anchor);
    } else if (isNewPage && !isWriting()) focusTitle();
  }, [location, key, pathname, hash, type]);
}

/** A desk whose page gets another address stands on, and so does who writes there. */
function isWriting(): boolean {
  const { activeElement } = document;
  return isTyping(activeElement) && activeElement?.closest('main') !== null;
}
