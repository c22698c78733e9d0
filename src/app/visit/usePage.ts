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
import { placeBelow } from '../../content/history/overlay.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { locate } from '../../content/queries/locate.ts';
import { manifestQuery } from '../../content/queries/queries.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { decodeSafely, encodePath } from '../../core/paths/filePath.ts';
import { fileOfRoute, findRoute, type Located, settledPath } from '../../core/paths/route.ts';
import { normalizePath } from '../../core/paths/siteIndex.ts';
import { findReadyVisit, loadVisit, type Visit } from './loadVisit.ts';
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
  const { pathname } = location;
  const path = normalizePath(decodeSafely(pathname));
  const [shown, setShown] = useState<Shown | undefined>(
    first && { ...first, path, location, place: location, type, isTakenOver: true },
  );
  const [attempt, setAttempt] = useState(0);
  const waiting = useRef(first);
  // What has been read ahead is drawn with the step itself: no drawing of the old page comes before it, no task.
  if (shown !== undefined && shown.path !== path) {
    const visit = findReadyVisit(source, client, pathname);
    if (visit !== undefined) setShown({ ...visit, path, location, place: location, type });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded for a path and a published manifest; query, hash and parts that are read change nothing, another attempt does
  useEffect(() => {
    if (data === undefined) return;
    if (waiting.current !== undefined) {
      waiting.current = undefined;
      releaseShellPage();
      return;
    }
    const abort = new AbortController();
    const load = async (): Promise<Visit | undefined> => {
      let located: Located;
      try {
        located = await locate(source, client, pathname);
      } catch (error) {
        return { manifest: data.value, route: findRoute(data.value, pathname), content: { error } };
      }
      if (abort.signal.aborted) return undefined;
      // `/x/`, `/x.html` and `/x/index.html` become `/x` without a new history entry; query and hash stay.
      const settled = settledPath(located.route, pathname);
      if (settled)
        void navigate(
          { ...location, pathname: encodePath(settled), ...located.to?.(location.hash) },
          { replace: true },
        );
      // A version's root is another page's address, and so is an old one: that page is on its way.
      if (settled && normalizePath(settled) !== path) return undefined;
      return loadVisit(source, client, located, abort.signal);
    };
    void load().then((visit) => {
      if (visit !== undefined && !abort.signal.aborted)
        startTransition(() =>
          setShown((now) =>
            now?.path === path && isSamePage(now, visit)
              ? renew(now, visit)
              : { ...visit, path, location, place: location, type },
          ),
        );
    });
    return () => abort.abort();
  }, [source, client, data?.key, path, attempt]);

  useLayoutEffect(() => {
    setShown((now) =>
      now?.path === path && now.location !== location
        ? { ...now, location, place: placeBelow(location, now.place), type }
        : now,
    );
  }, [path, location, type]);

  // What has been read of the manifest since belongs to the page as well.
  const manifest = data?.value;
  useEffect(() => {
    if (manifest !== undefined) setShown((now) => now && withMore(now, manifest));
  }, [manifest]);

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

/** Whether a visit shows what is on the screen already: only what surrounds it may be new. */
function isSamePage({ content, route }: Shown, visit: Visit): boolean {
  const [before, after] = [content, visit.content];
  if (!('Page' in before && 'Page' in after)) return false;
  return before.Page === after.Page && fileOfRoute(route) === fileOfRoute(visit.route);
}

/** A page as another visit of it found it. */
function renew(shown: Shown, { manifest, route }: Visit): Shown {
  const isSame = shown.manifest === manifest && shown.route === route;
  return isSame ? shown : { ...shown, manifest, route };
}

/** A page with more of its own manifest; another one is for the next visit. */
function withMore(shown: Shown, manifest: Manifest): Shown {
  const { parts } = shown.manifest;
  if (parts === undefined || parts !== manifest.parts) return shown;
  const route = findRoute(manifest, shown.route.path);
  return { ...shown, manifest, route: route.kind === 'notFound' ? shown.route : route };
}
