import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { inProject } from '../lib/project.ts';
import { openCommands } from './compileCommands.mjs';

/** URL of the chunk that holds this line, one folder below the root of the compiled commands (compileCommands.mjs). */
declare const COMPILED_URL: string;

const LOW_PRIORITY = `data:text/javascript,${encodeURIComponent(
  "import { constants, setPriority } from 'node:os'; setPriority(constants.priority.PRIORITY_BELOW_NORMAL);",
)}`;

const CALL_EXPORT = inProject('src/node/compile/callExport.mjs');

interface WorkerOptions {
  count?: number;
  /** Threads of this process instead of processes. */
  threads?: boolean;
  /** The system schedules other processes first. */
  lowPriority?: boolean;
}

/** The exported functions of a module that runs in workers, and a function that ends these. */
type Workers<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
} & { end: () => Promise<void> };

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
): Promise<Workers<Functions>> {
  const url = file instanceof URL ? file : pathToFileURL(join(await findCommands(), `${file}.mjs`));
  const pool = new Tinypool({
    filename: CALL_EXPORT,
    name: 'callExport',
    runtime: threads ? 'worker_threads' : 'child_process',
    minThreads: count,
    maxThreads: count,
    serialization: 'advanced',
    // By default processes have no environment variables, and would not find the cache folder.
    env: process.env as Record<string, string>,
    // Without the arguments of this process: compiled workers do not need the TypeScript loader of the tests.
    execArgv: lowPriority ? [`--import=${LOW_PRIORITY}`] : [],
  });
  const call =
    (name: string) =>
    async (...args: unknown[]) =>
      pool.run({ url: url.href, name, args }).catch((error: Error) => {
        // Between processes an error is an object with its fields.
        throw error instanceof Error ? error : Object.assign(new Error(), error);
      });
  const functions = Object.fromEntries(names.map((name) => [name, call(name)]));
  return { ...functions, end: () => pool.destroy() } as Workers<Functions>;
}

/** A compiled command starts the workers of its own compilation; tests, which run from the sources, compile them. */
async function findCommands(): Promise<string> {
  return typeof COMPILED_URL === 'undefined' ? openCommands() : fileURLToPath(new URL('..', COMPILED_URL));
}
