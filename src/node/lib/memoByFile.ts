import { statSync } from 'node:fs';
import { LruCache } from '../../lib/lruCache.ts';

let session = 0;
let isHeld = false;

/**
 * Until the returned function is called, a file counts as unchanged after its first read: a build reads the values of
 * each page ten times. The next build notices a change during this one.
 */
export function holdFiles(): () => void {
  session += 1;
  isHeld = true;
  return () => {
    isHeld = false;
  };
}

/**
 * Caches values made from files until the file's date or size changes: the development server reads a thousand pages
 * again after each edit of one.
 * @param limit number of files whose values are cached
 */
export function memoByFile<T>(
  make: (file: string) => Promise<T>,
  limit = Number.POSITIVE_INFINITY,
): (file: string) => Promise<T> {
  const known = new LruCache<string, { stamp: string; value: Promise<T>; session: number }>(limit);
  return async (file) => {
    const hit = known.get(file);
    if (isHeld && hit?.session === session) return hit.value;
    // Synchronous: called ten times for each page, and a promise costs ten times as much.
    const stamp = stampOf(file);
    if (hit?.stamp === stamp) {
      hit.session = session;
      return hit.value;
    }
    const value = make(file);
    const made = { stamp, value, session };
    known.set(file, made);
    // An error is not cached: a file that was locked by another program has the same date afterwards.
    value.catch(() => known.get(file) === made && known.delete(file));
    return value;
  };
}

/** Date and size of a file. Throws where it does not exist. */
export function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs}:${size}`;
}
