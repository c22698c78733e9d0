// Record of the last build into a folder: hashes of its inputs and of its output by size and mtime. While both
// match, no file is read or built again.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CacheRecord } from '../lib/diskCache.ts';
import { isInside } from '../lib/isInside.ts';
import { listFolder, listSite } from '../lib/listFiles.ts';
import { isRootFile } from '../lib/rootFiles.ts';
import { describeRefusedLink } from '../lib/siteLinks.ts';

/** FAT has a resolution of two seconds: a second write may leave the mtime unchanged. */
const TIME_STEP_MS = 2000;

export interface LastBuild<T> {
  /** Result of the last build; undefined where its inputs or its output changed. */
  find: () => Promise<T | undefined>;
  /** Stores the result with the hash of the inputs at the time when the record was opened. */
  save: (built: T) => Promise<void>;
}

interface BuildPlace {
  siteDir: string;
  outDir: string;
  /** Hash of all inputs other than the files of the site. */
  madeOf: string;
}

export interface RecordedBuild<T> {
  madeOf: string;
  left: string;
  built: T;
}

export async function openLastBuild<T>(
  record: CacheRecord<RecordedBuild<T>>,
  { siteDir, outDir, madeOf: others }: BuildPlace,
): Promise<LastBuild<T>> {
  const openedAt = Date.now();
  const refused: string[] = [];
  const files = listSite(siteDir, '', (link) => refused.push(describeRefusedLink(link)));
  const site = stampFiles(
    siteDir,
    files.filter((file) => isRead(file) && !isInside(outDir, join(siteDir, file))),
  );
  const madeOf = createHash('sha256').update(others).update(site.hash).update(refused.join()).digest('hex');
  const stampOutput = () =>
    stampFiles(
      outDir,
      listFolder(outDir).filter((file) => !isHidden(file)),
    );
  return {
    async find() {
      const last = record.get();
      if (last?.madeOf !== madeOf) return undefined;
      return last.left === stampOutput().hash ? last.built : undefined;
    },
    async save(built) {
      if (site.newest > openedAt - TIME_STEP_MS) return;
      record.set({ madeOf, left: stampOutput().hash, built });
    },
  };
}

/** Whether a file is in a hidden folder: `.git`, settings of editors. */
const isHidden = (file: string) => /(?:^|\/)\.[^/]*\//.test(file);
const isRead = (file: string) =>
  (!isHidden(file) || isRootFile(file)) && !/(?:^|\/)node_modules\//.test(file);

/** Hash of paths, sizes and mtimes, without reading the files; `newest` is an mtime in milliseconds. */
function stampFiles(folder: string, files: readonly string[]) {
  const hash = createHash('sha256');
  let newest = 0;
  for (const file of [...files].sort()) {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    newest = Math.max(newest, found?.mtimeMs ?? 0);
    hash.update(`${file}\0${found?.size}\0${found?.mtimeMs}\0`);
  }
  return { hash: hash.digest('hex'), newest };
}
