// The part of the engine that draws pages ahead: compiled, and run in this process or in threads.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type JestWorkerFarm, Worker } from 'jest-worker';
import type { PrerenderTask, PrerenderThread } from '../../core/model/prerender.ts';
import { parsedTexts } from '../lib/parsedTexts.ts';
import { buildPrerender } from './engineStore.ts';

export interface PagePool {
  draw: PrerenderThread['draw'];
  /** Ends its threads. */
  close: () => Promise<void>;
}

export interface PrerenderEngine {
  /** Another engine may draw the same page otherwise. */
  hash: string;
  /** What draws as many pages: this process few, threads many. */
  open: (pages: number) => PagePool;
}

/** Until a thread has loaded its code and runs it fast, and has parsed what is parsed here already. */
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
    open: (pages) => (pages <= WORTH_A_THREAD ? openHere(file) : openThreads(file, pages)),
  };
}

function openHere(file: string): PagePool {
  // The type says what the entry exports.
  const engine = import(pathToFileURL(file).href) as Promise<PrerenderThread>;
  engine.catch(() => {});
  return {
    async draw({ doc, ...task }) {
      return (await engine).draw({ ...task, doc: doc && { ...doc, parsed: parsedTexts.get(doc.text) } });
    },
    close: async () => {},
  };
}

function openThreads(file: string, pages: number): PagePool {
  // They parse by themselves: to send them trees takes as long.
  parsedTexts.clear();
  const pool = new Worker(file, {
    numWorkers: Math.min(availableParallelism(), Math.ceil(pages / WORTH_A_THREAD)),
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
