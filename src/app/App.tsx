import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ContentProvider } from '../content/ContentProvider.tsx';
import type { ContentSource } from '../core/source.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { SiteErrorScreen } from './ErrorScreen.tsx';
import { FirstLoad } from './FirstLoad.tsx';
import type { FirstPage } from './firstPage.ts';
import { Shell } from './Shell.tsx';
import { ShownContext } from './shown.ts';
import { usePage } from './usePage.ts';
import { useProgressBar } from './useProgressBar.ts';

interface AppProps {
  source: ContentSource;
  client: QueryClient;
  /** The page to begin with, where it has been read already. */
  first?: FirstPage | undefined;
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
  useProgressBar(shown !== undefined, isLoading);
  if (shown === undefined)
    return siteError ? <SiteErrorScreen error={siteError} onRetry={retry} /> : <FirstLoad />;
  return (
    <ShownContext.Provider value={shown}>
      {/* Everything below sees the address of the page on the screen, not the one that is still loading. */}
      <Routes location={shown.location}>
        <Route path="*" element={<Shell isLoading={isLoading} onRetry={retry} />} />
      </Routes>
    </ShownContext.Provider>
  );
}
