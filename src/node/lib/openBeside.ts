import { fileURLToPath } from 'node:url';
import { type JestWorkerFarm, type PromiseWithCustomMessage, Worker } from 'jest-worker';
import { PROJECT } from './project.ts';

/**
 * Functions of a file, to be called in processes of their own while this one works; until `end()`.
 * @param url of the file, whose exports the type names
 * @param options `processes`: how many; `givesWay`: what others do is more urgent
 */
export function openBeside<Functions extends Record<string, unknown>>(
  url: URL,
  names: readonly (keyof Functions & string)[],
  { processes = 1, givesWay = false } = {},
): JestWorkerFarm<Functions> {
  // The type says what the file exports.
  return new Worker(fileURLToPath(url), {
    numWorkers: processes,
    exposedMethods: names,
    // `tsx` is found in the project's folder. (It stays out of worker threads, hence a process.)
    forkOptions: {
      cwd: PROJECT,
      execArgv: [
        ...(givesWay ? [`--import=${new URL('giveWay.mjs', import.meta.url)}`] : []),
        ...(url.href.endsWith('.ts') ? ['--import', 'tsx'] : []),
      ],
    },
  }) as JestWorkerFarm<Functions>;
}

/**
 * Hears what a function that was called beside tells before it is done.
 * @param running the call
 * @param listener is given what the function has handed to `messageParent`
 */
export function hearFrom<T>(running: Promise<unknown>, listener: (told: T) => void): void {
  // The farm's type does not say it; whoever listens knows what is told.
  const { UNSTABLE_onCustomMessage: listen } = running as PromiseWithCustomMessage<unknown>;
  listen?.((told) => listener(told as T));
}
