// Hashes of the files of a folder, cached by their times and sizes as in git's index: unchanged files are not read.
import { statSync } from 'node:fs';
import type { CacheRecord } from './diskCache.ts';
import { hashFile } from './hashes.ts';

/**
 * FAT has a resolution of two seconds: a second write may leave the mtime unchanged, so that younger files are compared
 * by content.
 */
export const TIME_STEP_MS = 2000;

type KnownHash = readonly [stamp: string, hash: string];

export interface FileHashes {
  /** Hash of a file in the folder, by its absolute path; undefined for a path that is not a file. */
  hash: (path: string) => string | undefined;
  /** Records the hashes of all hash() calls. */
  save: () => void;
}

export function openFileHashes(
  folder: string,
  record?: CacheRecord<Readonly<Record<string, KnownHash>>>,
): FileHashes {
  const openedAt = Date.now();
  const known = new Map(Object.entries(record?.get() ?? {}));
  const lasting = new Map<string, KnownHash>();
  const hashed = new Map<string, string | undefined>();
  const hash = (path: string): string | undefined => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isFile()) return undefined;
    const file = path.slice(folder.length + 1);
    const stamp = [found.mtimeMs, found.ctimeMs, found.size].join();
    const last = known.get(file);
    const made = last?.[0] === stamp ? last[1] : hashFile(path);
    if (Math.max(found.mtimeMs, found.ctimeMs) < openedAt - TIME_STEP_MS) lasting.set(file, [stamp, made]);
    return made;
  };
  return {
    hash(path) {
      if (!hashed.has(path)) hashed.set(path, hash(path));
      return hashed.get(path);
    },
    save: () => record?.set(Object.fromEntries(lasting)),
  };
}
