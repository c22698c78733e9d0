// Which module draws a kind of page. The rest of a kind: core/site/nav/pageKinds.ts.
import type { ComponentType } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import type { PageProps } from '../../pages/pageProps.ts';
import { loadPart } from '../../platform/loadPart.ts';

/** A component that draws the pages of one kind of route. */
type PageOf<R> = ComponentType<PageProps<R>>;
export type Page = PageOf<Route>;

interface PageModule<R> {
  default: PageOf<R>;
  /** Loads what the page needs for a text that has to be drawn. */
  prepare?: () => Promise<void>;
}

type PageModules = {
  [K in Route['kind']]: () => Promise<PageModule<Extract<Route, { kind: K }>>>;
};

const pageModules: PageModules = {
  home: () => import(/* webpackChunkName: "home" */ '../../pages/home/HomePage.tsx'),
  doc: () => import(/* webpackChunkName: "docs" */ '../../pages/DocPage.tsx'),
  category: () => import(/* webpackChunkName: "category" */ '../../pages/CategoryPage.tsx'),
  page: () => import(/* webpackChunkName: "docs" */ '../../pages/StandalonePage.tsx'),
  search: () => import(/* webpackChunkName: "search" */ '../../pages/SearchPage.tsx'),
  changes: () => import(/* webpackChunkName: "compare" */ '../../pages/compare/ChangesPage.tsx'),
  edit: () => import(/* webpackChunkName: "desk" */ '../../../writer/editor/EditPage.tsx'),
  notFound: () => import(/* webpackChunkName: "not-found" */ '../../pages/NotFoundPage.tsx'),
};

/** Of any kind; what is called a page may lack one. */
interface LoadedModule {
  default?: unknown;
  prepare?: () => Promise<void>;
}

interface LoadedPage {
  Page: Page;
  /** Loads what the page needs for a text that has to be drawn. */
  prepare: () => Promise<void>;
  /** Nothing has to be loaded for such a text any more. */
  isPrepared: boolean;
}

const loaded = new Map<Route['kind'], LoadedPage>();

/** Loads what draws a kind of route. */
export async function loadPageModule(kind: Route['kind']): Promise<LoadedPage> {
  const module = await loadPart<LoadedModule>(pageModules[kind]);
  if (typeof module.default !== 'function') throw new Error(messages.crash.noDefaultExport(kind));
  const { default: Page, prepare } = module;
  const page = loaded.get(kind) ?? {
    // The table's type ties each kind to the page that draws it.
    Page: Page as Page,
    isPrepared: prepare === undefined,
    prepare: async () => {
      await prepare?.();
      page.isPrepared = true;
    },
  };
  loaded.set(kind, page);
  return page;
}

/** What draws a kind of route, where it has been loaded. */
export function findPageModule(kind: Route['kind']): LoadedPage | undefined {
  return loaded.get(kind);
}
