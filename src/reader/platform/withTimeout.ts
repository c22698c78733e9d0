/**
 * Gives a promise of the browser a limit: some browsers never settle one (the clipboard in WeChat's web view, a database
 * in a private window), and never call what waits for it.
 * @param limit in milliseconds
 * @returns what the promise gives; rejects with a `TimeoutError` where it has not settled by then
 */
export function withTimeout<T>(promise: PromiseLike<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), limit);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
