import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useContentSource } from '../queries/ContentProvider.tsx';
import { prefetchPage } from './prefetch.ts';

/** For links that stand in ready HTML, which the router has not drawn. */
export function useSiteLinks() {
  const client = useQueryClient();
  const source = useContentSource();
  const navigate = useNavigate();
  const base = useHref('/');
  /** The place of a page of the site, as the router names it; undefined elsewhere. */
  const placeOf = useCallback(
    ({ href }: HTMLAnchorElement): string | undefined => {
      const root = new URL(base, document.baseURI).href;
      return href.startsWith(root) ? href.slice(root.length - 1) : undefined;
    },
    [base],
  );
  /** Goes where a link leads, without a load; false where that is no page of the site. */
  const follow = useCallback(
    (link: HTMLAnchorElement): boolean => {
      const place = placeOf(link);
      // As browsers do: the same address again is no new entry of the history.
      if (place !== undefined) void navigate(place, { replace: link.href === window.location.href });
      return place !== undefined;
    },
    [placeOf, navigate],
  );
  const readAhead = useCallback(
    (link: HTMLAnchorElement): void => {
      const path = placeOf(link)?.replace(/[?#].*$/, '');
      if (path !== undefined) void prefetchPage(client, source, path);
    },
    [placeOf, client, source],
  );
  return { base, follow, readAhead };
}
