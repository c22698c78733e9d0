import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../lib/codeOf.ts';
import { forOwnHosts, listAddresses, listNetworkNames } from './ownHosts.ts';
import type { Handler } from './siteHandler.ts';

interface ListenOptions {
  /** The port that a person asked for: taken means an error. */
  port: number | undefined;
  /** Tried when nobody asked for one, then the next free one. */
  defaultPort: number;
  /** Name or address to listen on, `--host`; undefined: this machine alone can connect. */
  host?: string | undefined;
}

export interface Listening {
  port: number;
  close: () => void;
}

/** How far from the default port a free one is looked for. */
const ATTEMPTS = 20;

/** Starts a server that answers for its own hosts; says so when it had to take another port than usual. */
export async function listen(
  handler: Handler,
  { port, defaultPort, host }: ListenOptions,
): Promise<Listening> {
  const wanted = port ?? defaultPort;
  const last = port === undefined ? wanted + ATTEMPTS : wanted;
  for (let candidate = wanted; candidate <= last; candidate += 1) {
    const found = await tryPort(forOwnHosts(handler, host), listAddresses(host), candidate);
    if (found === undefined) continue;
    if (port === undefined && found.port !== defaultPort)
      console.log(`端口 ${defaultPort} 已被占用，改用 ${found.port}。`);
    return found;
  }
  throw new Error(
    `端口 ${wanted} 已被占用。请关掉占用它的程序，或者用 PORT 指定另一个端口，例如 PORT=${wanted + 1}。`,
  );
}

/** Prints where a server can be opened, and who can do so. */
export function printUrls(port: number, host: string | undefined, path = ''): void {
  console.log(`http://localhost:${port}${path}`);
  for (const name of listNetworkNames(host))
    console.log(`http://${name}:${port}${path}（网络上的其他电脑也能打开）`);
}

/** Listens at the same port of all addresses; undefined when another program has one of them. */
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
  let taken = port;
  for (const address of addresses) {
    const server = createServer(handler);
    try {
      await once(server.listen(taken, address), 'listening');
    } catch (error) {
      // A machine may lack IPv6, or have given a free port of the first address away on the second.
      if (servers.length > 0 && (isMissing(error) || port === 0)) continue;
      close();
      if (codeOf(error) === 'EADDRINUSE') return undefined;
      throw explain(error, address, port);
    }
    servers.push(server);
    taken = (server.address() as AddressInfo).port; // A string only for pipes, which we do not use.
  }
  return { port: taken, close };
}

function isMissing(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(String(codeOf(error)));
}

function explain(error: unknown, address: string, port: number): unknown {
  if (codeOf(error) === 'EACCES') return new Error(`没有使用端口 ${port} 的权限，请用 PORT 指定另一个端口。`);
  if (isMissing(error) || codeOf(error) === 'ENOTFOUND')
    return new Error(`这台电脑没有地址「${address}」，请检查 --host；0.0.0.0 表示它的所有地址。`);
  return error;
}

/** Ends the process cleanly on Ctrl-C, whoever sent it. */
export function onStop(stop: () => Promise<void> | void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await stop();
      process.exit(0);
    });
  }
}
