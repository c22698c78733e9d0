// The development server, which takes what is written: pages that it serves know a word for that.

import { SAVE_TOKEN, TOKEN_HEADER } from '../../../core/site/manifest/saveRequest.ts';
import { withTimeout } from '../../platform/withTimeout.ts';

/** The server's word of this page; pages that `npm start` did not serve have none. */
export function findToken(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${SAVE_TOKEN}"]`)?.content;
}

/** How long, in milliseconds, the server may work: a page that a thousand others link to is renamed within this. */
const WORK_TIMEOUT = 120_000;

/** Sends something to the development server, with its word. Rejects where it does not answer. */
export function postToServer(path: string, asked: object): Promise<Response> {
  const answer = fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: findToken() ?? '' },
    body: JSON.stringify(asked),
  });
  return withTimeout(answer, WORK_TIMEOUT);
}
