/**
 * Adds a timeout to a promise of a browser API: some never settle (the clipboard in WeChat's web view, IndexedDB in a
 * private window).
 * @param limit in milliseconds
 * @returns the promise's value; rejects with a `TimeoutError` after the limit
 */
export function withTimeout<T>(promise: PromiseLike<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), limit);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
