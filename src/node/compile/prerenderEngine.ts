// The part of the engine that draws pages ahead: compiled, and run in threads.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type JestWorkerFarm, Worker } from 'jest-worker';
import type { PrerenderThread } from '../../core/site/manifest/prerender.ts';
import { inBatches } from '../lib/inBatches.ts';
import { buildPrerender } from './engineStore.ts';

export interface PagePool {
  draw: PrerenderThread['draw'];
  /** Ends the threads. */
  close: () => Promise<void>;
}

export interface PrerenderEngine {
  /** Another engine may draw the same page otherwise. */
  hash: string;
  /** Threads for as many pages: at least one, and others as far as there are processors and work for them. */
  open: (pages: number) => PagePool;
}

/** Until a thread has loaded its code and runs it fast, another one has drawn as many. */
const WORTH_A_THREAD = 200;

export async function loadPrerenderEngine(): Promise<PrerenderEngine> {
  const file = await buildPrerender();
  const code = await readFile(file);
  return {
    // Another Node may know other letters.
    hash: createHash('sha256')
      .update(process.versions.unicode ?? '')
      .update(code)
      .digest('hex'),
    open: (pages) => openPool(file, countThreads(pages)),
  };
}

/** One processor is left to the thread that hands the pages out and writes them. */
function countThreads(pages: number): number {
  return Math.max(1, Math.min(availableParallelism() - 1, Math.ceil(pages / WORTH_A_THREAD)));
}

/** Pages that go to a thread together: as many as are drawn at the same time are being written meanwhile. */
const AT_ONCE = 4;

type Thread = ReturnType<typeof openThread>;

function openPool(file: string, count: number): PagePool {
  const threads = Array.from({ length: count }, () => openThread(file));
  const known = new Map<string, Thread>();
  return {
    draw(task) {
      const name = task.doc?.file ?? task.path;
      // What several versions show is parsed once, by the thread that remembers it.
      const thread = known.get(name) ?? (threads[known.size % count] as Thread);
      known.set(name, thread);
      return thread.draw(task);
    },
    close: async () => void (await Promise.all(threads.map(({ end }) => end()))),
  };
}

function openThread(file: string) {
  // The type says what the entry exports.
  const farm = new Worker(file, {
    numWorkers: 1,
    enableWorkerThreads: true,
    exposedMethods: ['drawAll'] satisfies (keyof PrerenderThread)[],
    // The loader for TypeScript is of no use to what is compiled.
    forkOptions: { execArgv: [] },
  }) as JestWorkerFarm<Pick<PrerenderThread, 'drawAll'>>;
  return { draw: inBatches(farm.drawAll, AT_ONCE), end: () => farm.end() };
}
