/** Default limit, for tasks that open files: an operating system limits the number of open files. */
const MAX_OPEN_FILES = 32;

/**
 * Runs an async task for each item, with a limited number of concurrent tasks; returns the results in the order of
 * items.
 */
export async function mapLimit<T, R>(
  items: readonly T[],
  task: (item: T, index: number) => Promise<R>,
  limit = MAX_OPEN_FILES,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
