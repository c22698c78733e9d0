// The published package, installed from its archive into an empty folder, as a team without a clone has it.
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from '../../src/node/lib/project.ts';
import { startCommand } from './runCommand.ts';

const run = promisify(execFile);
const npm = (cwd: string, ...args: string[]) =>
  run('npm', [...args, '--silent', '--no-audit', '--no-fund'], { cwd, shell: process.platform === 'win32' });

export interface InstalledPackage {
  /** The folder of the team, whose folder `docs` is a copy of a site. */
  folder: string;
  /** Bytes of the package's files. */
  unpackedSize: number;
  run: (...args: string[]) => Promise<{ stdout: string; stderr: string }>;
  /** Starts a command that serves, and returns what ends it. */
  start: (...args: string[]) => () => void;
}

export async function installPackage(site: string): Promise<InstalledPackage> {
  const built = cacheDir('test-package');
  const { code, stderr } = await startCommand('pack')('public', [], { OUT_DIR: built });
  if (code !== 0) throw new Error(stderr);
  const folder = await mkdtemp(join(tmpdir(), 'docs-team-'));
  const [{ filename, unpackedSize }] = JSON.parse((await npm(folder, 'pack', built, '--json')).stdout);
  await npm(folder, 'install', `./${filename}`);
  await cp(site, join(folder, 'docs'), { recursive: true });
  const bin = join(folder, 'node_modules/mojian/src/node/cli.mjs');
  const { CACHE_DIR: _, ...env } = process.env;
  return {
    folder,
    unpackedSize,
    run: (...args) => run(process.execPath, [bin, ...args], { cwd: folder, env }),
    start: (...args) => {
      const child = spawn(process.execPath, [bin, ...args], { cwd: folder, env, stdio: 'ignore' });
      return () => child.kill();
    },
  };
}
