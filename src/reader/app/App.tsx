import type { ReactNode } from 'react';
import type { ContentSource } from '../../core/source.ts';
import { ContentProvider } from '../content/queries/ContentProvider.tsx';
import type { Cache } from '../content/queries/cache.ts';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { SiteErrorScreen } from './shell/ErrorScreen.tsx';
import { FirstLoad } from './shell/FirstLoad.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShownProvider } from './visit/ShownProvider.tsx';
import { usePage } from './visit/usePage.ts';
import type { Visit } from './visit/visit.ts';

interface AppProps {
  source: ContentSource;
  /** Loads and opens the query cache. */
  openCache: () => Promise<Cache>;
  /** The page to begin with, where it has been read already. */
  first?: Visit | undefined;
  /** The router around the site: by paths on the web, by hashes in a folder. */
  router: (site: ReactNode) => ReactNode;
}

/** The application: providers around the router, and the site in it. */
export function App({ source, openCache, first, router }: AppProps) {
  return (
    <ContentProvider source={source} openCache={openCache}>
      <CrashBoundary>{router(<Site first={first} />)}</CrashBoundary>
    </ContentProvider>
  );
}

function Site({ first }: Pick<AppProps, 'first'>) {
  const { shown, isLoading, siteError, retry, visits } = usePage(first);
  return (
    <>
      {shown !== undefined ? (
        <ShownProvider shown={shown}>
          <Shell isLoading={isLoading} onRetry={retry} />
        </ShownProvider>
      ) : siteError ? (
        <SiteErrorScreen error={siteError} onRetry={retry} />
      ) : (
        <FirstLoad />
      )}
      {visits && <visits.Visits {...visits.props} />}
    </>
  );
}
