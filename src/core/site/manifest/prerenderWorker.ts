// Types of the prerenderer (reader/entries/prerender.tsx), which the build runs in worker threads.
import type { DialectName } from '../../document/dialects/dialectNames.ts';
import type { PageSummary } from '../head/pageHead.ts';

export interface PrerenderTask {
  /** Path of the page. */
  path: string;
  /**
   * JSON of the page's slice of the manifest (core/site/shards/pageSlice.ts): posting a string to a worker is cheaper
   * than cloning an object.
   */
  manifest: string;
  /**
   * The page's markdown file, if it has one. `parsed` is its cached unmarked doc (core/document) as UTF-8 of JSON.
   */
  doc?:
    | {
        file: string;
        text: string;
        dialects?: readonly DialectName[] | undefined;
        parsed?: Uint8Array | undefined;
      }
    | undefined;
  /** Rendered diagrams of the markdown, by key (core/document/diagram.ts). */
  drawings?: Readonly<Record<string, RenderedDiagram>> | undefined;
}

export interface RenderedPage {
  /** Content of the root element. */
  html: string;
  /** Serialized data that the page embeds (pageData.ts). */
  data: string;
  /** Metadata from which the build renders the tags of the head. */
  summary: PageSummary;
}

/** Result of one page in a batch. */
export type RenderOutcome = { value: RenderedPage } | { failure: string };

/** Interface of a prerender worker. */
export interface PrerenderWorker {
  /** Renders a page. Rejects with a ContentError when a component fetches any text but the page's own. */
  renderPage: (task: PrerenderTask) => Promise<RenderedPage>;
  /** Renders a batch of pages and returns a result for each. */
  renderPages: (tasks: readonly PrerenderTask[]) => Promise<RenderOutcome[]>;
}

/** An SVG without ids, styles and links, so that a page may contain it twice. */
export interface Drawing {
  svg: string;
  /** Size in CSS pixels. */
  size: readonly [width: number, height: number];
}

/** A rendered diagram. */
export interface RenderedDiagram extends Drawing {
  /** A long graph from left to right, for wide viewports (core/diagrams/drawDirections.ts). */
  wide?: Drawing | undefined;
}
