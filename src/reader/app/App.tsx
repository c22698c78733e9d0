import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CLICKED_ATTRIBUTE } from '../../core/site/manifest/shellAttributes.ts';
import { normalizePathname } from '../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../core/source.ts';
import { locationBelow } from '../content/historyState.ts';
import {
  ContentProvider,
  useCache,
  useContentSource,
  useOpenCache,
} from '../content/queries/ContentProvider.tsx';
import type { Cache } from '../content/queries/cache.ts';
import { loadChunk } from '../platform/loadChunk.ts';
import { CurrentPageProvider } from './navigation/currentPage.tsx';
import { type CurrentPage, failedPage, type LoadedPage } from './navigation/loadPage.ts';
import type { NavigationProps } from './navigation/NavigationController.tsx';
import { releasePrerenderedPage } from './navigation/prerenderedPage.ts';
import { CrashBoundary, SiteErrorScreen } from './shell/ErrorScreen.tsx';
import { FirstLoad } from './shell/FirstLoad.tsx';
import { Shell } from './shell/Shell.tsx';

interface AppProps {
  source: ContentSource;
  /** Loads and opens the query cache. */
  openCache: () => Promise<Cache>;
  /** The prerendered page, to hydrate without a request; absent: the first page is fetched. */
  first?: LoadedPage | undefined;
  /** Wraps the site in a router: by paths on the web, by hashes in the offline kit. */
  router: (site: ReactNode) => ReactNode;
}

/** The application: the providers, the router and the site. */
export function App({ source, openCache, first, router }: AppProps) {
  return (
    <ContentProvider source={source} openCache={openCache}>
      <CrashBoundary>{router(<Site first={first} />)}</CrashBoundary>
    </ContentProvider>
  );
}

function Site({ first }: Pick<AppProps, 'first'>) {
  const { page, isLoading, siteError, retry, controller } = usePage(first);
  return (
    <>
      {page !== undefined ? (
        <CurrentPageProvider page={page}>
          <Shell isLoading={isLoading} onRetry={retry} />
        </CurrentPageProvider>
      ) : siteError ? (
        <SiteErrorScreen error={siteError} onRetry={retry} />
      ) : (
        <FirstLoad />
      )}
      {controller && <controller.NavigationController {...controller.props} />}
    </>
  );
}

type ControllerModule = typeof import('./navigation/NavigationController.tsx');
const loadController = () =>
  loadChunk(() => import(/* webpackChunkName: "navigation" */ './navigation/NavigationController.tsx'));

interface PageState {
  /** Undefined until the first page has loaded. During a navigation the old page stays until the next has loaded. */
  page: CurrentPage | undefined;
  /** Whether the URL has changed to another page, which is still loading. */
  isLoading: boolean;
  /** Set when the manifest failed to load. */
  siteError: unknown;
  retry: () => void;
  /** The component that loads further pages; undefined until its chunk has loaded, after the first page. */
  controller:
    | { NavigationController: ControllerModule['NavigationController']; props: NavigationProps }
    | undefined;
}

/** Holds the state of the page on the screen. A page that failed to load is also a page: its content is the error. */
function usePage(first?: LoadedPage): PageState {
  const source = useContentSource();
  const cache = useCache();
  const open = useOpenCache();
  const location = useLocation();
  const type = useNavigationType();
  const { pathname } = location;
  const path = normalizePathname(pathname);
  const entry = { path, location, pageLocation: location, type };
  const [page, setPage] = useState<CurrentPage | undefined>(
    first && { ...first, ...entry, isPrerendered: true },
  );
  const [attempt, setAttempt] = useState(0);
  const [siteError, setSiteError] = useState<unknown>();
  const [module, setModule] = useState<ControllerModule>();
  // Setting state during render makes React render a prefetched page at once, instead of the old page first.
  if (page !== undefined && page.path !== path && cache !== undefined) {
    const next = module?.findPrefetchedPage({ source, client: cache.client }, pathname);
    if (next !== undefined) setPage({ ...next, ...entry });
  }

  useEffect(() => {
    if (first === undefined) return;
    releasePrerenderedPage();
    // A click that entries/earlyInput.ts recorded, which discards its record on this click.
    document.querySelector<HTMLElement>(`#root [${CLICKED_ATTRIBUTE}]`)?.click();
  }, [first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page and another attempt retry a failed load
  useEffect(() => {
    if (module !== undefined) return;
    let isStale = false;
    Promise.all([loadController(), open()]).then(
      ([controller]) => isStale || setModule(controller),
      (error) => {
        if (isStale) return;
        setSiteError(error);
        setPage((now) =>
          now === undefined || now.path === path
            ? now
            : { ...failedPage(now.manifest, pathname, error), ...entry },
        );
      },
    );
    return () => {
      isStale = true;
    };
  }, [module, open, path, attempt]);

  useLayoutEffect(() => {
    setPage((now) =>
      now?.path === path && now.location !== location
        ? { ...now, location, pageLocation: locationBelow(location, now.pageLocation), type }
        : now,
    );
  }, [path, location, type]);

  const retry = useCallback(() => {
    cache?.retry();
    setAttempt((count) => count + 1);
  }, [cache]);
  return {
    page,
    isLoading: page !== undefined && page.path !== path,
    siteError,
    retry,
    controller: module && {
      NavigationController: module.NavigationController,
      props: { page, setPage, path, attempt, onSiteError: setSiteError },
    },
  };
}
