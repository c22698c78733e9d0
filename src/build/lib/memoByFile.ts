import { stat } from 'node:fs/promises';

/**
 * Remembers what was made of a file until the file changes: the development server asks
 * again after every keystroke in one of a thousand pages.
 * @param limit the most files to remember: the first ones
 */
export function memoByFile<T>(
  make: (file: string) => Promise<T>,
  limit = Number.POSITIVE_INFINITY,
): (file: string) => Promise<T> {
  const known = new Map<string, { stamp: string; value: Promise<T> }>();
  return async (file) => {
    const { mtimeMs, size } = await stat(file);
    const stamp = `${mtimeMs}:${size}`;
    const hit = known.get(file);
    if (hit?.stamp === stamp) return hit.value;
    const value = make(file);
    if (known.has(file) || known.size < limit) known.set(file, { stamp, value });
    return value;
  };
}
