/** What has become of a task. */
type Outcome<R> = { value: R } | { failure: string };

interface Waiting<T, R> {
  task: T;
  resolve: (value: R) => void;
  reject: (reason: unknown) => void;
}

/**
 * One task at a time for what does several at once in another thread: whatever has come while that was busy goes
 * there together. One by one it would stand still after each, until this thread has time to hand it the next.
 * @param doAll tells for each task in its place what has become of it
 * @param most tasks that go together
 */
export function inBatches<T, R>(
  doAll: (tasks: T[]) => Promise<readonly Outcome<R>[]>,
  most: number,
): (task: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let isBusy = false;
  const send = async () => {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    const batch = waiting.splice(0, most);
    const done = doAll(batch.map(({ task }) => task));
    const settled = await done.then(
      (outcomes) => outcomes,
      (reason: unknown) => batch.map(() => ({ reason })),
    );
    isBusy = false;
    // Before anybody goes on with what is done.
    void send();
    for (const [at, { resolve, reject }] of batch.entries()) settle(settled[at], resolve, reject);
  };
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      void send();
    });
}

function settle<R>(
  outcome: Outcome<R> | { reason: unknown } | undefined,
  resolve: (value: R) => void,
  reject: (reason: unknown) => void,
): void {
  if (outcome !== undefined && 'value' in outcome) resolve(outcome.value);
  else if (outcome !== undefined && 'failure' in outcome) reject(new Error(outcome.failure));
  else reject(outcome?.reason);
}
