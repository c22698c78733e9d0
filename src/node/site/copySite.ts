import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MKDOCS_FILE, showMkdocs } from '../../core/nav/mkdocsNav.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { hashFile } from '../lib/hashFile.ts';
import { isInside } from '../lib/isInside.ts';
import { listFolder } from '../lib/listFolder.ts';
import { listRootFiles } from '../lib/rootFiles.ts';
import { isPublic } from '../lib/walk.ts';
import type { Output } from './outputFolder.ts';

interface CopyOptions {
  /** Files, by their paths inside the site folder. */
  leaveOut: ReadonlySet<string>;
  /** Where the build is published: it may lie inside the site folder, and is no part of it. */
  outDir: string;
}

/** Of files that are published in part. */
const COPIERS: Readonly<Record<string, (from: string, to: string) => void>> = {
  // refresh.mjs reads the order of the pages there.
  [MKDOCS_FILE]: (from, to) => writeFileSync(to, showMkdocs(readFileSync(from, 'utf8'))),
};

/** Copies a site folder as it is, but for what belongs to its top, and tells how many files that were. */
export async function copySite(
  siteDir: string,
  output: Output,
  { leaveOut, outDir }: CopyOptions,
): Promise<number> {
  const files = listFolder(siteDir).filter(
    (path) => isPublic(path) && !leaveOut.has(path) && !isInside(outDir, join(siteDir, path)),
  );
  const own = new Set(files);
  const lifted = [...(await listRootFiles(siteDir))].filter(
    ([path]) => !own.has(path) && !leaveOut.has(path),
  );
  const copied = await mapLimit(
    [...files.map((path) => [path, path] as const), ...lifted],
    async ([path, file]) => {
      const from = join(siteDir, file);
      if (!statSync(from, { throwIfNoEntry: false })?.isFile()) return 0;
      const copy = COPIERS[path] ?? copyFileSync;
      await output.write(path, hashFile(from), async (to) => copy(from, to));
      return 1;
    },
  );
  return copied.reduce((sum: number, count) => sum + count, 0);
}
