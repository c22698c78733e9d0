// Types of the prerenderer, which the build calls in worker threads (reader/entries/prerender.tsx).
import type { PageSummary } from '../head/pageHead.ts';

export interface PrerenderTask {
  /** Path of the page. */
  path: string;
  /**
   * JSON of the page's slice (core/site/shards/pageSlice.ts): a string is cheaper to post to a worker than an
   * object.
   */
  manifest: string;
  /** The page's markdown, if it has one; and the cached parsed doc as JSON, without values of reader variables. */
  doc?: { file: string; text: string; parsed?: string | undefined } | undefined;
  /** Rendered diagrams of the markdown, by key (core/document/diagram.ts). */
  drawings?: Readonly<Record<string, RenderedDiagram>> | undefined;
}

export interface RenderedPage {
  /** HTML of the root element. */
  html: string;
  /** Embedded data (pageData.ts). */
  data: string;
  /** Tags of the head. */
  summary: PageSummary;
}

/** Result of one page in a batch. */
export type RenderOutcome = { value: RenderedPage } | { failure: string };

/** Interface of a prerender worker (src/reader/entries/prerender.tsx). */
export interface PrerenderWorker {
  /** Renders a page. Rejects with a ContentError when a component fetches another text than the page's. */
  renderPage: (task: PrerenderTask) => Promise<RenderedPage>;
  /** Renders a batch of pages and returns a result for each. */
  renderPages: (tasks: readonly PrerenderTask[]) => Promise<RenderOutcome[]>;
}

/** A rendered diagram without ids, styles and links, so that a page may contain it twice. */
export interface RenderedDiagram {
  svg: string;
  /** In CSS pixels. */
  size: readonly [width: number, height: number];
}
