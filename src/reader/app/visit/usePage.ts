// The page on the screen: the old one stays until the next is ready, and a failure is a page as well.
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findRoute } from '../../../core/site/urls/route.ts';
import { plainPath } from '../../../core/site/urls/siteIndex.ts';
import { placeBelow } from '../../content/history/overlay.ts';
import { useCache, useContentSource, useOpenCache } from '../../content/queries/ContentProvider.tsx';
import { loadPart } from '../../platform/loadPart.ts';
import { releaseShellPage } from './shellPage.ts';
import type { VisitsProps } from '../navigation/NavigationController.tsx';
import type { Shown, Visit } from './visit.ts';

type VisitsModule = typeof import('../navigation/NavigationController.tsx');
const loadVisits = () => loadPart(() => import(/* webpackChunkName: "visits" */ '../navigation/NavigationController.tsx'));

export interface PageState {
  /** Undefined before the first page is ready. */
  shown: Shown | undefined;
  /** Another page than the one on the screen has been asked for. */
  isLoading: boolean;
  /** Set when there is no manifest, and so no site. */
  siteError: unknown;
  retry: () => void;
  /** What goes from page to page, and its props; undefined until it has come, once the first page stands. */
  visits: { Visits: VisitsModule['Visits']; props: VisitsProps } | undefined;
}

/**
 * The page for the address in the address bar.
 * @param first is shown without being loaded again
 */
export function usePage(first?: Visit): PageState {
  const source = useContentSource();
  const cache = useCache();
  const open = useOpenCache();
  const location = useLocation();
  const type = useNavigationType();
  const { pathname } = location;
  const path = plainPath(pathname);
  const [shown, setShown] = useState<Shown | undefined>(
    first && { ...first, path, location, place: location, type, isTakenOver: true },
  );
  const [attempt, setAttempt] = useState(0);
  const [siteError, setSiteError] = useState<unknown>();
  const [visits, setVisits] = useState<VisitsModule>();
  // What has been read ahead is drawn with the step itself: no drawing of the old page comes before it, no task.
  if (shown !== undefined && shown.path !== path && cache !== undefined) {
    const visit = visits?.findReadyVisit({ source, client: cache.client }, pathname);
    if (visit !== undefined) setShown({ ...visit, path, location, place: location, type });
  }

  useEffect(() => {
    if (first !== undefined) releaseShellPage();
  }, [first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page and another attempt ask again for what did not come
  useEffect(() => {
    if (visits !== undefined) return;
    let isOld = false;
    Promise.all([loadVisits(), open()]).then(
      ([module]) => isOld || setVisits(module),
      (error) => {
        if (isOld) return;
        setSiteError(error);
        setShown((now) =>
          now === undefined || now.path === path
            ? now
            : {
                manifest: now.manifest,
                route: findRoute(now.manifest, pathname),
                content: { error },
                path,
                location,
                place: location,
                type,
              },
        );
      },
    );
    return () => {
      isOld = true;
    };
  }, [visits, open, path, attempt]);

  useLayoutEffect(() => {
    setShown((now) =>
      now?.path === path && now.location !== location
        ? { ...now, location, place: placeBelow(location, now.place), type }
        : now,
    );
  }, [path, location, type]);

  const retry = useCallback(() => {
    cache?.retry();
    setAttempt((count) => count + 1);
  }, [cache]);
  return {
    shown,
    isLoading: shown !== undefined && shown.path !== path,
    siteError,
    retry,
    visits: visits && {
      Visits: visits.Visits,
      props: { shown, setShown, path, attempt, onSiteError: setSiteError },
    },
  };
}
