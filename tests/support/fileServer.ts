// A server that gives files and nothing else: no rewritten addresses, no pages of its own.
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Handler } from '../../src/node/devServer/siteHandler.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown',
};

export interface FileServerOptions {
  /** What some servers give in the place of a missing file, with status 200. */
  fallback?: string;
  /** Content types by file ending that differ from the usual ones. */
  types?: Readonly<Record<string, string>>;
}

export function createFileHandler(folder: string, { fallback, types }: FileServerOptions = {}): Handler {
  const known = { ...TYPES, ...types };
  return async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const named = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const found = await stat(named).catch(() => undefined);
    const file = found?.isFile() ? named : fallback && join(folder, fallback);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const tag = `"${(await stat(file)).mtimeMs}"`;
    const headers = { 'content-type': known[extname(file)] ?? 'application/octet-stream', etag: tag };
    if (request.headers['if-none-match'] === tag) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(await readFile(file));
  };
}
