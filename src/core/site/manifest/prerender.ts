// What the build asks of the components, which stand on another floor: the HTML of a page.
import type { PageSummary } from '../head/pageHead.ts';
import type { Drawing } from './drawing.ts';

export interface PrerenderTask {
  /** Address of a page inside the site. */
  path: string;
  /** JSON of as much of it as the page needs (core/site/shards/pageSlice.ts): a text is handed to a thread at once. */
  manifest: string;
  /** The page's markdown, where it has one; and the doc that was parsed of it before, as JSON, without a reader's values. */
  doc?: { file: string; text: string; parsed?: string | undefined } | undefined;
  /** Those of the markdown's diagrams that are drawn, by their keys (core/document/diagram.ts). */
  drawings?: Readonly<Record<string, Drawing>> | undefined;
}

export interface DrawnPage {
  /** The HTML of the page's root element. */
  html: string;
  /** What the page brings with it (pageData.ts). */
  data: string;
  /** What its head says. */
  summary: PageSummary;
}

/** What has become of a page. */
export type DrawOutcome = { value: DrawnPage } | { failure: string };

/** What a thread that draws pages has to offer (src/reader/entries/prerender.tsx). */
export interface PrerenderThread {
  /** Draws a page. Rejects with a ContentError when the page wants another text than its own. */
  draw: (task: PrerenderTask) => Promise<DrawnPage>;
  /** Draws pages one after another. Tells for each in its place what has become of it. */
  drawAll: (tasks: readonly PrerenderTask[]) => Promise<DrawOutcome[]>;
}
