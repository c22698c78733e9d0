import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContentProvider } from '../content/queries/ContentProvider.tsx';
import type { ContentSource } from '../core/source.ts';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { SiteErrorScreen } from './shell/ErrorScreen.tsx';
import { FirstLoad } from './shell/FirstLoad.tsx';
import { Shell } from './shell/Shell.tsx';
import type { Visit } from './visit/loadVisit.ts';
import { ShownProvider } from './visit/ShownProvider.tsx';
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
  if (shown === undefined)
    return siteError ? <SiteErrorScreen error={siteError} onRetry={retry} /> : <FirstLoad />;
  return (
    <ShownProvider shown={shown}>
      <Shell isLoading={isLoading} onRetry={retry} />
    </ShownProvider>
  );
}
