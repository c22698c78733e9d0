// The link between pages of the site: a router link that reads ahead.
import { type ComponentProps, memo, useContext, useEffect, useRef } from 'react';
import { HOVER_INTENT_DELAY } from '../../core/constants.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { leadsHere } from '../../platform/leadsHere.ts';
import { OverlayContext } from '../history/overlay.ts';
import { useReadAhead } from './useReadAhead.ts';
import { useSitePaths } from './useSitePaths.ts';
import { observeFirstView } from './viewport.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  to: string;
  /** What the page's entry in the history is to say (content/entryState.ts). */
  state?: unknown;
}

/** A link to a site path; hovering, focusing, touching or seeing it reads the page ahead. */
export const PageLink = memo(function PageLink({ to, state, onClick, ...props }: PageLinkProps) {
  const readAhead = useReadAhead();
  // A page chosen in an overlay takes its place in the history.
  const isInOverlay = useContext(OverlayContext);
  const { hrefOf, go } = useSitePaths();
  const element = useRef<HTMLAnchorElement>(null);
  const timer = useRef<number>(undefined);
  const path = to.replace(/[?#].*$/, '');
  const prefetch = () => readAhead(path);

  useEffect(() => {
    const link = element.current;
    if (link === null) return;
    const stop = observeFirstView(link, () => readAhead(path, 'low'));
    return () => {
      stop();
      window.clearTimeout(timer.current);
    };
  }, [readAhead, path]);

  return (
    <a
      {...props}
      ref={element}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(to, { replace: isInOverlay || leadsHere(event.currentTarget), state });
      }}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onMouseEnter={() => {
        timer.current = window.setTimeout(prefetch, HOVER_INTENT_DELAY);
      }}
      onMouseLeave={() => window.clearTimeout(timer.current)}
    />
  );
});
