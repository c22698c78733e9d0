// Serves a folder the way GitHub Pages does.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeSafely, encodePath } from '../../core/site/urls/filePath.ts';
import { explainError } from '../lib/describeError.ts';
import { type FindFile, findFile, findPage, readPathNames } from './findFile.ts';
import { sendFile } from './sendFile.ts';
import { sendText } from './sendText.ts';

export interface SiteHandlerOptions {
  folder: string;
  /** Path below which the folder is served, with a slash at both ends. */
  base?: string;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** GitHub Pages lets browsers keep everything for ten minutes. */
const CACHE_CONTROL = 'max-age=600';

export function createSiteHandler({ folder, base = '/' }: SiteHandlerOptions): Handler {
  // Browsers send what is not ASCII encoded, people write it as it is read.
  const baseNames = decodeSafely(base).split('/').slice(1, -1);
  const top = encodePath(`/${baseNames.map((name) => `${name}/`).join('')}`);
  const find: FindFile = (names) => findFile(folder, names);
  return guard(async (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const asked = readPathNames(pathname);
    if (asked === undefined) return sendText(response, 400, '400：地址的写法有误');
    if (baseNames.some((name, at) => asked[at] !== name))
      return sendText(response, 404, `404：站点在 ${base} 之下`);
    const names = asked.slice(baseNames.length);
    if (names.length === 0) return redirect(response, top, query);
    const found = await findPage(find, names);
    if (found !== undefined) return sendFile(request, response, found, CACHE_CONTROL);
    if ((await findPage(find, [...names, ''])) !== undefined) {
      const path = names.filter(Boolean).map(encodeURIComponent).join('/');
      return redirect(response, `${top}${path}/`, query);
    }
    const notFound = await find(['404.html']);
    if (notFound === undefined) return sendText(response, 404, '404：没有这个文件');
    response.statusCode = 404;
    return sendFile(request, response, notFound, CACHE_CONTROL);
  });
}

/** What all handlers share: reading methods only, and an error answers instead of ending the server. */
export function guard(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Handler {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, '405：只能读取');
    }
    handle(request, response).catch((error: unknown) => {
      // A reader who leaves in the middle of a file is no failure.
      if (response.headersSent || response.destroyed) return response.destroy();
      console.error(explainError(error));
      sendText(response, 500, '500：服务器出错，原因见终端');
    });
  };
}

function redirect(response: ServerResponse, path: string, query: string | undefined): void {
  const location = query === undefined ? path : `${path}?${query}`;
  response.writeHead(301, { location, 'cache-control': CACHE_CONTROL }).end();
}
