// Answers a writer's page that has files to be written. Under `npm start` and nowhere else.
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { SaveRequest } from '../../core/model/saveRequest.ts';
import { saveFiles } from './saveFiles.ts';
import { findGateRefusal, MAX_SIZE } from './saveGate.ts';
import type { Handler } from './siteHandler.ts';

/** @param token that the server's own pages hold */
export function createSaveHandler(siteDir: string, token: string): Handler {
  // One after the other: the second of two that save the same file has to hear of the first.
  let last: Promise<unknown> = Promise.resolve();
  return async (request, response) => {
    const refusal = findGateRefusal(request, token);
    if (refusal !== undefined) {
      response.setHeader('connection', 'close');
      return answer(response, refusal.status, refusal);
    }
    try {
      const body = await readBody(request);
      if (body === undefined) {
        response.setHeader('connection', 'close');
        return answer(response, 413, { message: '内容太大' });
      }
      const asked = v.safeParse(SaveRequest, readJson(body));
      if (!asked.success) return answer(response, 400, { message: '请求的内容有误' });
      const saving = last.then(() => saveFiles(siteDir, asked.output.files));
      last = saving.catch(() => {});
      const saved = await saving;
      return answer(response, 'status' in saved ? saved.status : 200, saved);
    } catch (error) {
      console.error(error);
      return answer(response, 500, { message: '没有保存，原因见终端' });
    }
  };
}

/** Undefined for one that is too large, which is not read on. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size > MAX_SIZE) return undefined;
    pieces.push(piece);
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
