// The folder that a build writes into. A folder that no build has written is never emptied.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInside } from '../lib/isInside.ts';

/** Tells GitHub Pages not to run Jekyll, and us that the folder is a build of ours. */
const MARK_FILE = '.nojekyll';
const MARK = 'Written by the build of this documentation site; this folder is emptied by the next one.\n';

/** Empties a build folder, or makes it. `keepOut` are folders that must not lie inside. */
export async function prepareOutputFolder(folder: string, keepOut: readonly string[]): Promise<void> {
  for (const other of keepOut) {
    if (isInside(folder, other))
      throw new Error(`输出文件夹 ${folder} 包含 ${other}，构建会清空它。请用 OUT_DIR 指定另一个文件夹。`);
  }
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  // A checkout of the gh-pages branch keeps its history.
  const contents = names.filter((name) => name !== '.git');
  const mark = await readFile(join(folder, MARK_FILE), 'utf8').catch(() => undefined);
  if (contents.length > 0 && mark !== MARK)
    throw new Error(
      `${folder} 里有不是由构建写入的文件，没有清空它。请清空这个文件夹，或者用 OUT_DIR 指定另一个。`,
    );
  await Promise.all(contents.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  await mkdir(folder, { recursive: true });
  // First of all files: a build that breaks off leaves a folder that the next one may empty.
  await writeFile(join(folder, MARK_FILE), MARK);
}
