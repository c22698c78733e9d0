import { useCallback } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { preserveQuery } from '../../../core/site/urls/pageHref.ts';
import { usePrefetch } from '../queries/ContentProvider.tsx';

/**
 * Returns navigation and prefetch for `a` elements that React has not rendered, such as those in prerendered HTML.
 */
export function useSiteLinks() {
  const prefetchPath = usePrefetch();
  const navigate = useNavigate();
  const base = useHref('/');
  /** Returns the path of a URL below the site's base, with query and hash; undefined for other URLs. */
  const pathOf = useCallback(
    ({ href }: { href: string }): string | undefined => {
      const root = new URL(base, document.baseURI).href;
      return href.startsWith(root) ? href.slice(root.length - 1) : undefined;
    },
    [base],
  );
  /** Navigates with the router; returns false for a link to another site. */
  const follow = useCallback(
    (link: HTMLAnchorElement): boolean => {
      const path = pathOf(link);
      if (path === undefined) return false;
      const here = pathOf(window.location) ?? '';
      const to = preserveQuery(path, here);
      // As in browsers, a link to the current URL pushes no history entry.
      void navigate(to, { replace: to === here });
      return true;
    },
    [pathOf, navigate],
  );
  const readAhead = useCallback(
    (link: HTMLAnchorElement): void => {
      const path = pathOf(link)?.replace(/[?#].*$/, '');
      if (path !== undefined) prefetchPath(path);
    },
    [pathOf, prefetchPath],
  );
  return { base, follow, readAhead };
}
