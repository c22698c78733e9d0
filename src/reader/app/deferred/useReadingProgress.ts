import { useEffect, useRef } from 'react';
import { entryOfRoute } from '../../../core/site/urls/route.ts';
import { isInsideCollapsed } from '../../platform/elementVisibility.ts';
import { addListener, combineCleanups } from '../../platform/listen.ts';
import { afterPaint } from '../../platform/paint.ts';
import { addReadingPosition, addReadPage } from '../../store/storedLists.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** A section is current once its heading has scrolled above this fraction of the viewport's height. */
const READ_LINE = 0.3;

/** The position is stored after this many milliseconds without a scroll event. */
const PAUSE = 300;

/** Stores the current page and section as the reading position. */
export function useReadingProgress(): void {
  const { route, content } = useCurrentPage();
  const { path } = route;
  // An error page is not stored.
  const title = 'Page' in content ? entryOfRoute(route)?.title : undefined;
  const hasMoved = useRef(false);
  useEffect(() => {
    const isFirst = !hasMoved.current;
    hasMoved.current = true;
    if (title === undefined) return;
    let timer: number | undefined;
    const storePosition = () => addReadingPosition({ path, title, ...findSection() });
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(storePosition, PAUSE);
    };
    const storePage = () => {
      addReadPage(path);
      storePosition();
    };
    // This chunk loads after the first page has been painted, so there is no paint to wait for.
    if (isFirst) storePage();
    return combineCleanups(
      isFirst ? () => {} : afterPaint(storePage),
      addListener(window, ['scroll'], onScroll, { passive: true }),
      () => window.clearTimeout(timer),
    );
  }, [path, title]);
}

/** The last visible heading above READ_LINE. */
function findSection(): { anchor: string; heading: string } {
  const line = window.innerHeight * READ_LINE;
  const headings = [...document.querySelectorAll('article .prose :is(h2, h3)[id]')];
  const isRead = (heading: Element) =>
    heading.getBoundingClientRect().top <= line && !isInsideCollapsed(heading);
  const read = headings.filter(isRead).at(-1);
  return { anchor: read?.id ?? '', heading: read?.textContent ?? '' };
}
