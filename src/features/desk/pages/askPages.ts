// Asks the development server what becomes of pages, and has it done.
import {
  PAGES_PATH,
  type PageChoices,
  type PagesDone,
  type PagesRequest,
  type ShownPlan,
} from '../../../core/model/pagesRequest.ts';
import { TOKEN_HEADER } from '../../../core/model/saveRequest.ts';
import { findToken } from '../findToken.ts';

/** What the server said, in words where it did not do as asked. */
export type Answer<T> = T | (Partial<T> & { message: string });

interface Answers {
  look: PageChoices;
  plan: ShownPlan;
  done: PagesDone;
}

/** Rejects where the server does not answer. */
export async function askPages<K extends keyof Answers>(
  _: K,
  asked: PagesRequest,
): Promise<Answer<Answers[K]>> {
  const response = await fetch(PAGES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: findToken() ?? '' },
    body: JSON.stringify(asked),
  });
  // It is this server's own, of the same release.
  return response.json();
}
