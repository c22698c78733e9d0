import { REQUEST_TIMEOUT } from '../../core/constants.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import type { Host, HostRequest } from './host.ts';

/** Asks a host in the name of a token. */
export function fetchRequest({ api, headers }: Host, token: string): HostRequest {
  return (method, path, { accept = 'application/vnd.github+json', body } = {}) => {
    const ask = async () => {
      const answer = await fetch(api + path, {
        method,
        // What stands there now, and no cookie.
        cache: 'no-store',
        credentials: 'omit',
        headers: { accept, ...headers(token) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        bytes: new Uint8Array(await answer.arrayBuffer()),
        header: (name: string) => answer.headers.get(name),
      };
    };
    // An upload of pictures may take minutes, and fetch reports no progress of it.
    return body === undefined ? withTimeout(ask(), REQUEST_TIMEOUT) : ask();
  };
}
