/** Unless the task says otherwise: files that may be open at the same time. */
const FILES = 32;

/** Maps with a limited number of tasks under way: of a large site neither all files nor all answers are waited for at once. */
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
