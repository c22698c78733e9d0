// Hashes of the files of a folder, cached by their times and sizes as in git's index: unchanged files are not read.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CacheRecord } from './diskCache.ts';
import { hashFile } from './hashes.ts';

/**
 * FAT has a resolution of two seconds: a second write may leave the mtime unchanged, so that younger files are compared
 * by content.
 */
export const TIME_STEP_MS = 2000;

type KnownHash = readonly [stamp: string, hash: string];

export interface FileHashes {
  /** Undefined for a path that is not a file. */
  hash: (file: string) => string | undefined;
  /** Records the hashes of all hash() calls. */
  save: () => void;
}

export function openFileHashes(
  folder: string,
  record?: CacheRecord<Readonly<Record<string, KnownHash>>>,
): FileHashes {
  const openedAt = Date.now();
  const known = new Map(Object.entries(record?.get() ?? {}));
  const hashed = new Map<string, KnownHash>();
  return {
    hash(file) {
      const path = join(folder, file);
      const found = statSync(path, { throwIfNoEntry: false });
      if (!found?.isFile()) return undefined;
      const stamp = [found.mtimeMs, found.ctimeMs, found.size].join();
      const last = known.get(file);
      const hash = last?.[0] === stamp ? last[1] : hashFile(path);
      if (Math.max(found.mtimeMs, found.ctimeMs) < openedAt - TIME_STEP_MS) hashed.set(file, [stamp, hash]);
      return hash;
    },
    save: () => record?.set(Object.fromEntries(hashed)),
  };
}
