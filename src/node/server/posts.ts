// Answers the server's own pages when they have something to be written. Under `npm start` and nowhere else.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../../lib/messageOf.ts';
import { explainError } from '../lib/describeError.ts';
import { findGateRefusal, MAX_SIZE, TOO_LARGE } from './saveGate.ts';
import type { Handler } from './siteHandler.ts';

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
    if (refusal !== undefined) {
      response.setHeader('connection', 'close');
      return answer(response, refusal.status, refusal);
    }
    try {
      const body = await readBody(request);
      if (body === undefined) {
        response.setHeader('connection', 'close');
        return answer(response, 413, { message: TOO_LARGE });
      }
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

/** Undefined for one that is too large, which is not read on. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of request) {
      size += piece.length;
      if (size > MAX_SIZE) return undefined;
      pieces.push(piece);
    }
  } catch (cause) {
    throw new Error(`没有保存：上传在 ${size} 字节处中断（${messageOf(cause)}）`, { cause });
  }
  return Buffer.concat(pieces);
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
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(value));
}
