// What the last build into a folder was made of and what it left there: while both are as they were, a build has
// nothing to do, however large the site is.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CacheRecord } from '../lib/diskCache.ts';
import { isInside } from '../lib/isInside.ts';
import { listFolder, listSite } from '../lib/listFiles.ts';
import { isRootFile } from '../lib/rootFiles.ts';
import { describeRefusedLink } from '../lib/siteLinks.ts';

/** Some disks count in steps of two seconds: a file may be written again without a later time. */
const TIME_STEP_MS = 2000;

export interface LastBuild<T> {
  /** What it gave; undefined where something is not as it was. */
  find: () => Promise<T | undefined>;
  /** Remembers what a build gives that began when this was opened, and what it has left. */
  save: (built: T) => Promise<void>;
}

interface BuildPlace {
  siteDir: string;
  outDir: string;
  /** Of all that a build is made of beside the files of the site. */
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

/** The history of a checkout, and what editors keep. */
const isHidden = (file: string) => /(?:^|\/)\.[^/]*\//.test(file);
const isRead = (file: string) =>
  (!isHidden(file) || isRootFile(file)) && !/(?:^|\/)node_modules\//.test(file);

/** What tells without reading them whether files have changed; `newest` in milliseconds. */
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
