import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { findMeantAnchor } from '../../../core/site/urls/meantAnchor.ts';
import { findMarkedWords, hasOverlay } from '../../content/historyState.ts';
import { useReader } from '../../content/queries/ContentProvider.tsx';
import { loadParts } from '../../content/queries/locate.ts';
import { focusQuietly, focusTitle } from '../../platform/focusQuietly.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { whenQuiet } from '../../platform/whenQuiet.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';
import { findAnchor, holdPlace, recallScroll } from '../navigation/scrollPosition.ts';

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

/** Leaves the entry of a picture that a reload, or a step forward, comes to: there is nothing to be seen or closed. */
export function useLostPicture(): void {
  const navigate = useNavigate();
  const { location, type } = useCurrentPage();
  const isLost = type === 'POP' && hasOverlay(location, 'picture');
  useEffect(() => {
    if (isLost) void navigate(-1);
  }, [isLost, navigate]);
}

/** Marks the words of the search that led to the page on the screen. */
export function useMarkedWords(): void {
  // What is opened over the page leaves its marks as they are.
  const { pageLocation } = useCurrentPage();
  useEffect(() => {
    const words = findMarkedWords(pageLocation);
    if (words.length === 0) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void loadExtra(() => import(/* webpackChunkName: "marks" */ '../../features/search/markWords.ts')).then(
      (part) => {
        if (!isGone) stop = part?.markWords(words);
      },
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [pageLocation]);
}

/** Leads on from an anchor that the page does not have: where the site says what became of it, or to what it means. */
export function useMovedAnchor(): void {
  const reader = useReader();
  const navigate = useNavigate();
  const { location, path } = useCurrentPage();
  useEffect(() => {
    const anchor = decodeSafely(location.hash.slice(1));
    if (anchor === '' || anchor === 'top') return;
    let isGone = false;
    const look = async () => {
      if (document.getElementById(anchor) !== null) return;
      const parts = await loadExtra(loadParts);
      const to = (await parts?.findMovedAnchor(reader, { path, anchor })) ?? findMeant(anchor);
      if (to !== undefined && !isGone) void navigate({ ...location, ...to }, { replace: true });
    };
    // A long text is drawn in steps. And without a network the page is as good as without the anchor.
    const cancel = whenQuiet(() => void look().catch(() => {}));
    return () => {
      isGone = true;
      cancel();
    };
  }, [reader, navigate, location, path]);
}

/** By another engine's rule. */
function findMeant(anchor: string): { hash: string } | undefined {
  const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
  const meant = findMeantAnchor(ids, anchor);
  return meant === undefined ? undefined : { hash: `#${meant}` };
}
