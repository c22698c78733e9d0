/** Files that are open at the same time, unless the task says otherwise. */
const FILES = 32;

/** Maps with a limited number of tasks under way, so that a large site does not run out of file handles. */
export async function mapLimit<T, R>(
  items: readonly T[],
  task: (item: T, index: number) => Promise<R>,
  limit = FILES,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
