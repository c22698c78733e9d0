import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { appendFileSync, writeFileSync } from 'node:fs';
import promises, { rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIVE_PATH, type LiveEvent } from '../../src/core/site/manifest/liveEvent.ts';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';
import { startDevServer } from '../../src/node/devServer/devServer.ts';
import { findSiteDir } from '../../src/node/lib/typedPath.ts';
import { buildManifest } from '../../src/node/manifest/buildManifest.ts';
import type { BenchContext, BenchRow } from '../../src/node/testing/bench.ts';
import { WORD_TABLE_FILE } from '../../src/writer/copywriting/wordTable.ts';
import { copyEnlarged } from '../support/generatedSite.ts';

export const name = 'start';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const SAVES = 20;
const FEW_EDITS = 100;
const MANY_EDITS = 2000;
const SWITCHED = 500;

/** `npm start`: the first page, what a save costs, and what a day of edits leaves behind. */
export async function run({ pages }: BenchContext): Promise<BenchRow[]> {
  const site = await copyEnlarged(findSiteDir(), pages);
  // Mixed sentences are no texts to judge: there would be more findings than words.
  await rm(join(site.folder, WORD_TABLE_FILE), { force: true });
  try {
    const { manifest } = await buildManifest(site.folder, { lastUpdates: false, drafts: false });
    const page = findPage(manifest);
    const first = await timeFirstPage(site.folder, page.path);
    const second = await timeFirstPage(site.folder, page.path);
    return [
      { figure: 'first start, first page', value: first.page, unit: 'ms' },
      { figure: 'first start, everything read and checked', value: first.whole, unit: 'ms' },
      { figure: 'second start, first page', value: second.page, unit: 'ms', target: 3000 },
      ...(await editAll(site.folder, page)),
      ...(await switchBranch(site.folder, manifest)),
    ];
  } finally {
    await site.remove();
  }
}

interface EditedPage {
  path: string;
  file: string;
}

function findPage({ versions }: Manifest): EditedPage {
  const page = versions[0]?.docs.filter(({ inheritedFrom }) => inheritedFrom === undefined).at(-1);
  if (page === undefined) throw new Error('站点没有可以编辑的页面');
  return page;
}

/** From the command to the first page, and to the end of the first check. */
async function timeFirstPage(siteDir: string, path: string): Promise<{ page: number; whole: number }> {
  const start = performance.now();
  const server = spawn(process.execPath, ['src/node/run.mjs', 'start'], {
    cwd: PROJECT,
    env: { ...process.env, SITE_DIR: siteDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  const waitFor = async (pattern: RegExp) => {
    while (!pattern.test(told)) told += String((await once(server.stdout, 'data'))[0]);
    return pattern.exec(told)?.[0] ?? '';
  };
  const address = await waitFor(/http:\/\/localhost:\d+/);
  const answer = await fetch(new URL(path, address));
  await answer.text();
  const page = performance.now() - start;
  await waitFor(/内容检查/);
  const whole = performance.now() - start;
  server.kill('SIGTERM');
  await once(server, 'exit');
  return { page, whole };
}

async function editAll(siteDir: string, page: EditedPage): Promise<BenchRow[]> {
  const startReads = countReads(siteDir);
  const server = await startDevServer(siteDir, 0);
  const readAtStart = startReads();
  const address = `http://localhost:${server.port}`;
  const events = await listen(address);
  await (await fetch(address + page.path)).text();
  await events.next('findings');
  const path = join(siteDir, page.file);
  const text = fs.readFileSync(path, 'utf8');
  let count = 0;
  const edit = async () => {
    count += 1;
    const seen = events.next('doc');
    writeFileSync(path, `${text}\n第 ${count} 次编辑。\n`);
    await seen;
  };

  const times: number[] = [];
  const saveReads = countReads(siteDir);
  for (let save = 0; save < SAVES; save += 1) {
    const start = performance.now();
    await edit();
    const seen = await (await fetch(`${address}/${encodeURI(page.file)}`)).text();
    if (!seen.includes(`第 ${count} 次编辑`)) throw new Error('改过的文件没有送到');
    times.push(performance.now() - start);
  }
  const readPerSave = saveReads() / SAVES;
  const holdings: number[] = [];
  for (const edits of [FEW_EDITS, MANY_EDITS]) {
    while (count < edits) await edit();
    holdings.push(await settledHeap());
  }
  const [few = 1, many = 1] = holdings;
  const helpers = spawnSync('ps', ['-o', 'rss=', '--ppid', String(process.pid)], { encoding: 'utf8' }).stdout;
  events.close();
  await server.close();
  return [
    { figure: 'second start, files of the site that are read', value: readAtStart, unit: 'count', target: 1 },
    { figure: 'a save, files of the site that are read', value: readPerSave, unit: 'count', target: 1.5 },
    { figure: `a save seen, median of ${SAVES}`, value: median(times), unit: 'ms', target: 500 },
    { figure: `heap after ${FEW_EDITS} edits`, value: few / 1e6, unit: 'MB' },
    { figure: `heap after ${MANY_EDITS} edits`, value: many / 1e6, unit: 'MB' },
    { figure: 'growth of the heap', value: (100 * (many - few)) / few, unit: '%', target: 10 },
    {
      figure: 'processes beside',
      value: helpers.split('\n').reduce((sum, line) => sum + Number(line) / 1e3, 0),
      unit: 'MB',
    },
  ];
}

/** Many files change at once, as when another branch is checked out. */
async function switchBranch(siteDir: string, { versions }: Manifest): Promise<BenchRow[]> {
  const server = await startDevServer(siteDir, 0);
  const address = `http://localhost:${server.port}`;
  const events = await listen(address);
  await (await fetch(address)).text();
  await events.next('findings');
  const own = versions.flatMap(({ docs }) => docs).filter(({ inheritedFrom }) => inheritedFrom === undefined);
  const files = own.slice(0, SWITCHED).map(({ file }) => file);
  const told = Promise.all([events.next('docs'), events.next('findings')].map(timeFrom(performance.now())));
  for (const file of files) appendFileSync(join(siteDir, file), '\n[别处](nowhere-else.md)\n');
  const [seen = 0, checked = 0] = await told;
  events.close();
  await server.close();
  return [
    { figure: `${files.length} files switched, told to open pages`, value: seen, unit: 'ms' },
    {
      figure: `${files.length} files switched, all read and checked`,
      value: checked,
      unit: 'ms',
      target: 10_000,
    },
  ];
}

const timeFrom = (start: number) => (event: Promise<void>) => event.then(() => performance.now() - start);

/** How many markdown files of the site this process reads until the returned function is called. */
function countReads(siteDir: string): () => number {
  const { readFileSync } = fs;
  const { readFile } = promises;
  let count = 0;
  const counted = <F extends (...input: never[]) => unknown>(read: F): F =>
    new Proxy(read, {
      apply(target, self, input) {
        const [file] = input;
        if (typeof file === 'string' && file.startsWith(siteDir) && file.endsWith('.md')) count += 1;
        return Reflect.apply(target, self, input);
      },
    });
  fs.readFileSync = counted(readFileSync);
  promises.readFile = counted(readFile);
  syncBuiltinESMExports();
  return () => {
    fs.readFileSync = readFileSync;
    promises.readFile = readFile;
    syncBuiltinESMExports();
    return count;
  };
}

/** What the server tells its pages. */
async function listen(address: string) {
  const control = new AbortController();
  const { body } = await fetch(address + LIVE_PATH, { signal: control.signal });
  const waiting = new Map<LiveEvent['type'], () => void>();
  const decoder = new TextDecoder();
  const read = async () => {
    let text = '';
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const data = /^data: (.*)$/m.exec(message)?.[1];
        if (data !== undefined) waiting.get((JSON.parse(data) as LiveEvent).type)?.();
      }
    }
  };
  read().catch(() => {});
  return {
    next: (type: LiveEvent['type']) => new Promise<void>((resolve) => waiting.set(type, resolve)),
    close: () => control.abort(),
  };
}

/** In bytes, when nothing is under way any more. */
async function settledHeap(): Promise<number> {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
