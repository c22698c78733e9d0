import { setImmediate } from 'node:timers/promises';

/** In milliseconds. */
const SLICE = 20;

let start = 0;

/**
 * Lets the process answer others once the steps since the last time have taken a slice: promises that are done at once
 * follow each other without the event loop, so that a loop over a thousand files would stop it.
 */
export async function yieldInSlices(): Promise<void> {
  if (performance.now() - start < SLICE) return;
  await setImmediate();
  start = performance.now();
}

/** Runs a generator's steps to the end, and lets the process answer others in between; gives its result. */
export async function runInSlices<T>(steps: Generator<void, T>): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    await yieldInSlices();
    step = steps.next();
  }
  return step.value;
}
