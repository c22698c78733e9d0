import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { ContentProvider } from '../content/ContentProvider.tsx';
import type { ContentSource } from '../core/source.ts';
import type { SiteRouter } from './loadedPage.ts';

interface AppProps {
  source: ContentSource;
  client: QueryClient;
  router: SiteRouter;
}

/** The application: providers around the router. */
export function App({ source, client, router }: AppProps) {
  return (
    <ContentProvider source={source} client={client}>
      <RouterProvider router={router} />
    </ContentProvider>
  );
}
