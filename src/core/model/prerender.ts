// What the build asks of the components, which stand on another floor: the HTML of a page.
import type { Manifest } from './manifest.ts';

export interface PrerenderTask {
  /** Address of a page inside the site. */
  path: string;
  /** The page's markdown, where it has one. */
  doc?: { file: string; text: string } | undefined;
}

export interface DrawnPage {
  /** The HTML of the page's root element. */
  html: string;
  /** What the page says of its text (textFacts.ts), where it has one. */
  textFacts?: string | undefined;
}

/** What a thread that draws pages has to offer (src/entries/prerender.tsx). */
export interface PrerenderThread {
  /** Is called once, before the first page. */
  setup: (manifest: Manifest) => void;
  /** Draws a page. Rejects with a ContentError when the page wants another text than its own. */
  draw: (task: PrerenderTask) => Promise<DrawnPage>;
}
