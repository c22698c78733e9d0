import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import { codeOf } from '../lib/errors.ts';
import { sendText } from './sendFile.ts';
import type { Handler } from './siteHandler.ts';

interface ListenOptions {
  /** An explicit port: an error where it is in use. */
  port: number | undefined;
  /** Without an explicit port, this one or the next that is free. */
  defaultPort: number;
  /** `--host`; undefined: loopback only. */
  host?: string | undefined;
}

export interface Listening {
  port: number;
  close: () => void;
}

/** Ports after the default one that are tried. */
const ATTEMPTS = 20;

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Wildcard addresses: all network interfaces. */
const ALL_NETWORKS: readonly string[] = ['0.0.0.0', '::'];

/** Starts a server that validates the Host header; logs the port where it is not the default one. */
export async function listen(
  handler: Handler,
  { port, defaultPort, host }: ListenOptions,
): Promise<Listening> {
  const wanted = port ?? defaultPort;
  const last = port === undefined ? wanted + ATTEMPTS : wanted;
  for (let candidate = wanted; candidate <= last; candidate += 1) {
    const addresses = host === undefined ? ['127.0.0.1', '::1'] : [host];
    const found = await tryPort(validateHost(handler, host), addresses, candidate);
    if (found === undefined) continue;
    if (port === undefined && found.port !== defaultPort)
      console.log(messages.otherPort(defaultPort, found.port));
    return found;
  }
  throw new Error(messages.portInUse(wanted));
}

/** Prints the URLs of a server: the local one, then those for other machines. */
export function printUrls(port: number, host: string | undefined, path = ''): void {
  console.log(`http://localhost:${port}${path}`);
  for (const name of listNetworkNames(host))
    console.log(messages.networkUrl(`http://${name}:${port}${path}`));
}

/** Listens on the same port of all addresses; undefined where it is in use on one of them. */
async function tryPort(
  handler: Handler,
  addresses: readonly string[],
  port: number,
): Promise<Listening | undefined> {
  const servers: Server[] = [];
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  let listening = port;
  for (const address of addresses) {
    const server = createServer(handler);
    try {
      await once(server.listen(listening, address), 'listening');
    } catch (error) {
      // The machine may lack IPv6, and port 0 of the first address may be in use on the second.
      if (servers.length > 0 && (isUnavailable(error) || port === 0)) continue;
      close();
      if (codeOf(error) === 'EADDRINUSE') return undefined;
      throw explain(error, address, port);
    }
    servers.push(server);
    // The type includes a string, which is the address of a pipe; this server listens on TCP.
    listening = (server.address() as AddressInfo).port;
  }
  return { port: listening, close };
}

function isUnavailable(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(String(codeOf(error)));
}

function explain(error: unknown, address: string, port: number): unknown {
  if (codeOf(error) === 'EACCES') return new Error(messages.portDenied(port));
  if (isUnavailable(error) || codeOf(error) === 'ENOTFOUND') return new Error(messages.noAddress(address));
  return error;
}

/** Runs a cleanup before the process exits on SIGINT, SIGTERM or SIGHUP. */
export function onStop(stop: () => Promise<void> | void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await stop();
      process.exit(0);
    });
  }
}

/**
 * Rejects requests whose Host header is not a name of this server: a page of another site could make its own host
 * name resolve to this address (DNS rebinding) and read the responses.
 */
function validateHost(handler: Handler, host: string | undefined): Handler {
  const isOwn = (name: string) =>
    isLoopbackName(name) ||
    (host !== undefined && [hostname().toLowerCase(), ...listNetworkNames(host)].includes(name));
  return (request, response) => {
    const { name } = readHostHeader(request.headers.host);
    if (isOwn(name)) return handler(request, response);
    response.setHeader('connection', 'close');
    sendText(response, 403, messages.otherHost(name, request.socket.localPort));
  };
}

export const isLoopbackName = (name: string) => LOOPBACK_NAMES.includes(name);

/** @example readHostHeader('[::1]:3000') // { name: '[::1]', port: 3000 } */
export function readHostHeader(header = ''): { name: string; port: number } {
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/s.exec(header) ?? [];
  return { name: name.toLowerCase(), port: Number(port) };
}

/** The host names in the URLs by which other machines reach the server. */
function listNetworkNames(host: string | undefined): string[] {
  if (host === undefined) return [];
  if (!ALL_NETWORKS.includes(host)) return isLoopbackName(toUrlHost(host)) ? [] : [toUrlHost(host)];
  const found = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return found
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => toUrlHost(address));
}

/** @example toUrlHost('::1') === '[::1]'; toUrlHost('Docs.lan') === 'docs.lan' */
function toUrlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}
