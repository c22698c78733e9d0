// A server of the built site that can be lost, and can get another deployment.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteHandler } from '../../src/build/server/siteHandler.ts';
import { DIST, serve, type TestServer } from './server.ts';

export interface DeployedServer extends TestServer {
  /** No request is answered. */
  lose: () => void;
  find: () => void;
  /** Serves another folder in the same place. */
  deploy: (folder: string) => void;
}

export async function serveDeployments(basePath = '/'): Promise<DeployedServer> {
  const handlerOf = (folder: string) => createSiteHandler({ folder, base: basePath });
  let handler = handlerOf(DIST);
  let isLost = false;
  const server = await serve((request, response) => {
    if (isLost) return request.socket.destroy();
    return handler(request, response);
  }, basePath);
  return {
    ...server,
    lose: () => {
      isLost = true;
    },
    find: () => {
      isLost = false;
    },
    deploy: (folder) => {
      handler = handlerOf(folder);
    },
  };
}

export interface DistCopy {
  folder: string;
  remove: () => Promise<void>;
}

/** A copy of the built site whose scripts and styles have other hashes, as after a change of the engine. */
export async function copyDist(): Promise<DistCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-dist-'));
  await cp(DIST, folder, { recursive: true });
  const names = await readdir(join(folder, 'assets'));
  const hashes = new Set(names.flatMap((name) => /\.([\da-f]{8})\.\w+$/.exec(name)?.[1] ?? []));
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  hashes.add(/"id":"([\da-f]{8})"/.exec(worker)?.[1] ?? '');
  const change = (text: string) =>
    text.replace(/[\da-f]{8}/g, (hash) => (hashes.has(hash) ? [...hash].reverse().join('') : hash));
  for (const name of names) await rename(join(folder, 'assets', name), join(folder, 'assets', change(name)));
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.html$/.test(file) || /^assets[\\/].*\.js$/.test(file) || file === 'service-worker.js',
  );
  for (const file of files) {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
