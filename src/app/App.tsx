import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';
import { ContentProvider } from '../content/queries/ContentProvider.tsx';
import { ManifestContext } from '../content/queries/useManifest.ts';
import type { ContentSource } from '../core/source.ts';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { SiteErrorScreen } from './shell/ErrorScreen.tsx';
import { FirstLoad } from './shell/FirstLoad.tsx';
import { Shell } from './shell/Shell.tsx';
import type { Visit } from './visit/loadVisit.ts';
import { ShownContext } from './visit/shown.ts';
import { usePage } from './visit/usePage.ts';

interface AppProps {
  source: ContentSource;
  client: QueryClient;
  /** The page to begin with, where it has been read already. */
  first?: Visit | undefined;
  /** The router around the site: by paths on the web, by hashes in a folder. */
  router: (site: ReactNode) => ReactNode;
}

/** The application: providers around the router, and the site in it. */
export function App({ source, client, first, router }: AppProps) {
  return (
    <ContentProvider source={source} client={client}>
      <CrashBoundary>{router(<Site first={first} />)}</CrashBoundary>
    </ContentProvider>
  );
}

function Site({ first }: Pick<AppProps, 'first'>) {
  const { shown, isLoading, siteError, retry } = usePage(first);
  const location = shown?.place;
  // The router's own <Routes> would draw all links anew at each step of the history.
  const place = useMemo(() => location && { location, navigationType: NavigationType.Pop }, [location]);
  if (shown === undefined || place === undefined)
    return siteError ? <SiteErrorScreen error={siteError} onRetry={retry} /> : <FirstLoad />;
  return (
    <ManifestContext.Provider value={shown.manifest}>
      <ShownContext.Provider value={shown}>
        {/* Everything below sees the address of the page on the screen, not the one that is still loading. */}
        <LocationContext.Provider value={place}>
          <Shell isLoading={isLoading} onRetry={retry} />
        </LocationContext.Provider>
      </ShownContext.Provider>
    </ManifestContext.Provider>
  );
}
