import { setImmediate } from 'node:timers/promises';

/** Wraps a task: calls while it runs make it run once more afterwards. Logs its errors. */
export function coalesce(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task().catch((error: unknown) => console.error(error));
    }
    isRunning = false;
  };
}

const SLICE = 20;

let start = 0;

/**
 * Yields to the event loop once a time slice has passed: a loop that awaits resolved promises runs in microtasks, and a
 * server would answer no request during it.
 */
export async function yieldInSlices(): Promise<void> {
  if (performance.now() - start < SLICE) return;
  await setImmediate();
  start = performance.now();
}

/** Runs a generator and yields to the event loop between its steps; resolves to its result. */
export async function runInTurns<T>(steps: Generator<void, T>): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    await yieldInSlices();
    step = steps.next();
  }
  return step.value;
}
