// The route table. Which page stands at an address is the manifest's to say; which
// module draws it is this table's. The old page stays until the new one is ready,
// because the router waits for `loadPage` before it commits.
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { replace } from 'react-router-dom';
import { fileOfRoute } from '../content/prefetch.ts';
import { docQuery, manifestQuery } from '../content/queries.ts';
import { messages } from '../core/messages.ts';
import { findRoute } from '../core/paths/route.ts';
import type { ContentSource } from '../core/source.ts';
import { ErrorScreen, SiteErrorScreen } from './ErrorScreen.tsx';
import { FirstLoad } from './FirstLoad.tsx';
import type { LoadedPage, PageOf, ShownRoute } from './loadedPage.ts';
import { PageSlot } from './PageSlot.tsx';
import { forgetReload, isMissingPart, reloadOnce } from './reloadOnce.ts';
import { Shell } from './Shell.tsx';

type PageModules = {
  [K in ShownRoute['kind']]: () => Promise<{ default: PageOf<Extract<ShownRoute, { kind: K }>> }>;
};

const pageModules: PageModules = {
  home: () => import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx'),
  doc: () => import(/* webpackChunkName: "docs" */ '../pages/DocPage.tsx'),
  category: () => import(/* webpackChunkName: "docs" */ '../pages/CategoryPage.tsx'),
  page: () => import(/* webpackChunkName: "docs" */ '../pages/StandalonePage.tsx'),
  notFound: () => import('../pages/NotFoundPage.tsx'),
};

/** The routes of the site over a source of content. */
export function createRoutes(source: ContentSource, client: QueryClient): RouteObject[] {
  const loadManifest = () => client.ensureQueryData(manifestQuery(source));
  return [
    {
      id: 'site',
      element: <Shell />,
      errorElement: <SiteErrorScreen />,
      HydrateFallback: FirstLoad,
      loader: loadManifest,
      children: [
        {
          id: 'page',
          path: '*',
          element: <PageSlot />,
          errorElement: <ErrorScreen />,
          loader: (args: LoaderFunctionArgs) => loadPage(source, client, args),
        },
      ],
    },
  ];
}

async function loadPage(
  source: ContentSource,
  client: QueryClient,
  { params, request }: LoaderFunctionArgs,
): Promise<LoadedPage> {
  const { value: manifest } = await client.ensureQueryData(manifestQuery(source));
  const route = findRoute(manifest, `/${params['*'] ?? ''}`);
  if (route.kind === 'redirect') throw replace(route.path);
  try {
    const [Page] = await Promise.all([
      loadPageModule(route.kind),
      loadText(source, client, fileOfRoute(route), request.signal),
    ]);
    forgetReload();
    return { route, Page };
  } catch (error) {
    // The old page stays on the screen while the browser goes to the new one.
    if (isMissingPart(error) && reloadOnce(request.url)) return new Promise(() => {});
    throw error;
  }
}

async function loadPageModule(kind: ShownRoute['kind']): Promise<PageOf<ShownRoute>> {
  const module = await pageModules[kind]();
  if (typeof module.default !== 'function') throw new Error(messages.crash.noDefaultExport(kind));
  // The table's type ties each kind to the page that draws it.
  return module.default as PageOf<ShownRoute>;
}

/** Reads a page's text into the cache; a newer navigation aborts the request. */
async function loadText(
  source: ContentSource,
  client: QueryClient,
  file: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (file === undefined) return;
  const query = docQuery(source, file);
  const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await client.ensureQueryData(query);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
