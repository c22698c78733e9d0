import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLiveUpdates } from '../../../../src/node/devServer/liveUpdates.ts';

/** A page that listens: its first answer, and what it has heard. */
async function listen(port: number, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; heard: () => string; next: () => Promise<void> }>(
    (resolve, reject) => {
      get({ host: '127.0.0.1', port, headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        const next = () => new Promise<void>((done) => response.once('data', () => done()));
        resolve({ status: response.statusCode ?? 0, heard: () => text, next });
      }).on('error', reject);
    },
  );
}

async function openHub() {
  const live = createLiveUpdates(() => [{ type: 'findings', findings: [] }]);
  const server = createServer(live.connect);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    live.close();
    server.close();
    server.closeAllConnections();
  });
  return { live, port: (server.address() as AddressInfo).port };
}

describe('createLiveUpdates', () => {
  it('sends the greeting to a new page, then events to all pages', async () => {
    const { live, port } = await openHub();
    const pages = [await listen(port), await listen(port)];
    await Promise.all(pages.map((page) => page.heard() || page.next()));
    const next = Promise.all(pages.map((page) => page.next()));
    live.send({ type: 'doc', file: 'docs/v8/安装.md' });
    await next;
    for (const page of pages) {
      expect(page.heard()).toBe(
        'retry: 500\n\ndata: {"type":"findings","findings":[]}\n\ndata: {"type":"doc","file":"docs/v8/安装.md"}\n\n',
      );
    }
  });

  it('rejects connections from another origin', async () => {
    const { port } = await openHub();
    expect((await listen(port, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await listen(port, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await listen(port, { origin: `http://127.0.0.1:${port}` })).status).toBe(200);
  });
});
