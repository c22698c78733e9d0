/** Runs a generator to its end without yielding to the event loop; returns its result. */
export function runGenerator<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
