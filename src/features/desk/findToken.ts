import { SAVE_TOKEN } from '../../core/model/saveRequest.ts';

/** The server's word of this page; pages that `npm start` did not serve have none. */
export function findToken(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${SAVE_TOKEN}"]`)?.content;
}
