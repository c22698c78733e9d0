// Handles POST requests of the pages of `npm start`, which may write files: only from this machine and this server's pages.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import { TOKEN_HEADER } from '../../core/site/manifest/saveRequest.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { explainError } from '../lib/errors.ts';
import { isLoopbackName, readHostHeader } from './listen.ts';
import { type Handler, MAX_FOLDERS } from './siteHandler.ts';

const { rejected } = messages;

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Bytes of a request body: more than a page with some pictures has. */
export const MAX_SIZE = 2 << 20;

/** Milliseconds that a client has to finish a rejected upload before the connection is closed. */
const LINGER = 5000;

export interface PostResult {
  status: number;
  value: object;
}

/** @param body parsed JSON that was not validated; undefined for another body */
export type PostAction = (body: unknown) => Promise<PostResult>;

interface Rejection {
  status: number;
  message: string;
}

interface RequestRule extends Rejection {
  isBroken: (request: IncomingMessage, token: string) => boolean;
}

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const REQUEST_RULES: readonly RequestRule[] = [
  { status: 405, message: rejected.method, isBroken: ({ method }) => method !== 'POST' },
  {
    status: 403,
    message: rejected.remote,
    isBroken: ({ socket }) => !LOOPBACK_ADDRESS.test(socket.remoteAddress ?? ''),
  },
  {
    status: 403,
    message: rejected.host,
    isBroken: ({ headers, socket }) => {
      const { name, port } = readHostHeader(headers.host);
      return !isLoopbackName(name) || port !== socket.localPort;
    },
  },
  {
    status: 403,
    message: rejected.origin,
    isBroken: ({ headers }) =>
      headers.origin?.toLowerCase() !== `http://${headers.host?.toLowerCase()}` ||
      (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin',
  },
  {
    status: 403,
    message: rejected.token,
    isBroken: ({ headers }, token) => headers[TOKEN_HEADER] !== token,
  },
  {
    status: 415,
    message: rejected.contentType,
    isBroken: ({ headers }) =>
      !/^application\/json(?:;\s*charset=utf-8)?$/i.test(headers['content-type'] ?? '') ||
      headers['content-encoding'] !== undefined,
  },
  {
    status: 413,
    message: rejected.tooLarge,
    isBroken: ({ headers }) => Number(headers['content-length'] ?? 0) > MAX_SIZE,
  },
];

/** Limits the lookups on disk and the folders that one request can make. */
export const isTooDeep = (path: string) => path.split('/').length > MAX_FOLDERS + 1;

/**
 * Creates handlers that respond with the JSON of an action.
 * @param token secret in the HTML of this server's pages
 */
export function createPostHandlers(token: string): (action: PostAction) => Handler {
  // Serialized: of two requests that write one file, the second must be validated against the result of the first.
  let last: Promise<unknown> = Promise.resolve();
  return (action) => async (request, response) => {
    const rejection = REQUEST_RULES.find(({ isBroken }) => isBroken(request, token));
    if (rejection !== undefined) return reject(request, response, rejection);
    try {
      const body = await readBody(request);
      if (body === undefined) return reject(request, response, { status: 413, message: rejected.tooLarge });
      const running = last.then(() => action(parseJson(body)));
      last = running.catch(() => {});
      const { status, value } = await running;
      return respond(response, status, value);
    } catch (error) {
      console.error(explainError(error));
      return respond(response, 500, { message: messages.saveFailed });
    }
  };
}

/** Resolves to undefined as soon as the body exceeds the limit: the answer comes before the upload has ended. */
function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_SIZE) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', (cause) => {
      reject(new Error(messages.uploadAborted(size, messageOf(cause)), { cause }));
    });
  });
}

/**
 * Responds during an upload and discards the rest of it: when the connection closes first, browsers report a network
 * error instead of the response.
 */
function reject(request: IncomingMessage, response: ServerResponse, { status, message }: Rejection): void {
  const closing = setTimeout(() => request.destroy(), LINGER);
  request.once('close', () => clearTimeout(closing)).on('error', () => {});
  request.resume();
  response.setHeader('connection', 'close');
  const text = JSON.stringify({ message });
  response.writeHead(status, { ...HEADERS, 'content-length': Buffer.byteLength(text) });
  response.write(text);
  const isUpload = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (isUpload && !request.complete) request.once('end', () => response.end());
  else response.end();
}

/** Undefined for invalid JSON or UTF-8. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function respond(response: ServerResponse, status: number, value: object): void {
  if (response.destroyed) return;
  response.writeHead(status, HEADERS);
  response.end(JSON.stringify(value));
}
