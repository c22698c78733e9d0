// The life of a navigation: the old page stays until the new one is ready, a newer click
// wins, and a failure is a page as well.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { placeBelow } from '../../content/history/overlay.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { manifestQuery } from '../../content/queries/queries.ts';
import { encodePath } from '../../core/paths/filePath.ts';
import { findRoute, settledPath } from '../../core/paths/route.ts';
import { normalizePath } from '../../core/paths/siteIndex.ts';
import { loadVisit, type Visit } from './loadVisit.ts';
import { releaseShellPage } from './shellPage.ts';

/** What is on the screen. */
export interface Shown extends Visit {
  /** Normalized path of the page. */
  path: string;
  /** The entry of the history. */
  location: Location;
  /** The same for the page itself, whatever lies over it. */
  place: Location;
  type: NavigationType;
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
export function usePage(first?: Visit): PageState {
  const source = useContentSource();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const { data, error: siteError, refetch } = useQuery(manifestQuery(source));
  const manifest = data?.value;
  const { pathname } = location;
  const route = useMemo(() => manifest && findRoute(manifest, pathname), [manifest, pathname]);
  const path = normalizePath(route?.path ?? pathname);
  const [shown, setShown] = useState<Shown | undefined>(
    first && { ...first, path, location, place: location, type, isTakenOver: true },
  );
  const [attempt, setAttempt] = useState(0);
  const waiting = useRef(first);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded for a path; its query and hash change nothing, another attempt does
  useEffect(() => {
    if (route === undefined) return;
    if (waiting.current !== undefined) {
      waiting.current = undefined;
      releaseShellPage();
      return;
    }
    const abort = new AbortController();
    // `/x/`, `/x.html` and `/x/index.html` become `/x` without a new history entry; query and hash stay.
    const settled = settledPath(route, pathname);
    if (settled !== undefined)
      void navigate({ ...location, pathname: encodePath(settled) }, { replace: true });
    void loadVisit(source, client, route, abort.signal).then((visit) => {
      if (!abort.signal.aborted)
        startTransition(() => setShown({ ...visit, path, location, place: location, type }));
    });
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
