// The part of the engine that draws pages ahead: compiled, and run in threads.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type JestWorkerFarm, Worker } from 'jest-worker';
import type { PrerenderTask, PrerenderThread } from '../../core/model/prerender.ts';
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

function openPool(file: string, threads: number): PagePool {
  // The type says what the entry exports.
  const pool = new Worker(file, {
    numWorkers: threads,
    enableWorkerThreads: true,
    exposedMethods: ['draw'] satisfies (keyof PrerenderThread)[],
    // What several versions show is parsed once, by the thread that remembers it.
    computeWorkerKey: (_method, task) => (task as PrerenderTask).doc?.file ?? null,
    // The loader for TypeScript is of no use to what is compiled.
    forkOptions: { execArgv: [] },
  }) as JestWorkerFarm<Pick<PrerenderThread, 'draw'>>;
  return {
    draw: pool.draw,
    close: async () => void (await pool.end()),
  };
}
