/** Runs a generator's steps to the end in one go; gives its result. */
export function runToEnd<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
