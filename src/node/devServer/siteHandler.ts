// Serves a folder by the rules of GitHub Pages.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import { decodeSafely, encodePath } from '../../core/site/urls/filePath.ts';
import { explainError } from '../lib/errors.ts';
import { existsAs } from '../lib/listFiles.ts';
import { sendFile, sendText } from './sendFile.ts';

export interface SiteHandlerOptions {
  folder: string;
  /** URL path of the site, with a slash at both ends. */
  base?: string;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Finds the file for the decoded names of a URL path, if it may be served. */
export type FindFile = (names: readonly string[]) => Promise<string | undefined>;

/** Limits the lookups on disk that one request can cause; no site nests folders as deep. */
export const MAX_FOLDERS = 64;

/** The cache time of GitHub Pages. */
const CACHE_CONTROL = 'max-age=600';

export function createSiteHandler({ folder, base = '/' }: SiteHandlerOptions): Handler {
  // Browsers percent-encode the path, an option of the command need not be encoded.
  const baseNames = decodeSafely(base).split('/').slice(1, -1);
  const top = encodePath(`/${baseNames.map((name) => `${name}/`).join('')}`);
  const find: FindFile = (names) => findFile(folder, names);
  return createReadHandler(async (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const requested = readPathNames(pathname);
    if (requested === undefined) return sendText(response, 400, messages.badUrl);
    if (baseNames.some((name, at) => requested[at] !== name))
      return sendText(response, 404, messages.notBelow(base));
    const names = requested.slice(baseNames.length);
    if (names.length === 0) return redirect(response, top, query);
    const found = await findPage(find, names);
    if (found !== undefined) return sendFile(request, response, found, CACHE_CONTROL);
    if ((await findPage(find, [...names, ''])) !== undefined) {
      const path = names.filter(Boolean).map(encodeURIComponent).join('/');
      return redirect(response, `${top}${path}/`, query);
    }
    const notFound = await find(['404.html']);
    if (notFound === undefined) return sendText(response, 404, messages.noFile);
    response.statusCode = 404;
    return sendFile(request, response, notFound, CACHE_CONTROL);
  });
}

/** Responds to GET and HEAD, and with status 500 where the handler throws. */
export function createReadHandler(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Handler {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, messages.readOnly);
    }
    handle(request, response).catch((error: unknown) => {
      // The client may have closed the connection in the middle of a file.
      if (response.headersSent || response.destroyed) return response.destroy();
      console.error(explainError(error));
      sendText(response, 500, messages.serverError);
    });
  };
}

/**
 * The decoded names in a URL path; undefined where it is malformed, too deep or leaves the folder.
 * @example readPathNames('/docs/%E5%AE%89/') gives ['docs', '安', '']
 */
export function readPathNames(pathname: string): string[] | undefined {
  try {
    const names = pathname.replace(/^\/+/, '').split('/').map(decodeURIComponent);
    // An encoded slash or backslash would change the folder after the URL was parsed.
    const isUnsafe = (name: string) =>
      name === '..' || name === '.' || /[/\\\0]/.test(name) || /^[a-z]:$/i.test(name);
    return names.length > MAX_FOLDERS + 1 || names.some(isUnsafe) ? undefined : names;
  } catch {
    return undefined;
  }
}

export async function findFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  if (names.at(-1) === '') return undefined;
  const file = join(folder, ...names);
  return (await existsAs('file', file)) ? file : undefined;
}

/** Resolves a page like GitHub Pages: `/x` to x or x.html, `/x/` only to x/index.html. */
export async function findPage(find: FindFile, names: readonly string[]): Promise<string | undefined> {
  if (names.at(-1) === '') return find([...names.slice(0, -1), 'index.html']);
  return (await find(names)) ?? find([`${names.join('/')}.html`]);
}

function redirect(response: ServerResponse, path: string, query: string | undefined): void {
  const location = query === undefined ? path : `${path}?${query}`;
  response.writeHead(301, { location, 'cache-control': CACHE_CONTROL }).end();
}
