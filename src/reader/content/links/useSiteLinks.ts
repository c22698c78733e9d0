import { useCallback } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { preserveQuery } from '../../../core/site/urls/pageHref.ts';
import { usePrefetch } from '../queries/ContentProvider.tsx';

/** For links that stand in ready HTML, which the router has not drawn. */
export function useSiteLinks() {
  const readPage = usePrefetch();
  const navigate = useNavigate();
  const base = useHref('/');
  /** The place of a page of the site, as the router names it; undefined elsewhere. */
  const placeOf = useCallback(
    ({ href }: { href: string }): string | undefined => {
      const root = new URL(base, document.baseURI).href;
      return href.startsWith(root) ? href.slice(root.length - 1) : undefined;
    },
    [base],
  );
  /** Goes where a link leads, without a load; false where that is no page of the site. */
  const follow = useCallback(
    (link: HTMLAnchorElement): boolean => {
      const place = placeOf(link);
      if (place === undefined) return false;
      const here = placeOf(window.location) ?? '';
      const to = preserveQuery(place, here);
      // As in browsers, what is shown already is no new entry of the history.
      void navigate(to, { replace: to === here });
      return true;
    },
    [placeOf, navigate],
  );
  const readAhead = useCallback(
    (link: HTMLAnchorElement): void => {
      const path = placeOf(link)?.replace(/[?#].*$/, '');
      if (path !== undefined) readPage(path);
    },
    [placeOf, readPage],
  );
  return { base, follow, readAhead };
}
