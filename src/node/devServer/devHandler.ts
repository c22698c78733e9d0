// Handles the requests of `npm start`: pages are rendered as shells, bundles are served from the compiler's output, other
// files from the site folder.
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import { PUBLISHED_WORD_TABLE } from '../../core/constants.ts';
import { SEARCH_FOLDER } from '../../core/search/index/indexFiles.ts';
import { describeRoute } from '../../core/site/head/pageHead.ts';
import { FIELDS_PATH, FINDINGS_PATH, LIVE_PATH } from '../../core/site/manifest/liveEvent.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { SAVE_TOKEN } from '../../core/site/manifest/saveRequest.ts';
import { MANIFEST_FILE, SHARDS_FOLDER } from '../../core/site/shards/shard.ts';
import { homePath, localPath } from '../../core/site/urls/localePaths.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { findRoute } from '../../core/site/urls/route.ts';
import { describeFields } from '../adapters/engineFields.ts';
import { isHtmlAttachment, renderAttachment } from '../build/attachmentPage.ts';
import { findLanguageScript } from '../build/languageScript.ts';
import { assetsOfRoute, type ShellAssets } from '../build/outputFiles.ts';
import { renderShell } from '../build/shell.ts';
import { findSiteAssets } from '../build/siteAssets.ts';
import { renderWordTable } from '../copywriting/readWordTable.ts';
import { listFeedFiles } from '../feeds/generatedFiles.ts';
import { isInOutput } from '../lib/listFiles.ts';
import { findOnDisk } from '../lib/rootFiles.ts';
import { yieldInSlices } from '../lib/scheduling.ts';
import { isPublic } from '../lib/siteLinks.ts';
import type { LiveEngine } from './liveEngine.ts';
import type { LiveSite } from './liveSite.ts';
import type { LiveUpdates } from './liveUpdates.ts';
import { findPageFindings } from './pageFindings.ts';
import { sendFile, sendText } from './sendFile.ts';
import {
  createReadHandler,
  type FindFile,
  findFile,
  findPage,
  type Handler,
  readPathNames,
} from './siteHandler.ts';

export interface DevHandlerOptions {
  siteDir: string;
  /** Folder with the output of the language's compiler, `assets/en/`; that of the default language is at the root. */
  scriptFolder?: string;
  engine: LiveEngine['current'];
  site: Pick<
    LiveSite,
    'manifest' | 'foreignEngine' | 'readData' | 'findings' | 'isUnpublished' | 'findSearchFile'
  >;
  live: LiveUpdates;
  /** Secret in the HTML of this server's pages, which a save must send (postHandler.ts). */
  token: string;
}

const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Browsers revalidate each file, so that a reload renders an edit. */
const CACHE_CONTROL = 'no-cache';

export function createDevHandler(options: DevHandlerOptions): Handler {
  const { siteDir, scriptFolder = '', engine, site, live, token } = options;
  const findPublic: FindFile = async (names) => {
    const path = names.join('/');
    const found = names.at(-1) !== '' && isPublic(path) ? await findOnDisk(siteDir, path) : undefined;
    if (found === undefined || (await isInOutput(siteDir, path)) || (await site.isUnpublished(path)))
      return undefined;
    return found;
  };
  return createReadHandler(async (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    if (pathname === LIVE_PATH) return live.connect(request, response);
    if (pathname === FINDINGS_PATH) {
      const path = new URLSearchParams(query).get('path') ?? '/';
      const findings = await findPageFindings(siteDir, site.manifest(), site.findings(), path);
      return send(response, JSON_TYPE, JSON.stringify(findings));
    }
    if (pathname === localPath(site.manifest(), FIELDS_PATH))
      return send(response, JSON_TYPE, JSON.stringify(describeFields(site.foreignEngine())));
    const names = readPathNames(pathname);
    if (names === undefined) return sendText(response, 400, messages.badUrl);
    const home = homePath(site.manifest());
    const dataFile = findDataFile(home, pathname);
    const data = dataFile && (await site.readData(dataFile));
    if (data !== undefined) return send(response, JSON_TYPE, data);
    const [folder, ...path] = names;
    const index = folder === SEARCH_FOLDER ? await site.findSearchFile(path.join('/')) : undefined;
    if (index !== undefined) return sendFile(request, response, index, CACHE_CONTROL);
    const feed = await renderFeed(siteDir, site.manifest(), names, findPublic);
    if (feed !== undefined) return send(response, feed.type, feed.text);

    if (pathname === `/${PUBLISHED_WORD_TABLE}`)
      return send(response, JSON_TYPE, await renderWordTable(siteDir));

    const script = pathname.startsWith(`/${scriptFolder}assets/`)
      ? await findEngineFile(engine, names.slice(scriptFolder.split('/').length - 1))
      : undefined;
    if (script !== undefined) return sendFile(request, response, script, CACHE_CONTROL);
    const route = findRoute(site.manifest(), pathname);
    // The precedence of a build (node/build/siteUrls.ts): markdown, pages, other files.
    const isFileFirst = route.kind === 'notFound' || isMarkdownFile(pathname);
    const file = isFileFirst ? await findPage(findPublic, names) : undefined;
    const inside = file && relative(siteDir, file).split(sep).join('/');
    if (inside && isHtmlAttachment(site.manifest(), inside))
      return send(response, HTML_TYPE, renderAttachment(inside, await readFile(file)));
    if (file !== undefined) return sendFile(request, response, file, CACHE_CONTROL);
    const running = await engine();
    if (running instanceof Error) return sendText(response, 500, running.message);
    const html = renderShell({
      page: describeRoute(site.manifest(), route),
      assets: inScriptFolder(assetsOfRoute(running.build, route), scriptFolder),
      root: '/',
      languageScript: findLanguageScript(site.manifest(), route, running.scripts),
      site: site.manifest().site,
      locales: site.manifest().locales,
      bootScript: running.scripts.boot,
      siteAssets: await findSiteAssets(siteDir, running.scripts.siteScript),
      siteHead: `<meta name="${SAVE_TOKEN}" content="${token}">`,
    });
    send(response, HTML_TYPE, html, route.kind === 'notFound' ? 404 : 200);
  });
}

/** Sitemap, feed, `llms.txt` and the like. */
async function renderFeed(
  siteDir: string,
  manifest: Manifest,
  names: readonly string[],
  findPublic: FindFile,
) {
  const found = listFeedFiles(siteDir, manifest).find(({ file }) => file === names.join('/'));
  if (found?.isOverridable && (await findPublic(names)) !== undefined) return undefined;
  const text = await found?.render();
  await yieldInSlices();
  return found && text !== undefined ? { type: found.type, text } : undefined;
}

async function findEngineFile(engine: LiveEngine['current'], names: readonly string[]) {
  const running = await engine();
  return running instanceof Error ? undefined : findFile(running.folder, names);
}

/** The manifest, or a shard of it, at a path. The shards of all languages are in one folder. */
function findDataFile(home: string, pathname: string): string | undefined {
  if (pathname === home + MANIFEST_FILE) return MANIFEST_FILE;
  return pathname.startsWith(`/${SHARDS_FOLDER}/`) ? pathname.slice(1) : undefined;
}

/** The files of a language's engine, which are named like those of another one. */
function inScriptFolder(assets: ShellAssets, folder: string): ShellAssets {
  const place = (files: readonly string[]) => files.map((file) => folder + file);
  return { scripts: place(assets.scripts), styles: place(assets.styles), parts: place(assets.parts) };
}

function send(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  // A Buffer, since Node would copy a string into one string with the headers before it encodes both.
  response.end(Buffer.from(text));
}
