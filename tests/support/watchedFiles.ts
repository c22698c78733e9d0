// Tells of each step in which a program changes files, before it is made; what the listener throws is as a program that
// is killed there. For tests that mock `node:fs/promises` by it.

type Listener = (step: string, ...input: unknown[]) => void;

const CHANGING = ['chmod', 'mkdir', 'open', 'rename', 'rm', 'rmdir', 'writeFile'] as const;

let listener: Listener | undefined;

type Change = (...input: unknown[]) => Promise<unknown>;

/** The module that is mocked, which tells of its changes. */
export function watchFiles(original: unknown): object {
  const files = original as Record<string, Change>;
  const watched = CHANGING.map((name) => [
    name,
    async (...input: unknown[]) => {
      listener?.(name, ...input);
      return files[name]?.(...input);
    },
  ]);
  return { ...files, ...Object.fromEntries(watched) };
}

/** Does some work, of which the listener hears each step. */
export async function watching(heard: Listener, work: () => Promise<unknown>): Promise<void> {
  listener = heard;
  try {
    await work();
  } finally {
    listener = undefined;
  }
}

/** How many steps some work has. */
export async function countSteps(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  await watching(() => {
    count += 1;
  }, work);
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
