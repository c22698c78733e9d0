import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { normalizePath } from '../../../core/site/urls/siteIndex.ts';
import { hasOverlay } from '../../content/historyState.ts';
import { resetViewportPrefetch } from '../../content/links/viewport.ts';
import { focusTitle, focusWithoutScroll } from '../../platform/focusWithoutScroll.ts';
import { isTyping } from '../../platform/keyboard.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { useCurrentPage } from './currentPage.tsx';
import {
  findAnchor,
  findScroll,
  holdScrollPosition,
  openDetailsAround,
  persistScroll,
  saveScroll,
} from './scrollPosition.ts';

/** Scrolls after a navigation: to the anchor, to the stored position (Back), or to the top. */
export function useScroll(): void {
  const { location, type, isPrerendered } = useCurrentPage();
  const isPop = type === 'POP';
  const { key, pathname, hash } = location;
  const previous = useRef<Location>(undefined);

  useEffect(() => {
    const disable = () => {
      window.history.scrollRestoration = 'manual';
    };
    // After a full load the browser must restore the position: it renders the prerendered text before the application.
    const enable = () => {
      window.history.scrollRestoration = 'auto';
      persistScroll();
    };
    // WebKit restores the scroll position of a page in the back/forward cache after `pageshow`, and only if it is `auto`.
    const onPageShow = () => setTimeout(disable);
    disable();
    return combineCleanups(
      addListener(window, ['pagehide'], enable),
      addListener(window, ['pageshow'], onPageShow),
    );
  }, []);

  useLayoutEffect(() => {
    const before = previous.current;
    const isSamePage = before !== undefined && normalizePath(before.pathname) === normalizePath(pathname);
    // Do not scroll if the browser or the reader has already scrolled the prerendered text.
    const isReading = isPrerendered && before === undefined && window.scrollY > 0 && !isAtAnchor(hash);
    previous.current = location;
    if (!isSamePage) resetViewportPrefetch();
    // Opening an overlay pushes a history entry, but must not scroll the page behind the overlay.
    if (hasOverlay(location)) return;
    const isScrollPreserved = isReading || (isSamePage && !isPop && isSameView(before, location));
    const move = isScrollPreserved
      ? undefined
      : chooseScroll(hash, isPop ? findScroll(key) : undefined, isSamePage);
    const stop = move ? holdScrollPosition(move) : () => {};

    const onScroll = () => saveScroll(key, window.scrollY);
    if (isReading) onScroll();
    return combineCleanups(stop, addListener(window, ['scroll'], onScroll, { passive: true }));
  }, [location, key, pathname, hash, isPop, isPrerendered]);
}

/** Whether the browser has scrolled to the anchor. Then scrolling goes on, since the page may still grow above it. */
function isAtAnchor(hash: string): boolean {
  const top = hash === '' ? undefined : findAnchor(hash)?.getBoundingClientRect().top;
  return top !== undefined && Math.abs(top) < window.innerHeight / 4;
}

/**
 * Whether a navigation ends inside the page: at an anchor, or at the stored position of a history entry.
 * @param returnedTo key of the history entry after Back or Forward
 */
export function findArrival(returnedTo: string | undefined, hash: string): 'top' | 'inside' {
  const known = returnedTo === undefined ? undefined : findScroll(returnedTo);
  return hash !== '' || known ? 'inside' : 'top';
}

/** Whether two locations of a page differ only in the query, or in the spelling of the path (`/x` and `/x/`). */
function isSameView(before: Location, { key, pathname, search, hash }: Location): boolean {
  if (before.hash !== '' || hash !== '') return false;
  return before.key === key || before.search !== search || before.pathname !== pathname;
}

/**
 * Chooses how to scroll after a navigation.
 * @param known the stored position of the history entry, after Back or Forward
 */
function chooseScroll(
  hash: string,
  known: number | undefined,
  isSamePage: boolean,
): (() => void) | undefined {
  const scrollTo = (top: number) => () => window.scrollTo({ top, behavior: 'instant' });
  if (known)
    return () => {
      // After a navigation from another page the <details> are closed again.
      const anchor = isSamePage ? undefined : findAnchor(hash);
      if (anchor !== undefined) openDetailsAround(anchor);
      scrollTo(known)();
    };
  const isToAnchor = hash !== '' && known === undefined;
  // Scroll another page to its top first: the anchor may render later, or not exist.
  if (!isToAnchor || !isSamePage || hash === '#top') scrollTo(0)();
  if (!isToAnchor) return undefined;
  return () => {
    const anchor = findAnchor(hash);
    if (anchor === undefined) return;
    openDetailsAround(anchor);
    anchor.scrollIntoView({ behavior: 'instant' });
  };
}

/** Focuses the anchor after a navigation, or the title of a new page. Back and Forward do not move the focus. */
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
      openDetailsAround(anchor);
      focusWithoutScroll(anchor);
    } else if (isNewPage && !isEditing()) focusTitle();
  }, [location, key, pathname, hash, type]);
}

/** Whether the focus is in a field of the editor: an edit of the front matter may change the URL while typing. */
function isEditing(): boolean {
  const { activeElement } = document;
  return isTyping(activeElement) && activeElement?.closest('main') !== null;
}
