import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../lib/codeOf.ts';
import type { Handler } from './siteHandler.ts';

interface ListenOptions {
  /** The port that a person asked for: taken means an error. */
  port: number | undefined;
  /** Tried when nobody asked for one, then the next free one. */
  defaultPort: number;
}

/** How far from the default port a free one is looked for. */
const ATTEMPTS = 20;

/** Starts a server; says so when it had to take another port than usual. */
export async function listen(
  handler: Handler,
  { port, defaultPort }: ListenOptions,
): Promise<{ server: Server; port: number }> {
  const server = createServer(handler);
  const wanted = port ?? defaultPort;
  const last = port === undefined ? wanted + ATTEMPTS : wanted;
  for (let candidate = wanted; candidate <= last; candidate += 1) {
    if (!(await tryPort(server, candidate))) continue;
    const taken = (server.address() as AddressInfo).port; // A string only for pipes, which we do not use.
    if (port === undefined && taken !== defaultPort)
      console.log(`端口 ${defaultPort} 已被占用，改用 ${taken}。`);
    return { server, port: taken };
  }
  throw new Error(
    `端口 ${wanted} 已被占用。请关掉占用它的程序，或者用 PORT 指定另一个端口，例如 PORT=${wanted + 1}。`,
  );
}

/** False when another program has the port. */
async function tryPort(server: Server, port: number): Promise<boolean> {
  try {
    await once(server.listen(port), 'listening');
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') return false;
    throw code === 'EACCES' ? new Error(`没有使用端口 ${port} 的权限，请用 PORT 指定另一个端口。`) : error;
  }
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
