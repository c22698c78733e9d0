// Builds of other engines over one shared corpus, and ours of the same markdown: they lie beside the project
// (../shared/bench, its README).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../src/node/build/buildSite.ts';
import { cacheDir } from '../../src/node/lib/project.ts';

export const SHARED = fileURLToPath(new URL('../../../shared/bench', import.meta.url));

/** Folders of built sites by the name of their engine, `ours` first; undefined without the shared archives. */
export async function openPeers(work = cacheDir('bench-peers')): Promise<Record<string, string> | undefined> {
  if (!existsSync(SHARED)) {
    console.log(`没有 ${SHARED}，跳过与其他引擎的比较。`);
    return undefined;
  }
  await mkdir(work, { recursive: true });
  for (const archive of ['peers', 'corpus'])
    call('tar', ['xzf', join(SHARED, `${archive}.tar.gz`), '-C', work], work);
  const ours = join(work, 'ours');
  await buildSite({ siteDir: join(work, 'corpus'), outDir: ours, basePath: '/' });
  const peers = ['docusaurus3+search', 'starlight', 'docsify', 'rspress'];
  return { ours, ...Object.fromEntries(peers.map((peer) => [peer, join(work, 'peers', peer)])) };
}

/** Runs a program with its output shown. Throws if it fails. */
export function call(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args[0]} 以 ${status} 结束`);
}
