// Asks the development server what becomes of pages, and has it done.

import {
  PAGES_PATH,
  type PageChoices,
  type PagesDone,
  type PagesRequest,
  type ShownPlan,
} from '../../../core/site/manifest/pagesRequest.ts';
import { postToServer } from '../../../reader/content/sources/devServer.ts';

/** What the server said, in words where it did not do as asked. */
type Answer<T> = T | (Partial<T> & { message: string });

/** Rejects where the server does not answer. */
export async function askPages<T extends PageChoices | ShownPlan | PagesDone>(
  asked: PagesRequest,
): Promise<Answer<T>> {
  const response = await postToServer(PAGES_PATH, asked);
  // It is this server's own, of the same release.
  return response.json();
}
