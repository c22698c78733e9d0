// Which module draws a kind of page. The rest of a kind: core/nav/pageKinds.ts.
import type { ComponentType } from 'react';
import { messages } from '../../core/messages.ts';
import type { Route } from '../../core/paths/route.ts';
import type { PageProps } from '../../pages/pageProps.ts';
import { loadPart } from '../../platform/loadPart.ts';

/** A component that draws the pages of one kind of route. */
type PageOf<R> = ComponentType<PageProps<R>>;
export type Page = PageOf<Route>;

type PageModules = {
  [K in Route['kind']]: () => Promise<{ default: PageOf<Extract<Route, { kind: K }>> }>;
};

const pageModules: PageModules = {
  home: () => import(/* webpackChunkName: "home" */ '../../pages/HomePage.tsx'),
  doc: () => import(/* webpackChunkName: "docs" */ '../../pages/DocPage.tsx'),
  category: () => import(/* webpackChunkName: "category" */ '../../pages/CategoryPage.tsx'),
  page: () => import(/* webpackChunkName: "docs" */ '../../pages/StandalonePage.tsx'),
  search: () => import(/* webpackChunkName: "search" */ '../../pages/SearchPage.tsx'),
  notFound: () => import(/* webpackChunkName: "not-found" */ '../../pages/NotFoundPage.tsx'),
};

/** Loads the component that draws a kind of route. */
export async function loadPageModule(
  kind: Route['kind'],
  modules: Record<string, () => Promise<{ default?: unknown }>> = pageModules,
): Promise<Page> {
  const module = await loadPart(async () => modules[kind]?.());
  if (typeof module?.default !== 'function') throw new Error(messages.crash.noDefaultExport(kind));
  // The table's type ties each kind to the page that draws it.
  return module.default as Page;
}
