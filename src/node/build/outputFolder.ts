// The folder that a build writes into. A folder that no build has written is never touched, and the last good
// build stays in it until the next one is complete.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../lib/errors.ts';
import { isInside } from '../lib/isInside.ts';
import { isOutput, MARK, MARK_FILE } from '../lib/listFiles.ts';
import { createFolderMaker, type FolderChanges, replaceFolder } from '../lib/replaceFolder.ts';
import { type LeftRecord, openLeftFiles } from './leftFiles.ts';

export interface Output {
  /** The folder to write into; what stands in it takes its place when all of it is there. */
  folder: string;
  /**
   * Writes a file, unless the last build has left one that was made of the same.
   * @param madeOf hash of all that it is made of; undefined: nobody knows
   */
  write: (file: string, madeOf: string | undefined, make: (path: string) => Promise<void>) => Promise<void>;
}

/** A checkout of the gh-pages branch keeps its history. */
const HISTORY = '.git';

/**
 * Builds in another folder, then replaces what has changed in it.
 * @param held folder for files that are not finished (holdOutput.ts)
 * @param keepOut folders that must not lie inside
 * @param record of what the build has left; without it all files are written
 */
export async function replaceOutput<T>(
  folder: string,
  { held, keepOut, record }: { held: string; keepOut: readonly string[]; record?: LeftRecord },
  build: (output: Output) => Promise<T>,
): Promise<{ built: T; changes: FolderChanges }> {
  await assertReplaceable(folder, keepOut);
  const left = record === undefined ? undefined : openLeftFiles(folder, record);
  const staging = join(held, 'files');
  await mkdir(staging);
  await writeFile(join(staging, MARK_FILE), MARK);
  const written = new Set<string>();
  const makeFolder = createFolderMaker(staging);
  const built = await build({
    folder: staging,
    async write(file, madeOf, make) {
      const path = join(staging, file);
      if (left?.isLeft(file, madeOf)) {
        // What somebody else has written under this name in this build.
        if (written.delete(file)) await rm(path);
        return;
      }
      written.add(file);
      makeFolder(file);
      await make(path);
    },
  });
  const changes = await replaceFolder(staging, folder, { keeps: [HISTORY], stays: left?.kept });
  // Without it the next build only has more to do.
  await left?.save().catch(() => {});
  return { built, changes };
}

async function assertReplaceable(folder: string, keepOut: readonly string[]): Promise<void> {
  for (const other of keepOut) {
    if (isInside(folder, other))
      throw new Error(`输出文件夹 ${folder} 包含 ${other}，构建会清空它。请用 OUT_DIR 指定另一个文件夹。`);
  }
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.some((name) => name !== HISTORY) && !(await isOutput(folder)))
    throw new Error(
      `${folder} 里有不是由构建写入的文件，没有清空它。请清空这个文件夹，或者用 OUT_DIR 指定另一个。`,
    );
}
