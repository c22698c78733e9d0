// Requests to the development server, which accept edits only with the token of a page that it served.

import { SAVE_TOKEN, TOKEN_HEADER } from '../../../core/site/manifest/saveRequest.ts';
import { withTimeout } from '../../platform/withTimeout.ts';

/** The token of this page; pages that `npm start` did not serve have none. */
export function findToken(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${SAVE_TOKEN}"]`)?.content;
}

/** In milliseconds: a rename of a page with a thousand links takes less. */
const WORK_TIMEOUT = 120_000;

/** Posts JSON to the development server with the token. Rejects on a timeout. */
export function postToServer(path: string, asked: object): Promise<Response> {
  const answer = fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: findToken() ?? '' },
    body: JSON.stringify(asked),
  });
  return withTimeout(answer, WORK_TIMEOUT);
}
