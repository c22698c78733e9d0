import { randomBytes } from 'node:crypto';
import { devServerMessages as messages } from '#i18n/devServerMessages';
import { REFACTOR_PATH } from '../../core/site/manifest/refactorRequest.ts';
import { SAVE_PATH } from '../../core/site/manifest/saveRequest.ts';
import type { Locale } from '../../core/site/urls/localePaths.ts';
import { startWorkers } from '../compile/startWorkers.ts';
import { isPackage } from '../lib/cacheRoot.mjs';
import { explainError } from '../lib/errors.ts';
import { PROJECT } from '../lib/project.ts';
import { describeFindingNews } from '../report/printFindings.ts';
import type * as contentWorker from './content.worker.ts';
import { createDevHandler } from './devHandler.ts';
import { openLanguages } from './languages.ts';
import { listen, printUrls } from './listen.ts';
import { openLiveEngine } from './liveEngine.ts';
import { openLiveSite } from './liveSite.ts';
import { createLiveUpdates } from './liveUpdates.ts';
import { openMetadataCache, openMetadataStore } from './metadataCache.ts';
import { createPostHandlers } from './postHandler.ts';
import { createRefactorAction } from './refactorAction.ts';
import { createSaveAction } from './saveFiles.ts';
import type { buildIndexes } from './search.worker.ts';
import { sendText } from './sendFile.ts';
import type { Handler } from './siteHandler.ts';

const DEFAULT_PORT = 3000;

/** Milliseconds after which a slow start prints its first message. */
const HINT_DELAY = 1000;

export interface DevServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Starts the development server of a site folder; resolves when it can respond with the first page.
 * @param chosenPort an explicit port
 * @param host name or address to listen on; undefined: loopback only
 */
export async function startDevServer(
  siteDir: string,
  chosenPort: number | undefined,
  host?: string,
): Promise<DevServer> {
  const hint = setTimeout(() => isPackage(PROJECT) || console.log(messages.preparing), HINT_DELAY);
  const worker = await startWorkers<typeof contentWorker>('devServer/content.worker', [
    'checkWhole',
    'checkSome',
    'parsePages',
  ]);
  const live = createLiveUpdates(() => [{ type: 'findings' }]);
  const engine = openLiveEngine(() => {
    console.log(messages.recompiled);
    live.send({ type: 'reload' });
  });
  const pages = openMetadataCache({
    store: await openMetadataStore(siteDir),
    parse: (paths) => worker.parsePages(siteDir, paths),
  });
  const site = await openLiveSite(siteDir, {
    pages,
    checkWhole: () => worker.checkWhole(siteDir),
    checkSome: (files) => worker.checkSome(siteDir, files),
    buildIndexes: () => buildIndexesInWorker(siteDir),
    onEvent: live.send,
    onFindings: (findings, before) => {
      live.send({ type: 'findings' });
      for (const line of describeFindingNews(siteDir, findings, before)) console.log(line);
    },
  });
  const token = randomBytes(24).toString('hex');
  const languages = openLanguages({
    siteDir,
    site,
    pages,
    live,
    token,
    buildIndexes: (locale) => buildIndexesInWorker(siteDir, locale),
    onEvent: live.send,
    onRebuild: () => live.send({ type: 'reload' }),
  });
  const createPostHandler = createPostHandlers(token);
  const postHandlers = new Map([
    [SAVE_PATH, createPostHandler(createSaveAction(siteDir))],
    [
      REFACTOR_PATH,
      createPostHandler(
        createRefactorAction(siteDir, async (locale) => (await languages.siteOf(locale)).manifest()),
      ),
    ],
  ]);
  const handleRead = createDevHandler({
    siteDir,
    engine: engine.current,
    site: {
      ...site,
      readData: async (file) =>
        (await site.readData(file)) ?? languages.findFirst((other) => other.readData(file)),
      findSearchFile: async (file) =>
        (await site.findSearchFile(file)) ?? languages.findFirst((other) => other.findSearchFile(file)),
    },
    live,
    token,
  });
  const handler: Handler = (request, response) => {
    const post = postHandlers.get(request.url ?? '');
    if (post !== undefined) return post(request, response);
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    languages.find(pathname).then(
      (handle = handleRead) => handle(request, response),
      (error: unknown) => {
        console.error(explainError(error));
        sendText(response, 500, messages.serverError);
      },
    );
  };
  const listening = await listen(handler, { port: chosenPort, defaultPort: DEFAULT_PORT, host });
  const { port } = listening;
  await engine.current();
  clearTimeout(hint);
  printUrls(port, host);
  let isClosing = false;
  site.startWork().catch((error: unknown) => {
    // Closing the server ends the worker, which rejects pending calls: such errors are not printed.
    if (!isClosing) console.error(error);
  });
  return {
    port,
    close: async () => {
      isClosing = true;
      live.close();
      listening.close();
      site.close();
      await Promise.all([worker.end(), engine.close(), languages.close()]);
    },
  };
}

/** One worker process per build, whose exit frees the memory of all texts. */
async function buildIndexesInWorker(siteDir: string, locale?: Locale) {
  const worker = await startWorkers<{ buildIndexes: typeof buildIndexes }>('devServer/search.worker', [
    'buildIndexes',
  ]);
  return worker.buildIndexes(siteDir, locale).finally(() => worker.end());
}
