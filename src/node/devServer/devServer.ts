// Puts the development server together: site folder, engine, open pages.

import { randomBytes } from 'node:crypto';
import { PAGES_PATH } from '../../core/site/manifest/pagesRequest.ts';
import { SAVE_PATH } from '../../core/site/manifest/saveRequest.ts';
import { openBeside } from '../lib/openBeside.ts';
import { describeFindingNews } from '../report/findingNews.ts';
import { openBriefStore } from './briefStore.ts';
import type * as contentBeside from './contentBeside.ts';
import { createDevHandler } from './devHandler.ts';
import { listen, printUrls } from './listen.ts';
import { openLiveEngine } from './liveEngine.ts';
import { openLiveFacts } from './liveFacts.ts';
import { openLiveSite } from './liveSite.ts';
import { createLiveUpdates } from './liveUpdates.ts';
import { createPagesWork } from './pagesWork.ts';
import { openPosts } from './posts.ts';
import { createSaveWork } from './saveWork.ts';
import type { buildIndexes } from './searchBeside.ts';
import type { Handler } from './siteHandler.ts';

const DEFAULT_PORT = 3000;

/** After this time, in milliseconds, a person wonders whether anything happens. */
const PATIENCE = 1000;

export interface DevServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Starts the development server over a site folder; done when the first page can be answered.
 * @param host name or address to listen on; undefined: this machine alone can connect
 */
export async function startDevServer(
  siteDir: string,
  chosenPort: number | undefined,
  host?: string,
): Promise<DevServer> {
  const hint = setTimeout(
    () => console.log('正在准备（第一次要编译网页代码，较慢；之后有缓存）……'),
    PATIENCE,
  );
  const work = await openBeside<typeof contentBeside>('src/node/devServer/contentBeside.ts', [
    'checkWhole',
    'checkSome',
    'readBriefs',
  ]);
  const live = createLiveUpdates(() => [{ type: 'findings' }]);
  const engine = openLiveEngine(() => {
    console.log('网页代码已重新编译。');
    live.send({ type: 'reload' });
  });
  const facts = openLiveFacts({ store: await openBriefStore(siteDir), parse: work.readBriefs });
  const site = await openLiveSite(siteDir, {
    facts,
    checkWhole: () => work.checkWhole(siteDir),
    checkSome: (files) => work.checkSome(siteDir, files),
    buildIndexes: () => buildIndexesBeside(siteDir),
    onNews: live.send,
    onFindings: (findings, before) => {
      live.send({ type: 'findings' });
      for (const line of describeFindingNews(siteDir, findings, before)) console.log(line);
    },
  });
  const token = randomBytes(24).toString('hex');
  const post = openPosts(token);
  const posts = new Map([
    [SAVE_PATH, post(createSaveWork(siteDir))],
    [PAGES_PATH, post(createPagesWork(siteDir, site.manifest))],
  ]);
  const read = createDevHandler({ siteDir, engine: engine.current, site, live, token });
  const handler: Handler = (request, response) => (posts.get(request.url ?? '') ?? read)(request, response);
  const listening = await listen(handler, { port: chosenPort, defaultPort: DEFAULT_PORT, host });
  const { port } = listening;
  await engine.current();
  clearTimeout(hint);
  printUrls(port, host);
  let isClosing = false;
  site.startWork().catch((error: unknown) => {
    // What is done beside ends with the server.
    if (!isClosing) console.error(error);
  });
  return {
    port,
    close: async () => {
      isClosing = true;
      live.close();
      listening.close();
      site.close();
      await Promise.all([work.end(), engine.close()]);
    },
  };
}

/** Who has made large indexes holds all texts: that process ends with its work. */
async function buildIndexesBeside(siteDir: string) {
  const beside = await openBeside<{ buildIndexes: typeof buildIndexes }>(
    'src/node/devServer/searchBeside.ts',
    ['buildIndexes'],
  );
  return beside.buildIndexes(siteDir).finally(() => beside.end());
}
