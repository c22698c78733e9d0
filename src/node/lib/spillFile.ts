// Bytes by key that a process needs once more later, in a file instead of in memory.
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SpillFile {
  set: (key: string, bytes: Uint8Array) => void;
  get: (key: string) => Uint8Array | undefined;
  close: () => void;
}

/** @throws where the folder cannot be written */
export function openSpillFile(folder: string): SpillFile {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = openSync(path, 'wx+');
  // The system frees a file without a name when its process ends, also when it is killed.
  rmSync(path);
  const places = new Map<string, readonly [start: number, length: number]>();
  let size = 0;
  return {
    set(key, bytes) {
      writeSync(file, bytes, 0, bytes.length, size);
      places.set(key, [size, bytes.length]);
      size += bytes.length;
    },
    get(key) {
      const [start, length] = places.get(key) ?? [];
      if (start === undefined || length === undefined) return undefined;
      const bytes = new Uint8Array(length);
      readSync(file, bytes, 0, length, start);
      return bytes;
    },
    close: () => closeSync(file),
  };
}
