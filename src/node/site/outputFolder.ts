// The folder that a build writes into. A folder that no build has written is never touched, and the last good
// build stays in it until the next one is complete.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isInside } from '../lib/isInside.ts';
import { type FolderChanges, replaceFolder } from '../lib/replaceFolder.ts';

/** Tells GitHub Pages not to run Jekyll, and us that the folder is a build of ours. */
const MARK_FILE = '.nojekyll';
const MARK = 'Written by the build of this documentation site; this folder is emptied by the next one.\n';

/** A checkout of the gh-pages branch keeps its history. */
const HISTORY = '.git';

/**
 * Builds beside a folder, then replaces what has changed in it.
 * @param keepOut folders that must not lie inside
 * @param build writes into the folder that it is given
 */
export async function replaceOutput<T>(
  folder: string,
  keepOut: readonly string[],
  build: (staging: string) => Promise<T>,
): Promise<{ built: T; changes: FolderChanges }> {
  await assertReplaceable(folder, keepOut);
  // On the same disk, where files can be moved; with a dot it is no part of a site folder that it may lie in.
  const staging = join(dirname(folder), `.${basename(folder)}.building`);
  await rm(staging, { recursive: true, force: true });
  try {
    await mkdir(dirname(staging), { recursive: true });
    await mkdir(staging);
    await writeFile(join(staging, MARK_FILE), MARK);
    const built = await build(staging);
    return { built, changes: await replaceFolder(staging, folder, [HISTORY]) };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function assertReplaceable(folder: string, keepOut: readonly string[]): Promise<void> {
  for (const other of keepOut) {
    if (isInside(folder, other))
      throw new Error(`输出文件夹 ${folder} 包含 ${other}，构建会清空它。请用 OUT_DIR 指定另一个文件夹。`);
  }
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const mark = await readFile(join(folder, MARK_FILE), 'utf8').catch(() => undefined);
  if (names.some((name) => name !== HISTORY) && mark !== MARK)
    throw new Error(
      `${folder} 里有不是由构建写入的文件，没有清空它。请清空这个文件夹，或者用 OUT_DIR 指定另一个。`,
    );
}
