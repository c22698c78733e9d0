// Tells the open pages what changed, by Server-Sent Events.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveEvent } from '../../core/site/manifest/liveEvent.ts';
import { sendText } from './sendText.ts';

/** Proxies close a connection on which nothing is said. */
const HEARTBEAT = 20_000;

export interface LiveUpdates {
  connect: (request: IncomingMessage, response: ServerResponse) => void;
  send: (event: LiveEvent) => void;
  close: () => void;
}

/** A hub of open pages. `greeting` is what a page that has just connected should know. */
export function createLiveUpdates(greeting: () => readonly LiveEvent[]): LiveUpdates {
  const pages = new Set<ServerResponse>();
  const heartbeat = setInterval(() => {
    for (const page of pages) page.write(':\n\n');
  }, HEARTBEAT);
  heartbeat.unref();
  return {
    connect: (request, response) => {
      if (!isSameOrigin(request)) return sendText(response, 403, '403：只有同源的页面可以连接');
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.write(`retry: 500\n\n${greeting().map(toMessage).join('')}`);
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    send: (event) => {
      for (const page of pages) page.write(toMessage(event));
    },
    close: () => {
      clearInterval(heartbeat);
      for (const page of pages) page.end();
    },
  };
}

function toMessage(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || headers.origin.replace(/^https?:\/\//, '') === headers.host;
}
