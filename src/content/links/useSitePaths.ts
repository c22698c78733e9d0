import { useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, parsePath } from 'react-router-dom';

/**
 * Where paths of the site are, and the way there. The router's own hooks tell it for relative addresses as well:
 * with them each link would be drawn anew at every step of the history.
 */
export function useSitePaths() {
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
