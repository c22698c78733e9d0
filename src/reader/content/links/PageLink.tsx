// Router link between pages of the site, with prefetch.
import { type ComponentProps, memo, useContext, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, parsePath } from 'react-router-dom';
import { HOVER_INTENT_DELAY } from '../../../core/constants.ts';
import { isPlainClick } from '../../platform/isPlainClick.ts';
import { OverlayContext } from '../historyState.ts';
import { usePrefetch } from '../queries/ContentProvider.tsx';
import { observeFirstView } from './viewport.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  to: string;
  /** State of the history entry (reader/content/historyState.ts). */
  state?: unknown;
}

/** Prefetches its page when it is hovered, focused or touched, and with low priority when it enters the viewport. */
export const PageLink = memo(function PageLink({ to, state, onClick, ...props }: PageLinkProps) {
  const prefetchPath = usePrefetch();
  // A link in an overlay replaces the history entry of the overlay.
  const isInOverlay = useContext(OverlayContext);
  const { hrefOf, go } = useSiteUrls();
  const element = useRef<HTMLAnchorElement>(null);
  const timer = useRef<number>(undefined);
  const path = to.replace(/[?#].*$/, '');
  const prefetch = () => prefetchPath(path);

  useEffect(() => {
    const link = element.current;
    if (link === null) return;
    const stop = observeFirstView(link, () => prefetchPath(path, 'low'));
    return () => {
      stop();
      window.clearTimeout(timer.current);
    };
  }, [prefetchPath, path]);

  return (
    <a
      {...props}
      ref={element}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(to, { replace: isInOverlay || isCurrentUrl(event.currentTarget), state });
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
 * Returns functions to create the URL of a site path, and to navigate to the path. The router's hooks depend on the
 * location, since they resolve relative URLs: each link would render again after each navigation.
 */
function useSiteUrls() {
  const { basename, navigator } = useContext(NavigationContext);
  return useMemo(() => {
    const locationOf = (to: string) => {
      const { pathname = '/', search = '', hash = '' } = parsePath(to);
      return { pathname: basename.replace(/\/$/, '') + pathname, search, hash };
    };
    return {
      /** Returns the `href` attribute for a path with query and hash. */
      hrefOf: (to: string) => navigator.createHref(locationOf(to)),
      go: (to: string, { replace, state }: { replace: boolean; state?: unknown }) =>
        navigator[replace ? 'replace' : 'push'](locationOf(to), state),
    };
  }, [basename, navigator]);
}

/** Whether a link has the current URL: as in browsers, clicking it pushes no history entry. */
const isCurrentUrl = (link: HTMLAnchorElement): boolean => link.href === window.location.href;
