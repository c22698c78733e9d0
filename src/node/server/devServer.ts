// Puts the development server together: site folder, compiler, open pages.
import { cacheDir } from '../lib/cacheDir.ts';
import { printFindings } from '../report/printFindings.ts';
import { openContentChecker } from './contentChecker.ts';
import { createDevHandler } from './devHandler.ts';
import { listen } from './listen.ts';
import { openLiveEngine } from './liveEngine.ts';
import { openLiveSite } from './liveSite.ts';
import { createLiveUpdates } from './liveUpdates.ts';

const ENGINE_DIR = cacheDir('docs-dev');
const DEFAULT_PORT = 3000;

/** After this time, in milliseconds, a person wonders whether anything happens. */
const PATIENCE = 1000;

export interface DevServer {
  port: number;
  close: () => Promise<void>;
}

/** Starts the development server over a site folder; done when the first page can be answered. */
export async function startDevServer(siteDir: string, chosenPort: number | undefined): Promise<DevServer> {
  const hint = setTimeout(() => console.log('正在编译网页代码（第一次较慢，之后有缓存）……'), PATIENCE);
  const checker = openContentChecker(siteDir);
  const live = createLiveUpdates(() => [{ type: 'findings', findings: site.findings() }]);
  const [engine, site] = await Promise.all([
    openLiveEngine(ENGINE_DIR, () => {
      console.log('网页代码已重新编译。');
      live.send({ type: 'reload' });
    }),
    openLiveSite(siteDir, {
      check: checker.check,
      onNews: (news) => {
        live.send(news);
        if (news.type === 'findings') printFindings(news.findings, siteDir);
      },
    }),
  ]);
  const handler = createDevHandler({
    siteDir,
    engineDir: ENGINE_DIR,
    engine: engine.current,
    manifest: site.manifest,
    readSearchFile: site.readSearchFile,
    live,
  });
  const { server, port } = await listen(handler, { port: chosenPort, defaultPort: DEFAULT_PORT });
  await engine.current();
  clearTimeout(hint);
  console.log(`http://localhost:${port}`);
  site.startChecking();
  return {
    port,
    close: async () => {
      live.close();
      server.close();
      server.closeAllConnections();
      await Promise.all([checker.close(), site.close(), engine.close()]);
    },
  };
}
