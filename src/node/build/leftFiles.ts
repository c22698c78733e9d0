// What a build has left in its folder, and what each file was made of: the next one need not write it again.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CacheRecord } from '../lib/diskCache.ts';

export type LeftRecord = CacheRecord<Readonly<Record<string, Left>>>;

/** Hash of what a file was made of; its size in bytes and its time in milliseconds when it was left. */
type Left = readonly [madeOf: string, size: number, time: number];

export interface LeftFiles {
  /**
   * Whether a file stands in the folder as a build left it that made it of the same; the last answer counts.
   * @param madeOf hash of all that it is made of; undefined: nobody knows
   */
  isLeft: (file: string, madeOf: string | undefined) => boolean;
  /** The files that were. */
  kept: ReadonlySet<string>;
  /** Remembers what has been asked for, as it stands now. */
  save: () => Promise<void>;
}

export function openLeftFiles(folder: string, record: LeftRecord): LeftFiles {
  const earlier = new Map(Object.entries(record.get() ?? {}));
  const asked = new Map<string, string>();
  const kept = new Set<string>();
  const look = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false });
  return {
    kept,
    isLeft(file, madeOf) {
      kept.delete(file);
      asked.delete(file);
      if (madeOf === undefined) return false;
      asked.set(file, madeOf);
      const left = earlier.get(file);
      if (left?.[0] !== madeOf) return false;
      const now = look(file);
      if (now === undefined || now.size !== left[1] || now.mtimeMs !== left[2]) return false;
      kept.add(file);
      return true;
    },
    async save() {
      const all = [...asked].flatMap(([file, madeOf]): [string, Left][] => {
        const known = kept.has(file) ? earlier.get(file) : undefined;
        if (known !== undefined) return [[file, known]];
        const now = look(file);
        return now === undefined ? [] : [[file, [madeOf, now.size, now.mtimeMs]]];
      });
      record.set(Object.fromEntries(all));
    },
  };
}
