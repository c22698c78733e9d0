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
    const bytes = await answer.arrayBuffer();
    return {
      status: answer.status,
      // Its byte order mark is part of a file.
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
      header: (name) => answer.headers.get(name),
    };
  };
}
