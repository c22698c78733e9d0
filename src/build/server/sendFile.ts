// Answers a request with a file: validators, ranges, compression.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { compress, type Encoding, pickEncoding } from './compress.ts';
import { contentTypeOf, isCompressible } from './contentTypes.ts';
import type { FoundFile } from './findFile.ts';
import { readRange } from './range.ts';

export interface SendOptions {
  status?: number;
  cacheControl: string;
}

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, stats }: FoundFile,
  { status = 200, cacheControl }: SendOptions,
): Promise<void> {
  const type = contentTypeOf(file);
  const tag = `"${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}"`;
  const modified = stats.mtime.toUTCString();
  const isPage = status === 200;
  const range = isPage ? readRange(request.headers, { size: stats.size, tag, modified }) : undefined;
  const encoding =
    isCompressible(type) && range === undefined
      ? pickEncoding(request.headers['accept-encoding'])
      : undefined;

  response.setHeader('content-type', type);
  response.setHeader('cache-control', cacheControl);
  if (isCompressible(type)) response.setHeader('vary', 'accept-encoding');
  if (isPage) {
    // Compressed bytes differ from the file's: the tag names the content only, hence weak.
    response.setHeader('etag', encoding === undefined ? tag : `W/${tag}`);
    response.setHeader('last-modified', modified);
    response.setHeader('accept-ranges', 'bytes');
    if (isUnchanged(request, tag, modified)) return void response.writeHead(304).end();
  }
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'content-range': `bytes */${stats.size}` }).end();
  if (range !== undefined) {
    response.writeHead(206, {
      'content-length': range.end - range.start + 1,
      'content-range': `bytes ${range.start}-${range.end}/${stats.size}`,
    });
  } else if (encoding !== undefined) {
    return sendCompressed(request, response, { file, key: `${file}\n${tag}`, encoding, status });
  } else {
    response.writeHead(status, { 'content-length': stats.size });
  }
  if (request.method === 'HEAD') return void response.end();
  await pipeline(createReadStream(file, range), response);
}

async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { file, key, encoding, status }: { file: string; key: string; encoding: Encoding; status: number },
): Promise<void> {
  const body = await compress(key, encoding, () => readFile(file));
  response.writeHead(status, { 'content-encoding': encoding, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether the browser's copy is still the right one. */
function isUnchanged(request: IncomingMessage, tag: string, modified: string): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  if (tags !== undefined)
    return tags === '*' || tags.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === tag);
  return since !== undefined && Date.parse(modified) <= Date.parse(since);
}
