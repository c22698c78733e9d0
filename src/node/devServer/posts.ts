// Answers the server's own pages when they have something to be written. Under `npm start` and nowhere else.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../../lib/messageOf.ts';
import { explainError } from '../lib/describeError.ts';
import { findGateRefusal, MAX_SIZE, type Refusal, TOO_LARGE } from './saveGate.ts';
import type { Handler } from './siteHandler.ts';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Milliseconds in which an upload that was refused may end by itself. */
const LINGER = 5000;

/** What is answered to a request that may be made: its status, and what it says. */
export interface PostAnswer {
  status: number;
  value: object;
}

/** @param asked what was sent; nothing is known of it yet */
export type PostWork = (asked: unknown) => Promise<PostAnswer>;

/**
 * Makes handlers of what is to be done.
 * @param token that the server's own pages hold
 */
export function openPosts(token: string): (work: PostWork) => Handler {
  // One after the other, whoever asks: the second of two that write the same file has to hear of the first.
  let last: Promise<unknown> = Promise.resolve();
  return (work) => async (request, response) => {
    const refusal = findGateRefusal(request, token);
    if (refusal !== undefined) return refuse(request, response, refusal);
    try {
      const body = await readBody(request);
      if (body === undefined) return refuse(request, response, { status: 413, message: TOO_LARGE });
      const working = last.then(() => work(readJson(body)));
      last = working.catch(() => {});
      const { status, value } = await working;
      return answer(response, status, value);
    } catch (error) {
      console.error(explainError(error));
      return answer(response, 500, { message: '没有保存，原因见终端' });
    }
  };
}

/** Undefined for one that is too large, as soon as that is known. */
function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > MAX_SIZE) resolve(undefined);
      else pieces.push(piece);
    });
    request.on('end', () => resolve(Buffer.concat(pieces)));
    request.on('error', (cause) => {
      reject(new Error(`没有保存：上传在 ${size} 字节处中断（${messageOf(cause)}）`, { cause }));
    });
  });
}

/**
 * Answers while an upload is under way. What still comes is dropped: browsers report a connection that is closed under
 * an upload as a failure of the network, and nothing of the answer.
 */
function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const closing = setTimeout(() => request.destroy(), LINGER);
  request.once('close', () => clearTimeout(closing)).on('error', () => {});
  request.resume();
  response.setHeader('connection', 'close');
  const text = JSON.stringify({ message: refusal.message });
  response.writeHead(refusal.status, { ...HEADERS, 'content-length': Buffer.byteLength(text) });
  response.write(text);
  const isUpload = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (isUpload && !request.complete) request.once('end', () => response.end());
  else response.end();
}

/** Undefined for what is no JSON in UTF-8. */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, value: object): void {
  if (response.destroyed) return;
  response.writeHead(status, HEADERS);
  response.end(JSON.stringify(value));
}
