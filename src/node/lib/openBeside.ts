import { fileURLToPath } from 'node:url';
import { type JestWorkerFarm, Worker } from 'jest-worker';
import { PROJECT } from './project.ts';

/**
 * Functions of a file, to be called in processes of their own while this one works; until `end()`.
 * @param url of the file, whose exports the type names
 */
export function openBeside<Functions extends Record<string, unknown>>(
  url: URL,
  names: readonly (keyof Functions & string)[],
  { processes = 1 } = {},
): JestWorkerFarm<Functions> {
  // The type says what the file exports.
  return new Worker(fileURLToPath(url), {
    numWorkers: processes,
    exposedMethods: names,
    // `tsx` is found in the project's folder. (It stays out of worker threads, hence a process.)
    forkOptions: { cwd: PROJECT, execArgv: url.href.endsWith('.ts') ? ['--import', 'tsx'] : [] },
  }) as JestWorkerFarm<Functions>;
}
