// nginx, where this machine has it, with the configuration that a kit brings.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestServer } from './server.ts';

export const NGINX_CONF = fileURLToPath(new URL('../../src/node/kit/files/en/nginx.conf', import.meta.url));

/** Serves a folder with the kit's configuration: all but the port and the folder is as written. */
export async function startNginx(root: string): Promise<TestServer> {
  const home = await mkdtemp(join(tmpdir(), 'docs-nginx-'));
  const port = await findPort();
  const written = await readFile(NGINX_CONF, 'utf8');
  const conf = written
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/srv/docs;', `"${root}";`);
  await writeFile(join(home, 'docs.conf'), conf);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`);
  // Started by root it would read as nobody, who may not enter folders of ours.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user} daemon off; pid pid; events {} http { access_log off; ${paths.join(' ')} include docs.conf; }`;
  await writeFile(join(home, 'nginx.conf'), main);
  const nginx = spawn('nginx', ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url, nginx);
  return {
    url,
    close: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on. */
export async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A string only for pipes.
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitFor(url: string, { exitCode }: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (exitCode !== null) break;
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx did not answer at ${url}`);
}
