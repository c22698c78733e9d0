import { useCallback } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { preserveQuery } from '../../../core/site/urls/pageHref.ts';
import { usePrefetch } from '../queries/ContentProvider.tsx';

/** Navigation and prefetch for links in prerendered HTML, which React has not rendered. */
export function useSiteLinks() {
  const prefetchPath = usePrefetch();
  const navigate = useNavigate();
  const base = useHref('/');
  /** The path of a page of the site, as the router names it; undefined elsewhere. */
  const pathOf = useCallback(
    ({ href }: { href: string }): string | undefined => {
      const root = new URL(base, document.baseURI).href;
      return href.startsWith(root) ? href.slice(root.length - 1) : undefined;
    },
    [base],
  );
  /** Navigates without a full load; false for a link out of the site. */
  const follow = useCallback(
    (link: HTMLAnchorElement): boolean => {
      const path = pathOf(link);
      if (path === undefined) return false;
      const here = pathOf(window.location) ?? '';
      const to = preserveQuery(path, here);
      // As in browsers, the current URL pushes no history entry.
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
