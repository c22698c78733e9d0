// Record of the last build into a folder: hashes of its inputs and of its output by size and mtime. While both
// match, no file is read or built again.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CacheRecord } from '../lib/diskCache.ts';
import { TIME_STEP_MS } from '../lib/fileHashes.ts';
import { type FolderStamps, readStamps } from '../lib/folderStamps.ts';
import { hashFile } from '../lib/hashes.ts';
import { isInside } from '../lib/isInside.ts';
import { listSite } from '../lib/listFiles.ts';
import { isRootFile } from '../lib/rootFiles.ts';
import { describeRefusedLink } from '../lib/siteLinks.ts';
import { listOutput } from './outputFolder.ts';

export interface LastBuild<T> {
  /** Result of the last build; undefined where its inputs or its output changed. */
  find: () => Promise<T | undefined>;
  /**
   * Stores the result with the hash of the inputs at the time when the record was opened.
   * @param output of the output folder, where they are known
   */
  save: (built: T, output?: FolderStamps) => Promise<void>;
}

interface BuildPlace {
  siteDir: string;
  outDir: string;
  /** Hash of all inputs other than the files of the site. */
  madeOf: string;
}

export interface RecordedBuild<T> {
  madeOf: string;
  /** Files that were written shortly before the build, and the hash of their contents. */
  recent: readonly string[];
  contents: string;
  left: string;
  built: T;
}

export async function openLastBuild<T>(
  store: CacheRecord<RecordedBuild<T>>,
  { siteDir, outDir, madeOf: others }: BuildPlace,
): Promise<LastBuild<T>> {
  const openedAt = Date.now();
  const refused: string[] = [];
  const files = listSite(siteDir, '', (link) => refused.push(describeRefusedLink(link)));
  const site = readStamps(
    siteDir,
    files.filter((file) => isRead(file) && !isInside(outDir, join(siteDir, file))),
  );
  const madeOf = createHash('sha256').update(others).update(site.hash()).update(refused.join()).digest('hex');
  const hashContents = (list: readonly string[]) => list.map((file) => hashFile(join(siteDir, file))).join();
  const recent = site.files().filter((file) => Number(site.get(file)?.mtimeMs) > openedAt - TIME_STEP_MS);
  // Hashed before the build reads the files: a write during the build changes their hash.
  const contents = hashContents(recent);
  const stampOutput = (output = readStamps(outDir, listOutput(outDir))) =>
    output.hash((file) => !isHidden(file));
  const record = (left: string, built: T) => store.set({ madeOf, recent, contents, left, built });
  return {
    async find() {
      const last = store.get();
      if (last?.madeOf !== madeOf || last.contents !== hashContents(last.recent)) return undefined;
      if (last.left !== stampOutput()) return undefined;
      // Their mtimes are old enough by now.
      if (last.recent.length > recent.length) record(last.left, last.built);
      return last.built;
    },
    save: async (built, output) => record(stampOutput(output), built),
  };
}

/** Whether a file is in a hidden folder: `.git`, settings of editors. */
const isHidden = (file: string) => /(?:^|\/)\.[^/]*\//.test(file);
const isRead = (file: string) =>
  (!isHidden(file) || isRootFile(file)) && !/(?:^|\/)node_modules\//.test(file);
