// Loads pages: hydration, navigations, the prerenderer and the offline kit all call loadPage().
import type { ComponentType } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { messages } from '#i18n/messages';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { fileOfRoute, findRoute, type Located, type Route } from '../../../core/site/urls/route.ts';
import type { LoadedText } from '../../content/queries/ContentProvider.tsx';
import type { PageProps } from '../../pages/usePageEnvironment.ts';
import { loadChunk } from '../../platform/loadChunk.ts';

type ComponentOf<R> = ComponentType<PageProps<R>>;
type PageComponent = ComponentOf<Route>;

interface PageModule<R> {
  default: ComponentOf<R>;
  /** Loads the chunks that render a parsed text; a prerendered text needs none. */
  prepare?: () => Promise<void>;
}

type PageModules = {
  [K in Route['kind']]: () => Promise<PageModule<Extract<Route, { kind: K }>>>;
};

/** The component of each kind of route. core/site/nav/pageKinds.ts has the other properties of a kind. */
const pageModules: PageModules = {
  home: () => import(/* webpackChunkName: "home" */ '../../pages/home/HomePage.tsx'),
  doc: () => import(/* webpackChunkName: "docs" */ '../../pages/DocPage.tsx'),
  category: () => import(/* webpackChunkName: "category" */ '../../pages/CategoryPage.tsx'),
  page: () => import(/* webpackChunkName: "docs" */ '../../pages/StandalonePage.tsx'),
  search: () => import(/* webpackChunkName: "search" */ '../../pages/SearchPage.tsx'),
  changes: () => import(/* webpackChunkName: "compare" */ '../../pages/compare/ChangesPage.tsx'),
  edit: () => import(/* webpackChunkName: "edit" */ '../../../writer/editor/EditPage.tsx'),
  notFound: () => import(/* webpackChunkName: "not-found" */ '../../pages/NotFoundPage.tsx'),
};

/** A page's route, text and component. The route is known even if the text or component failed to load. */
export interface LoadedPage extends Located {
  /** Undefined if the route has no file, or the file failed to load. */
  text?: LoadedText | undefined;
  content: { Page: PageComponent } | { error: unknown };
}

/** The page on the screen. */
export interface CurrentPage extends LoadedPage {
  /** Normalized path of the page. */
  path: string;
  /** The current history entry. */
  location: Location;
  /** The history entry of the page: opening an overlay pushes an entry, but does not change this. */
  pageLocation: Location;
  type: NavigationType;
  /** Whether the build rendered the text, which was on the screen before the application started. */
  isPrerendered?: boolean;
}

/** A page's module before validation: its file may lack a default export. */
interface AnyModule {
  default?: unknown;
  prepare?: () => Promise<void>;
}

interface LoadedModule {
  Page: PageComponent;
  prepare: () => Promise<void>;
  isPrepared: boolean;
}

const loaded = new Map<Route['kind'], LoadedModule>();

/** Loads the component that renders a kind of route. */
export async function loadPageModule(kind: Route['kind']): Promise<LoadedModule> {
  const module = await loadChunk<AnyModule>(pageModules[kind]);
  if (typeof module.default !== 'function') throw new Error(messages.crash.noDefaultExport(kind));
  const { default: Page, prepare } = module;
  const page = loaded.get(kind) ?? {
    // Safe: the type of pageModules pairs each kind with its component.
    Page: Page as PageComponent,
    isPrepared: prepare === undefined,
    prepare: async () => {
      await prepare?.();
      page.isPrepared = true;
    },
  };
  loaded.set(kind, page);
  return page;
}

/**
 * Loads the component and text of a route in parallel. Never rejects: after a failure the page's content is the error.
 * @param text embedded in the prerendered page, or a request for the file; undefined where the route has no file
 */
export async function loadPage(
  { manifest, route }: Located,
  text?: LoadedText | Promise<LoadedText | undefined>,
): Promise<LoadedPage> {
  try {
    const [{ Page, prepare }, read] = await Promise.all([loadPageModule(route.kind), text]);
    if (read !== undefined && !('nodes' in read.value)) await prepare();
    return { manifest, route, text: read, content: { Page } };
  } catch (error) {
    return { manifest, route, content: { error } };
  }
}

/** Like loadPage(), but synchronous; undefined if the page's text or a chunk that it needs has not loaded. */
export function findLoadedPage({ manifest, route }: Located, text?: LoadedText): LoadedPage | undefined {
  const page = loaded.get(route.kind);
  const isReady = text ? 'nodes' in text.value || page?.isPrepared : fileOfRoute(route) === undefined;
  return page && isReady ? { manifest, route, text, content: { Page: page.Page } } : undefined;
}

/** The page of a URL whose shard of the manifest, or the chunk that reads it, failed to load. */
export function failedPage(manifest: Manifest, pathname: string, error: unknown): LoadedPage {
  return { manifest, route: findRoute(manifest, pathname), content: { error } };
}
