// Long work is cut into slices, so that the page answers to the reader in between.

interface Scheduler {
  yield?: () => Promise<void>;
}

/** Resolves in a later task: input and painting come first. */
export function nextTask(): Promise<void> {
  const scheduler: Scheduler | undefined = (globalThis as { scheduler?: Scheduler }).scheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}

/** The longest that work may hold the main thread in one go, in milliseconds. */
const SLICE_DURATION = 20;

/** Runs a generator's steps to the end in slices; gives its result. */
export async function runInSlices<T>(
  steps: AsyncGenerator<void, T> | Generator<void, T>,
  signal?: AbortSignal,
): Promise<T> {
  let sliceStart = performance.now();
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
    if (performance.now() - sliceStart < SLICE_DURATION) continue;
    await nextTask();
    signal?.throwIfAborted();
    sliceStart = performance.now();
  }
}
