// The development server's answers: shells made on request, the engine's code from its
// output folder, everything else straight from the site folder.
import type { ServerResponse } from 'node:http';
import { describeRoute } from '../../core/head/pageHead.ts';
import { LIVE_PATH } from '../../core/model/liveEvent.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { MANIFEST_FILE, PARTS_FOLDER } from '../../core/parts/part.ts';
import { findRoute } from '../../core/paths/route.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import type { EngineBuild } from '../engine/compile.ts';
import { FEED_PATH, renderFeed } from '../machine/feed.ts';
import { OPEN_SEARCH_FILE, renderOpenSearch } from '../machine/openSearch.ts';
import { buildInlineScript } from '../site/inlineScript.ts';
import { publishManifest } from '../site/publishManifest.ts';
import { renderShell } from '../site/shell.ts';
import { assetsOfRoute } from '../site/sitePages.ts';
import { findFile, findPage, readPathNames } from './findFile.ts';
import type { LiveSearch } from './liveSearch.ts';
import type { LiveUpdates } from './liveUpdates.ts';
import { sendFile } from './sendFile.ts';
import { guard, type Handler, sendText } from './siteHandler.ts';

export interface DevHandlerOptions {
  siteDir: string;
  /** Where the engine's code is compiled to. */
  engineDir: string;
  /** The latest good build, or what is wrong with the code. */
  engine: () => Promise<EngineBuild | Error>;
  manifest: () => Manifest;
  /** A file of a search index, by the index's folder. */
  readSearchFile: LiveSearch['readFile'];
  live: LiveUpdates;
}

/** Always asked again: a writer must never see yesterday's text. */
const CACHE_CONTROL = 'no-cache';

export function createDevHandler(options: DevHandlerOptions): Handler {
  const { siteDir, engineDir, engine, manifest, readSearchFile, live } = options;
  const published = memoLast((current: Manifest) => publishManifest(siteDir, current));
  return guard(async (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    if (pathname === LIVE_PATH) return live.connect(request, response);
    const names = readPathNames(pathname);
    if (names === undefined) return sendText(response, 400, '400：地址的写法有误');
    const data = isData(pathname) ? (await published(manifest())).get(pathname.slice(1)) : undefined;
    if (data !== undefined) return send(response, 'application/json; charset=utf-8', data);
    const [folder, index = '', part = ''] = names;
    const script = folder === SEARCH_FOLDER ? await readSearchFile(index, part) : undefined;
    if (script !== undefined) return send(response, 'text/javascript; charset=utf-8', script);
    if (pathname === FEED_PATH)
      return send(response, 'application/xml; charset=utf-8', renderFeed(manifest()));
    if (pathname === `/${OPEN_SEARCH_FILE}`)
      return send(response, 'application/opensearchdescription+xml', renderOpenSearch(manifest().site));

    const isPublished = !names.some((name) => name.startsWith('.'));
    if (names[0] === 'assets') await engine();
    const file =
      (await findFile(engineDir, names)) ?? (isPublished ? await findFile(siteDir, names) : undefined);
    if (file !== undefined) return sendFile(request, response, file, CACHE_CONTROL);

    const route = findRoute(manifest(), pathname);
    const page = route.kind === 'notFound' && isPublished ? await findPage(siteDir, names) : undefined;
    if (page !== undefined) return sendFile(request, response, page, CACHE_CONTROL);
    const build = await engine();
    if (build instanceof Error) return sendText(response, 500, build.message);
    const html = renderShell({
      page: describeRoute(manifest(), route),
      assets: assetsOfRoute(build, route),
      root: '/',
      site: manifest().site,
      bootScript: await buildInlineScript(),
    });
    send(response, 'text/html; charset=utf-8', html, route.kind === 'notFound' ? 404 : 200);
  });
}

/** Whether an address may be one of those that a manifest is published in. */
function isData(pathname: string): boolean {
  return pathname === `/${MANIFEST_FILE}` || pathname.startsWith(`/${PARTS_FOLDER}/`);
}

/** Asked again for the same, it gives what it gave. */
function memoLast<T, R>(make: (of: T) => R): (of: T) => R {
  let last: { of: T; made: R } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, made: make(of) };
    return last.made;
  };
}

function send(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
}
