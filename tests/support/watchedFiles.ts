// Tells of each step in which a program changes files, before it is made; what the listener throws is as a program that
// is killed there. It stands in Node's own module: whoever has imported that hears of it, before or after.
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

type Listener = (step: string, ...input: unknown[]) => void;

const CHANGING = ['chmod', 'mkdir', 'open', 'rename', 'rm', 'rmdir', 'writeFile'] as const;

type Change = (...input: unknown[]) => Promise<unknown>;

/** Does some work, of which the listener hears each step. */
export async function watching(heard: Listener, work: () => Promise<unknown>): Promise<void> {
  const originals = Object.fromEntries(CHANGING.map((name) => [name, files[name] as Change]));
  const watched = Object.entries(originals).map(([name, change]): [string, Change] => [
    name,
    async (...input) => {
      heard(name, ...input);
      return change(...input);
    },
  ]);
  replaceWith(Object.fromEntries(watched));
  try {
    await work();
  } finally {
    replaceWith(originals);
  }
}

function replaceWith(changes: Readonly<Record<string, Change>>): void {
  Object.assign(files, changes);
  syncBuiltinESMExports();
}

/** How many steps some work has: one at least, or nothing would be tried at any. */
export async function countSteps(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  await watching(() => {
    count += 1;
  }, work);
  if (count === 0) throw new Error('not one step was heard');
  return count;
}

/** Stops some work at a step, counted from 1: nothing is done from there on. */
export async function killAt(number: number, work: () => Promise<unknown>): Promise<void> {
  let count = 0;
  await watching(() => {
    count += 1;
    if (count >= number) throw new Error('killed');
  }, work);
}

/** Stops some work where it would rename a path. */
export async function killAtRename(path: RegExp, work: () => Promise<unknown>): Promise<void> {
  await watching((step, from) => {
    if (step === 'rename' && path.test(String(from))) throw new Error('killed');
  }, work);
}
