// Splits long work into tasks, between which the page handles input.

interface Scheduler {
  yield?: () => Promise<void>;
}

/** Resolves in a later task, so that the browser can handle input and paint before it. */
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

/** In milliseconds: after this time runInSlices() continues in another task. */
const SLICE_DURATION = 20;

/** Runs a generator to its end in slices; resolves with its result. */
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
