// What the build asks of the components, which stand on another floor: the HTML of a page.
import type { Route } from '../paths/route.ts';
import type { Doc } from './doc.ts';
import type { Manifest } from './manifest.ts';

export interface PrerenderInput {
  manifest: Manifest;
  route: Exclude<Route, { kind: 'redirect' | 'notFound' }>;
  /** The page's markdown, where it has one. */
  doc?: { file: string; value: Doc } | undefined;
}

/** The HTML of a page's root element. Rejects with a ContentError when the page wants another text than its own. */
export type Prerender = (input: PrerenderInput) => Promise<string>;
