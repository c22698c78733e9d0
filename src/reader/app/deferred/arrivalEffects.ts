import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchAnchor } from '../../../core/site/urls/anchors.ts';
import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { findMarkedWords, hasOverlay } from '../../content/historyState.ts';
import { useContentReader } from '../../content/queries/ContentProvider.tsx';
import { loadShards } from '../../content/queries/locate.ts';
import { focusTitle, focusWithoutScroll } from '../../platform/focusWithoutScroll.ts';
import { loadOptionalChunk } from '../../platform/loadChunk.ts';
import { whenQuiet } from '../../platform/whenQuiet.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';
import { findAnchor, findScroll, holdScrollPosition } from '../navigation/scrollPosition.ts';

/**
 * Scrolls and moves the focus when a page loads after an error and a retry: to the anchor of the URL, or to the
 * position stored for the history entry. The retry button, which had the focus, has been removed.
 */
export function useLateArrival(): void {
  const { content, location, type } = useCurrentPage();
  const { key, hash } = location;
  const isMissing = 'error' in content;
  const failed = useRef<{ key: string; known: number | undefined }>(undefined);
  useLayoutEffect(() => {
    if (isMissing) {
      // The error screen is shorter: its scroll events would overwrite the stored position.
      if (failed.current?.key !== key)
        failed.current = { key, known: type === 'POP' ? findScroll(key) : undefined };
      return;
    }
    const before = failed.current;
    failed.current = undefined;
    if (before?.key !== key || hasOverlay(location)) return;
    const anchor = findAnchor(hash);
    if (document.activeElement === document.body)
      if (anchor !== undefined) focusWithoutScroll(anchor);
      else focusTitle();
    const { known } = before;
    if (!(known || anchor)) return;
    return holdScrollPosition(() =>
      known
        ? window.scrollTo({ top: known, behavior: 'instant' })
        : anchor?.scrollIntoView({ behavior: 'instant' }),
    );
  }, [isMissing, key, hash, type, location]);
}

/**
 * Navigates back from the history entry of an enlarged picture after a reload or Forward: the entry does not record
 * which picture it was.
 */
export function useEmptyPictureEntry(): void {
  const navigate = useNavigate();
  const { location, type } = useCurrentPage();
  const isEmpty = type === 'POP' && hasOverlay(location, 'picture');
  useEffect(() => {
    if (isEmpty) void navigate(-1);
  }, [isEmpty, navigate]);
}

/** Marks the query words of the search result that opened the page. */
export function useMarkedWords(): void {
  // `pageLocation`, because opening an overlay must not remove the marks.
  const { pageLocation } = useCurrentPage();
  useEffect(() => {
    const words = findMarkedWords(pageLocation);
    if (words.length === 0) return;
    let isStale = false;
    let stop: (() => void) | undefined;
    void loadOptionalChunk(
      () => import(/* webpackChunkName: "highlight-words" */ '../../features/search/highlightWords.ts'),
    ).then((part) => {
      if (!isStale) stop = part?.markWords(words);
    });
    return () => {
      isStale = true;
      stop?.();
    };
  }, [pageLocation]);
}

/**
 * Replaces an anchor that the page does not have: by a redirect of the manifest, or by the id of the heading from which
 * another engine would derive this anchor.
 */
export function useMovedAnchor(): void {
  const reader = useContentReader();
  const navigate = useNavigate();
  const { location, path } = useCurrentPage();
  useEffect(() => {
    const anchor = decodeSafely(location.hash.slice(1));
    if (anchor === '' || anchor === 'top') return;
    let isStale = false;
    const look = async () => {
      if (document.getElementById(anchor) !== null) return;
      const parts = await loadOptionalChunk(loadShards);
      const to = (await parts?.findMovedAnchor(reader, { path, anchor })) ?? findRenamedAnchor(anchor);
      if (to !== undefined && !isStale) void navigate({ ...location, ...to }, { replace: true });
    };
    // Wait until the browser is idle, since a long text renders in slices. If a shard fails to load, the anchor stays.
    const cancel = whenQuiet(() => void look().catch(() => {}));
    return () => {
      isStale = true;
      cancel();
    };
  }, [reader, navigate, location, path]);
}

function findRenamedAnchor(anchor: string): { hash: string } | undefined {
  const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
  const id = matchAnchor(ids, anchor);
  return id === undefined ? undefined : { hash: `#${id}` };
}
