import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Handler } from '../../src/node/devServer/siteHandler.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Serves with a handler while the test runs. Requests go out as written: no clean-up of paths, no decompression. */
export async function openHandler(handler: Handler) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo; // A string only for pipes.
  return (path: string, headers: Record<string, string> = {}, method = 'GET', sent?: string | Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      asked.on('error', reject).end(sent);
    });
}
