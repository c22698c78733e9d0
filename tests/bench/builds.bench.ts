import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from '../../src/node/lib/project.ts';
import { findSiteDir } from '../../src/node/lib/typedPath.ts';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { copyEnlarged } from '../support/generatedSite.ts';

export const name = 'builds';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Inside the project: what is compiled finds its packages. */
const WORK = cacheDir('bench-builds');
const CACHE = join(WORK, 'cache');
const DIST = join(WORK, 'dist');
const ASIDE = join(WORK, 'aside');

interface Step {
  name: string;
  prepare: (siteDir: string) => Promise<void>;
  /** Of a clean build of the base, at most. */
  share?: number;
}

/**
 * Takes folders out of the way. They are not deleted before all is measured: some file systems look at each file that
 * was deleted lately for each one that is made (ext4 without a journal), which tripled a build's time in the system.
 */
async function putAside(folders: readonly string[]): Promise<void> {
  await mkdir(ASIDE, { recursive: true });
  for (const folder of folders.filter((each) => existsSync(each)))
    await rename(folder, join(ASIDE, randomUUID()));
}

/** As in a fresh clone, but for what the cache still holds. */
const forget = (...names: string[]) => putAside([DIST, ...names.map((each) => join(CACHE, each))]);

const STEPS: readonly Step[] = [
  { name: 'nothing remembered', prepare: () => forget(''), share: 1 / 3 },
  {
    name: 'engine compiled',
    prepare: () => forget('pages', 'builds', 'outputs', 'snapshotKeys', 'snapshots', 'search'),
    share: 1 / 2,
  },
  { name: 'no change', prepare: async () => {}, share: 1 / 10 },
  { name: 'one page edited', prepare: editPage },
];

/** `npm run build` from the command to its end, in steps from a clean one on; beside a clean one of another checkout. */
export async function run({ pages, base }: BenchContext): Promise<BenchRow[]> {
  const site = await copyEnlarged(findSiteDir(), pages);
  try {
    const rows: BenchRow[] = [];
    const clean = base === undefined ? undefined : await buildBase(base, site.folder);
    if (clean !== undefined) rows.push(...toRows('base, nothing remembered', clean));
    for (const { name: step, prepare, share } of STEPS) {
      await prepare(site.folder);
      const limit = share && clean ? { cpu: clean.cpu * share, wall: clean.wall * share } : undefined;
      rows.push(...toRows(step, build(PROJECT, site.folder), limit));
    }
    return rows;
  } finally {
    await rm(WORK, { recursive: true, force: true });
    await site.remove();
  }
}

interface Seconds {
  cpu: number;
  wall: number;
}

function toRows(step: string, { cpu, wall }: Seconds, limit?: Seconds): BenchRow[] {
  return [
    { figure: `${step}, CPU`, value: cpu, unit: 's', ...(limit && { target: limit.cpu }) },
    { figure: `${step}, wall`, value: wall, unit: 's', ...(limit && { target: limit.wall }) },
  ];
}

async function editPage(siteDir: string): Promise<void> {
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  const page = manifest.versions[0]?.docs.find(({ inheritedFrom }) => inheritedFrom === undefined);
  if (page !== undefined) await appendFile(join(siteDir, page.file), '\n又一句话。\n');
}

/** A checkout with its packages; what it remembers is forgotten, where it keeps it in its own folders. */
async function buildBase(folder: string, siteDir: string): Promise<Seconds> {
  await putAside(['.cache', 'node_modules/.cache'].map((cache) => join(folder, cache)));
  return build(folder, siteDir);
}

/** The shell tells what a program and all that it started have used; on Windows there is none. */
function build(project: string, siteDir: string): Seconds {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-c', 'npm run build --silent >&2 && times'], {
    cwd: project,
    encoding: 'utf8',
    // Each project gives its processes its own options.
    env: { ...process.env, NODE_OPTIONS: '', SITE_DIR: siteDir, OUT_DIR: DIST, CACHE_DIR: CACHE },
  });
  if (status !== 0) throw new Error(`${project}：${stderr}`);
  // The shell's own line, then that of its children: user and system.
  const times = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)].slice(2);
  const cpu = times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
  return { cpu, wall: (performance.now() - start) / 1000 };
}
