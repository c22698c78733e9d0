import { fileURLToPath, pathToFileURL } from 'node:url';
import { type JestWorkerFarm, Worker } from 'jest-worker';
import { findJoined } from './joinModules.mjs';
import { inProject, PROJECT } from './project.ts';

const GIVE_WAY = pathToFileURL(inProject('src/node/lib/giveWay.mjs'));

/**
 * Functions of a file, to be called in processes of their own while this one works; until `end()`.
 * @param file one of ours, named from the project (`src/node/compile/compileBeside.ts`), or the address of one that Node
 *   reads by itself
 * @param names of its exports, whose types `Functions` tells
 * @param options `processes`: how many; `givesWay`: what others do is more urgent
 */
export async function openBeside<Functions extends Record<string, unknown>>(
  file: string | URL,
  names: readonly (keyof Functions & string)[],
  { processes = 1, givesWay = false } = {},
): Promise<JestWorkerFarm<Functions>> {
  const script = file instanceof URL ? fileURLToPath(file) : await findJoined(inProject(file));
  // The type says what the file exports.
  return new Worker(script, {
    numWorkers: processes,
    exposedMethods: names,
    forkOptions: { cwd: PROJECT, execArgv: givesWay ? [`--import=${GIVE_WAY}`] : [] },
  }) as JestWorkerFarm<Functions>;
}
