// A server of the built site that can be lost, and can get another deployment.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlainHandler, DIST, serve, type TestServer } from './server.ts';

export interface DeployedServer extends TestServer {
  /** `lost`: no connection; `silent`: no answer; `broken`: a proxy's page instead of any. */
  state: 'well' | 'lost' | 'silent' | 'broken';
  /** Serves another folder in the same place. */
  deploy: (folder: string) => void;
}

export async function serveDeployments(basePath = '/'): Promise<DeployedServer> {
  const handlerOf = (folder: string) => createPlainHandler({ folder, base: basePath });
  let handler = handlerOf(DIST);
  const server = await serve((request, response) => {
    if (deployed.state === 'lost') request.socket.destroy();
    if (deployed.state === 'broken')
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service Unavailable</h1>');
    if (deployed.state === 'well') handler(request, response);
  }, basePath);
  const deployed: DeployedServer = {
    ...server,
    state: 'well',
    deploy: (folder) => {
      handler = handlerOf(folder);
    },
  };
  return deployed;
}

export interface DistCopy {
  folder: string;
  /** Changes the files whose path matches. */
  edit: (wanted: RegExp, change: (text: string) => string) => Promise<void>;
  /** Where a part of the application is, from the site's root. */
  findPart: (name: string) => Promise<string>;
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
  const edit: DistCopy['edit'] = async (wanted, rewrite) => {
    for (const file of await readdir(folder, { recursive: true })) {
      const path = join(folder, file);
      if (wanted.test(file)) await writeFile(path, rewrite(await readFile(path, 'utf8')));
    }
  };
  await edit(/\.html$|^assets[\\/].*\.js$|^service-worker\.js$/, change);
  const findPart = async (part: string) => {
    const files = await readdir(join(folder, 'assets'));
    return `assets/${files.find((file) => file.startsWith(`${part}.`) && file.endsWith('.js'))}`;
  };
  return { folder, edit, findPart, remove: () => rm(folder, { recursive: true, force: true }) };
}
