// The route table: which module draws a kind of route. Which page stands at an address is the manifest's to say.
import type { ComponentType } from 'react';
import { messages } from '../core/messages.ts';
import type { Route } from '../core/paths/route.ts';
import type { PageProps } from '../pages/pageProps.ts';

/** A redirect is never shown: the loader follows it. */
export type ShownRoute = Exclude<Route, { kind: 'redirect' }>;

/** A component that draws the pages of one kind of route. */
type PageOf<R> = ComponentType<PageProps<R>>;
export type Page = PageOf<ShownRoute>;

type PageModules = {
  [K in ShownRoute['kind']]: () => Promise<{ default: PageOf<Extract<ShownRoute, { kind: K }>> }>;
};

const pageModules: PageModules = {
  home: () => import(/* webpackChunkName: "home" */ '../pages/HomePage.tsx'),
  doc: () => import(/* webpackChunkName: "docs" */ '../pages/DocPage.tsx'),
  category: () => import(/* webpackChunkName: "category" */ '../pages/CategoryPage.tsx'),
  page: () => import(/* webpackChunkName: "docs" */ '../pages/StandalonePage.tsx'),
  search: () => import(/* webpackChunkName: "search" */ '../pages/SearchPage.tsx'),
  notFound: () => import(/* webpackChunkName: "not-found" */ '../pages/NotFoundPage.tsx'),
};

/** Loads the component that draws a kind of route. */
export async function loadPageModule(
  kind: ShownRoute['kind'],
  modules: Record<string, () => Promise<{ default?: unknown }>> = pageModules,
): Promise<Page> {
  const module = await modules[kind]?.();
  if (typeof module?.default !== 'function') throw new Error(messages.crash.noDefaultExport(kind));
  // The table's type ties each kind to the page that draws it.
  return module.default as Page;
}
