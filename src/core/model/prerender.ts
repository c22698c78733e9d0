// What the build asks of the components, which stand on another floor: the HTML of a page.
import type { Manifest } from './manifest.ts';

export interface PrerenderTask {
  /** Address of a page inside the site. */
  path: string;
  /** The page's markdown, where it has one. */
  doc?: { file: string; text: string } | undefined;
}

/** What a thread that draws pages has to offer (src/entries/prerender.tsx). */
export interface PrerenderThread {
  /** Is called once, before the first page. */
  setup: (manifest: Manifest) => void;
  /** The HTML of a page's root element. Rejects with a ContentError when the page wants another text than its own. */
  draw: (task: PrerenderTask) => Promise<string>;
}
