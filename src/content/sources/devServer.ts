// The development server, which takes what is written: pages that it serves know a word for that.
import { SAVE_TOKEN, TOKEN_HEADER } from '../../core/model/saveRequest.ts';

/** The server's word of this page; pages that `npm start` did not serve have none. */
export function findToken(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${SAVE_TOKEN}"]`)?.content;
}

/** Sends something to the development server, with its word. Rejects where it does not answer. */
export function postToServer(path: string, asked: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: findToken() ?? '' },
    body: JSON.stringify(asked),
  });
}
