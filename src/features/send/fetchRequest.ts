import type { Host, HostRequest } from '../../core/hosting/host.ts';

/** Asks a host in the name of a token. */
export function fetchRequest({ api, headers }: Host, token: string): HostRequest {
  return async (method, path, { accept = 'application/vnd.github+json', body } = {}) => {
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
      header: (name) => answer.headers.get(name),
    };
  };
}
