// Sizes and mtimes of the files of a folder, which a build reads once and updates by its changes.
import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FolderChanges } from './replaceFolder.ts';

export type Stamp = Pick<Stats, 'size' | 'mtimeMs'>;

export interface FolderStamps {
  get: (file: string) => Stamp | undefined;
  files: () => string[];
  update: (changes: FolderChanges) => void;
  /** Hash of paths, sizes and mtimes of the files that a function does not exclude. */
  hash: (isMeant?: (file: string) => boolean) => string;
}

export function readStamps(folder: string, files: readonly string[]): FolderStamps {
  const stamps = new Map<string, Stamp>();
  const read = (file: string) => {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    if (found !== undefined) stamps.set(file, { size: found.size, mtimeMs: found.mtimeMs });
  };
  for (const file of files) read(file);
  return {
    get: (file) => stamps.get(file),
    files: () => [...stamps.keys()],
    update({ written, removed }) {
      for (const file of removed) stamps.delete(file);
      for (const file of written) read(file);
    },
    hash(isMeant = () => true) {
      const hash = createHash('sha256');
      const listed = [...stamps].filter(([file]) => isMeant(file)).sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [file, { size, mtimeMs }] of listed) hash.update(`${file}\0${size}\0${mtimeMs}\0`);
      return hash.digest('hex');
    },
  };
}
