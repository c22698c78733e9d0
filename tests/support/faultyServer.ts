// The built site on a server that can lose files. Unlike a request that a test answers in
// the browser, its answers pass the browser's own cache.
import { createPlainHandler, DIST, serve, type TestServer } from './server.ts';

export interface FaultyServer extends TestServer {
  /** What stands here is answered with its status and nothing else, or never; or its connection is lost. */
  faults: Map<string, Fault>;
  /** Paths that were asked for, in order. */
  asked: string[];
}

type Fault = number | 'silence' | 'lost';

/** Serves the built site; paths in `faults` are lost. */
export async function serveWithFaults(): Promise<FaultyServer> {
  const handler = createPlainHandler({ folder: DIST });
  const faults = new Map<string, Fault>();
  const asked: string[] = [];
  const server = await serve((request, response) => {
    const path = decodeURI(request.url ?? '').replace(/\?.*/, '');
    asked.push(path);
    const status = faults.get(path);
    if (status === undefined) return handler(request, response);
    if (status === 'silence') return;
    if (status === 'lost') return request.socket.destroy();
    return response.writeHead(status, { 'content-type': 'text/plain' }).end('lost');
  });
  return { ...server, faults, asked };
}
