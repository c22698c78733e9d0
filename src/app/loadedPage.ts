import type { ComponentType } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { Route } from '../core/paths/route.ts';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/** A redirect is never shown: the router follows it. */
export type ShownRoute = Exclude<Route, { kind: 'redirect' }>;

/** A component that draws the pages of one kind of route. */
export type PageOf<R> = ComponentType<{ route: R }>;

/** What the router holds for the page on the screen. */
export interface LoadedPage {
  route: ShownRoute;
  Page: PageOf<ShownRoute>;
}
