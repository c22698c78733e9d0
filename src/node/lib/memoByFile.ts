import { stat } from 'node:fs/promises';

/**
 * Remembers what was made of a file until the file changes: the development server asks
 * again after every keystroke in one of a thousand pages.
 */
export function memoByFile<T>(make: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const known = new Map<string, { stamp: string; value: Promise<T> }>();
  return async (file) => {
    const { mtimeMs, size } = await stat(file);
    const stamp = `${mtimeMs}:${size}`;
    const hit = known.get(file);
    if (hit?.stamp === stamp) return hit.value;
    const value = make(file);
    known.set(file, { stamp, value });
    return value;
  };
}
