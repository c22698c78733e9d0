// The names by which a server is asked for. A page of another site may make its own name lead here (DNS rebinding) and
// then read whatever this server says: requests by any name that is not the server's own are answered with a refusal.
import { hostname, networkInterfaces } from 'node:os';
import { sendText } from './sendText.ts';
import type { Handler } from './siteHandler.ts';

/** Names by which a browser on this machine calls it. */
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Addresses by which a server listens on all networks of the machine. */
const ALL_NETWORKS: readonly string[] = ['0.0.0.0', '::'];

/** @param host that a person asked for; undefined: the machine alone */
export function listAddresses(host: string | undefined): string[] {
  return host === undefined ? ['127.0.0.1', '::1'] : [host];
}

/** The names by which other machines reach a server, as they stand in a URL. */
export function listNetworkNames(host: string | undefined): string[] {
  if (host === undefined) return [];
  if (!ALL_NETWORKS.includes(host)) return LOOPBACK_NAMES.includes(toName(host)) ? [] : [toName(host)];
  const found = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return found.filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => toName(address));
}

/** @example toName('::1') === '[::1]'; toName('Docs.lan') === 'docs.lan' */
function toName(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}

/** @example readHostHeader('[::1]:3000') // { name: '[::1]', port: 3000 } */
export function readHostHeader(header = ''): { name: string; port: number } {
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/s.exec(header) ?? [];
  return { name: name.toLowerCase(), port: Number(port) };
}

export const isLoopbackName = (name: string) => LOOPBACK_NAMES.includes(name);

/** Answers requests that name one of the server's own hosts. */
export function forOwnHosts(handler: Handler, host: string | undefined): Handler {
  const isOwn = (name: string) =>
    isLoopbackName(name) ||
    (host !== undefined && [hostname().toLowerCase(), ...listNetworkNames(host)].includes(name));
  return (request, response) => {
    const { name } = readHostHeader(request.headers.host);
    if (isOwn(name)) return handler(request, response);
    response.setHeader('connection', 'close');
    sendText(
      response,
      403,
      `403：「${name}」不是本服务的名字。请用 http://localhost:${request.socket.localPort}/ 打开；从别的电脑访问时，用 --host 写上地址栏里的名字或地址`,
    );
  };
}
