// A visit: what an address shows, read whole. The take-over of a page in the shell, a click, the drawing
// ahead and the offline kit all go this way.

import type { Location, NavigationType } from 'react-router-dom';
import type { Located } from '../../../core/site/urls/route.ts';
import type { ShownText } from '../../content/queries/useManifest.ts';
import { loadPageModule, type Page } from '../navigation/loadPage.ts';

/** Its route is known whatever went wrong, and with it the page's version and its file. */
export interface Visit extends Located {
  /** Absent where the page has no file, or it could not be read. */
  text?: ShownText | undefined;
  /** The component that draws the page; or what went wrong on the way to it. */
  content: { Page: Page } | { error: unknown };
}

/** What is on the screen. */
export interface Shown extends Visit {
  /** Normalized path of the page. */
  path: string;
  /** The entry of the history. */
  location: Location;
  /** The same for the page itself, whatever lies over it. */
  place: Location;
  type: NavigationType;
  /** Its text has been on the screen since before the application started. */
  isTakenOver?: boolean;
}

/**
 * Loads what draws a page. Never rejects.
 * @param reading its text, if it has a file
 */
export async function completeVisit(
  { manifest, route }: Located,
  reading?: ShownText | Promise<ShownText | undefined>,
): Promise<Visit> {
  try {
    const [{ Page, prepare }, text] = await Promise.all([loadPageModule(route.kind), reading]);
    if (text !== undefined && !('nodes' in text.value)) await prepare();
    return { manifest, route, text, content: { Page } };
  } catch (error) {
    return { manifest, route, content: { error } };
  }
}
