import type { IncomingMessage, ServerResponse } from 'node:http';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import type { LiveEvent } from '../../core/site/manifest/liveEvent.ts';
import { sendText } from './sendFile.ts';

/** Milliseconds: proxies close idle connections. */
const HEARTBEAT = 20_000;

export interface LiveUpdates {
  connect: (request: IncomingMessage, response: ServerResponse) => void;
  send: (event: LiveEvent) => void;
  close: () => void;
}

/**
 * Sends events to all open pages by Server-Sent Events.
 * @param greeting events for a page that has just connected
 */
export function createLiveUpdates(greeting: () => readonly LiveEvent[]): LiveUpdates {
  const clients = new Set<ServerResponse>();
  const heartbeat = setInterval(() => {
    for (const client of clients) client.write(':\n\n');
  }, HEARTBEAT);
  heartbeat.unref();
  return {
    connect: (request, response) => {
      if (!isSameOrigin(request)) return sendText(response, 403, messages.otherOrigin);
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.write(`retry: 500\n\n${greeting().map(toMessage).join('')}`);
      clients.add(response);
      response.on('close', () => clients.delete(response));
    },
    send: (event) => {
      for (const client of clients) client.write(toMessage(event));
    },
    close: () => {
      clearInterval(heartbeat);
      for (const client of clients) client.end();
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
