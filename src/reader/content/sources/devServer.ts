// Requests to the development server, which accepts edits only with the token that is in its pages.

import { SAVE_TOKEN, TOKEN_HEADER } from '../../../core/site/manifest/saveRequest.ts';
import { withTimeout } from '../../platform/withTimeout.ts';

/** Returns the token of this page; undefined if `npm start` did not serve the page. */
export function findToken(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${SAVE_TOKEN}"]`)?.content;
}

/** In milliseconds. Long enough to rename a page with a thousand links. */
const WORK_TIMEOUT = 120_000;

/** Posts JSON to the development server with the token. Rejects on a timeout. */
export function postToServer(path: string, body: object): Promise<Response> {
  const response = fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: findToken() ?? '' },
    body: JSON.stringify(body),
  });
  return withTimeout(response, WORK_TIMEOUT);
}
