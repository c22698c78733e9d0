/** Default limit: open files. */
const FILES = 32;

/** Maps asynchronously with a limited number of concurrent tasks; results have the order of the items. */
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
