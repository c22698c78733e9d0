// The server of `npm start`. It loads all that builds: not before a test needs it.
import type { DevServer } from '../../src/node/devServer/devServer.ts';

export async function startLiveServer(siteDir: string, port = 0): Promise<DevServer> {
  const { startDevServer } = await import('../../src/node/devServer/devServer.ts');
  return startDevServer(siteDir, port);
}
