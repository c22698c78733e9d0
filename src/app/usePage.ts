// The life of a navigation: the old page stays until the new one is ready, a newer click
// wins, and a failure is a page as well.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { useContentSource } from '../content/ContentProvider.tsx';
import { placeBelow } from '../content/overlay.ts';
import { manifestQuery } from '../content/queries.ts';
import { encodePath } from '../core/paths/filePath.ts';
import { findRoute, settledPath } from '../core/paths/route.ts';
import { normalizePath } from '../core/paths/siteIndex.ts';
import type { FirstPage } from './firstPage.ts';
import { type LoadedPage, loadPage } from './loadPage.ts';
import { forgetReload, isMissingPart, reloadOnce } from './reloadOnce.ts';
import { releaseShellPage } from './shellPage.ts';

/** What is on the screen: a page, or what went wrong on the way to it. */
export type Content = LoadedPage | { error: unknown };

export interface Shown {
  /** Normalized path of the page. */
  path: string;
  /** The entry of the history. */
  location: Location;
  /** The same for the page itself, whatever lies over it. */
  place: Location;
  type: NavigationType;
  content: Content;
  /** Its text has been on the screen since before the application started. */
  isTakenOver?: boolean;
}

export interface PageState {
  /** Undefined before the first page is ready. */
  shown: Shown | undefined;
  /** Another page than the one on the screen has been asked for. */
  isLoading: boolean;
  /** Set when there is no manifest, and so no site. */
  siteError: unknown;
  retry: () => void;
}

/**
 * The page for the address in the address bar.
 * @param first is shown without being loaded again
 */
export function usePage(first?: FirstPage): PageState {
  const source = useContentSource();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const { data, error: siteError, refetch } = useQuery(manifestQuery(source));
  const manifest = data?.value;
  const { pathname } = location;
  const path = normalizePath(pathname);
  const [shown, setShown] = useState<Shown | undefined>(
    first && { path, location, place: location, type, content: first, isTakenOver: true },
  );
  const [attempt, setAttempt] = useState(0);
  const waiting = useRef(first);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded for a path; its query and hash change nothing, another attempt does
  useEffect(() => {
    if (manifest === undefined) return;
    if (waiting.current !== undefined) {
      waiting.current = undefined;
      releaseShellPage();
      return;
    }
    const abort = new AbortController();
    const show = (content: Content) => {
      if (!abort.signal.aborted)
        startTransition(() => setShown({ path, location, place: location, type, content }));
    };
    const route = findRoute(manifest, pathname);
    const settled = settledPath(route, pathname);
    // `/x/`, `/x.html` and `/x/index.html` become `/x` without a new history entry; query and hash stay.
    if (settled !== undefined)
      void navigate({ ...location, pathname: encodePath(settled) }, { replace: true });
    if (route.kind === 'redirect') return;
    loadPage(source, client, route, abort.signal).then(
      (page) => {
        forgetReload();
        show(page);
      },
      (error: unknown) => {
        const isLeaving = !abort.signal.aborted && isMissingPart(error) && reloadOnce();
        if (!isLeaving) show({ error });
      },
    );
    return () => abort.abort();
  }, [source, client, manifest, path, attempt]);

  useLayoutEffect(() => {
    setShown((now) =>
      now?.path === path && now.location !== location
        ? { ...now, location, place: placeBelow(location, now.place), type }
        : now,
    );
  }, [path, location, type]);

  const isSiteMissing = manifest === undefined;
  const retry = useCallback(() => {
    if (isSiteMissing) void refetch();
    client.removeQueries({
      predicate: (query) => query.state.status === 'error' && query.state.data === undefined,
    });
    setAttempt((count) => count + 1);
  }, [client, isSiteMissing, refetch]);
  return { shown, isLoading: shown !== undefined && shown.path !== path, siteError, retry };
}
