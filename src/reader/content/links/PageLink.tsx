// The link between pages of the site: a router link that reads ahead.
import { type ComponentProps, memo, useContext, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, parsePath } from 'react-router-dom';
import { HOVER_INTENT_DELAY } from '../../../core/constants.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { OverlayContext } from '../historyState.ts';
import { useReadAhead } from '../queries/ContentProvider.tsx';
import { observeFirstView } from './viewport.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  to: string;
  /** What the page's entry in the history is to say (reader/content/historyState.ts). */
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

/**
 * Where paths of the site are, and the way there. The router's own hooks tell it for relative addresses as well:
 * with them each link would be drawn anew at every step of the history.
 */
function useSitePaths() {
  const { basename, navigator } = useContext(NavigationContext);
  return useMemo(() => {
    const placeOf = (to: string) => {
      const { pathname = '/', search = '', hash = '' } = parsePath(to);
      return { pathname: basename.replace(/\/$/, '') + pathname, search, hash };
    };
    return {
      /** What stands in a link to a path, which may have a query and a hash. */
      hrefOf: (to: string) => navigator.createHref(placeOf(to)),
      go: (to: string, { replace, state }: { replace: boolean; state?: unknown }) =>
        navigator[replace ? 'replace' : 'push'](placeOf(to), state),
    };
  }, [basename, navigator]);
}

/** Whether a link leads to the very address that is shown: as in browsers, that is no new entry of the history. */
const leadsHere = (link: HTMLAnchorElement): boolean => link.href === window.location.href;
