import { useEffect, useRef } from 'react';
import { entryOfRoute } from '../../../core/site/urls/route.ts';
import { listen, together } from '../../platform/listen.ts';
import { afterPaint } from '../../platform/paint.ts';
import { isFolded } from '../../platform/visibility.ts';
import { rememberPage, rememberPlace } from '../../store/storedLists.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** A section counts as read once its heading has passed this share of the window's height. */
const READ_LINE = 0.3;

/** The reader has stopped scrolling for this long, in milliseconds. */
const PAUSE = 300;

/** Remembers which page is read, and how far. */
export function useReadingPlace(): void {
  const { route, content } = useCurrentPage();
  const { path } = route;
  // What did not come is not read.
  const title = 'Page' in content ? entryOfRoute(route)?.title : undefined;
  const hasMoved = useRef(false);
  useEffect(() => {
    const isFirst = !hasMoved.current;
    hasMoved.current = true;
    if (title === undefined) return;
    let timer: number | undefined;
    const note = () => rememberPlace({ path, title, ...findSection() });
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(note, PAUSE);
    };
    const remember = () => {
      rememberPage(path);
      note();
    };
    // The first page has been painted long since.
    if (isFirst) remember();
    return together(
      isFirst ? () => {} : afterPaint(remember),
      listen(window, ['scroll'], onScroll, { passive: true }),
      () => window.clearTimeout(timer),
    );
  }, [path, title]);
}

/** The section that is read. */
function findSection(): { anchor: string; heading: string } {
  const line = window.innerHeight * READ_LINE;
  const headings = [...document.querySelectorAll('article .prose :is(h2, h3)[id]')];
  const isRead = (heading: Element) => heading.getBoundingClientRect().top <= line && !isFolded(heading);
  const read = headings.filter(isRead).at(-1);
  return { anchor: read?.id ?? '', heading: read?.textContent ?? '' };
}
