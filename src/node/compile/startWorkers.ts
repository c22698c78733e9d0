import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type JestWorkerFarm, Worker } from 'jest-worker';
import { PROJECT } from '../lib/project.ts';
import { openCommands } from './compileCommands.mjs';

/** URL of the chunk that holds this line, one folder below the root of the compiled commands (compileCommands.mjs). */
declare const COMPILED_URL: string;

const LOW_PRIORITY = `data:text/javascript,${encodeURIComponent(
  "import { constants, setPriority } from 'node:os'; setPriority(constants.priority.PRIORITY_BELOW_NORMAL);",
)}`;

interface WorkerOptions {
  count?: number;
  /** Threads of this process instead of processes. */
  threads?: boolean;
  /** The system schedules other processes first. */
  lowPriority?: boolean;
}

/**
 * Starts workers that run the exported functions of a file, until `end()` is called.
 * @param file path of a worker in src/node without its extension (`build/indexAndCheck.worker`), or the URL of a
 * compiled file
 * @param names of its exports, whose types `Functions` gives
 */
export async function startWorkers<Functions extends Record<string, unknown>>(
  file: string | URL,
  names: readonly (keyof Functions & string)[],
  { count = 1, threads = false, lowPriority = false }: WorkerOptions = {},
): Promise<JestWorkerFarm<Functions>> {
  const path = file instanceof URL ? fileURLToPath(file) : join(await findCommands(), `${file}.mjs`);
  return new Worker(path, {
    numWorkers: count,
    enableWorkerThreads: threads,
    exposedMethods: names,
    // Without the arguments of this process: compiled workers do not need the TypeScript loader of the tests.
    forkOptions: { cwd: PROJECT, execArgv: lowPriority ? [`--import=${LOW_PRIORITY}`] : [] },
  }) as JestWorkerFarm<Functions>;
}

/** A compiled command starts the workers of its own compilation; tests, which run from the sources, compile them. */
async function findCommands(): Promise<string> {
  return typeof COMPILED_URL === 'undefined' ? openCommands() : fileURLToPath(new URL('..', COMPILED_URL));
}
