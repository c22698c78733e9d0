import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { makeIgnoredFolder, removeIgnoredFolder } from './ignoredFolder.ts';
import { unfinishedPath } from './unfinishedPath.ts';
import { existsAs } from './walk.ts';

/**
 * Writes files of a folder into an archive; one after another is in memory.
 * @param files by their slash paths
 * @param top name of the folder that the archive unpacks to; empty: to the files themselves
 */
export async function zipFiles(
  folder: string,
  files: readonly string[],
  archive: string,
  top = '',
): Promise<void> {
  const zip = new ZipFile();
  for (const file of [...files].sort()) zip.addFile(join(folder, file), top === '' ? file : `${top}/${file}`);
  zip.end();
  const unfinished = await makeUnfinishedFolder(archive);
  const written = join(unfinished, 'archive.zip');
  await pipeline(zip.outputStream, createWriteStream(written));
  await rename(written, archive);
  await removeIgnoredFolder(unfinished);
}

/** Rejects where an archive cannot be written; to be asked before its files come into being. */
export async function assertArchivable(archive: string): Promise<void> {
  if (await existsAs('folder', archive)) throw new Error(`${archive} 是一个文件夹，请写上压缩包的文件名`);
  await removeIgnoredFolder(await makeUnfinishedFolder(archive));
}

/** On the archive's disk; one that was left behind goes. */
async function makeUnfinishedFolder(archive: string): Promise<string> {
  const folder = unfinishedPath(archive);
  await mkdir(dirname(archive), { recursive: true });
  await removeIgnoredFolder(folder).catch(() => {});
  await makeIgnoredFolder(folder);
  return folder;
}
