import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { normalizePath } from '../../../core/site/urls/siteIndex.ts';
import { hasOverlay } from '../../content/historyState.ts';
import { resetViewportPrefetch } from '../../content/links/viewport.ts';
import { focusQuietly, focusTitle } from '../../platform/focusQuietly.ts';
import { isTyping } from '../../platform/keyboard.ts';
import { listen, together } from '../../platform/listen.ts';
import { useCurrentPage } from './currentPage.tsx';
import {
  findAnchor,
  holdPlace,
  recallScroll,
  rememberScroll,
  storeScroll,
  unfoldAround,
} from './scrollPosition.ts';

/** After a navigation: the anchor, the place where the reader was (Back), or the top. */
export function useScroll(): void {
  const { location, type, isPrerendered } = useCurrentPage();
  const isPop = type === 'POP';
  const { key, pathname, hash } = location;
  const previous = useRef<Location>(undefined);

  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    // A full load has the text before it has the application: there the browser brings the reader back.
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      storeScroll();
    };
    // WebKit brings a page that it has kept back to its place after this event, and only where it still may.
    const takeLater = () => setTimeout(take);
    take();
    return together(listen(window, ['pagehide'], leave), listen(window, ['pageshow'], takeLater));
  }, []);

  useLayoutEffect(() => {
    const before = previous.current;
    const isSamePage = before !== undefined && normalizePath(before.pathname) === normalizePath(pathname);
    // A place in a text that was there before us is the browser's or the reader's own choice.
    const isReading = isPrerendered && before === undefined && window.scrollY > 0 && !standsAtAnchor(hash);
    previous.current = location;
    if (!isSamePage) resetViewportPrefetch();
    // Opening a menu or the search moves nothing.
    if (hasOverlay(location)) return;
    const isReached = isReading || (isSamePage && !isPop && isSameView(before, location));
    const move = isReached ? undefined : chooseMove(hash, isPop ? recallScroll(key) : undefined, isSamePage);
    const letGo = move ? holdPlace(move) : () => {};

    const onScroll = () => rememberScroll(key, window.scrollY);
    if (isReading) onScroll();
    return together(letGo, listen(window, ['scroll'], onScroll, { passive: true }));
  }, [location, key, pathname, hash, isPop, isPrerendered]);
}

/** Whether the browser has brought the reader to the anchor, where the page may still grow above. */
function standsAtAnchor(hash: string): boolean {
  const top = hash === '' ? undefined : findAnchor(hash)?.getBoundingClientRect().top;
  return top !== undefined && Math.abs(top) < window.innerHeight / 4;
}

/** Whether a reader arrives inside the page: at an anchor, or (an entry of the history) where reading stopped before. */
export function findArrival(returnedTo: string | undefined, hash: string): 'top' | 'inside' {
  const known = returnedTo === undefined ? undefined : recallScroll(returnedTo);
  return hash !== '' || known ? 'inside' : 'top';
}

/** Whether on the same page nothing has changed, or nothing but the query or the spelling of its address. */
function isSameView(before: Location, { key, pathname, search, hash }: Location): boolean {
  if (before.hash !== '' || hash !== '') return false;
  return before.key === key || before.search !== search || before.pathname !== pathname;
}

/**
 * What brings the reader to the right place.
 * @param known where the reader stood on this entry of the history, on the way back to it
 */
function chooseMove(hash: string, known: number | undefined, isSamePage: boolean): (() => void) | undefined {
  const scrollTo = (top: number) => () => window.scrollTo({ top, behavior: 'instant' });
  if (known)
    return () => {
      // Left with the part open that the anchor stands in, another page comes back with it folded.
      const anchor = isSamePage ? undefined : findAnchor(hash);
      if (anchor !== undefined) unfoldAround(anchor);
      scrollTo(known)();
    };
  const isToAnchor = hash !== '' && known === undefined;
  // Until another page has its anchor, and where it has none, its beginning shows.
  if (!isToAnchor || !isSamePage || hash === '#top') scrollTo(0)();
  if (!isToAnchor) return undefined;
  return () => {
    const anchor = findAnchor(hash);
    if (anchor === undefined) return;
    unfoldAround(anchor);
    anchor.scrollIntoView({ behavior: 'instant' });
  };
}

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
