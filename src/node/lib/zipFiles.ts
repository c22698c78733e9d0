import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
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
  await mkdir(dirname(archive), { recursive: true });
  await pipeline(zip.outputStream, createWriteStream(unfinished(archive)));
  await rename(unfinished(archive), archive);
}

/** Rejects where an archive cannot be written; to be asked before its files come into being. */
export async function assertArchivable(archive: string): Promise<void> {
  if (await existsAs('folder', archive)) throw new Error(`${archive} 是一个文件夹，请写上压缩包的文件名`);
  await mkdir(dirname(archive), { recursive: true });
  await writeFile(unfinished(archive), '');
  await rm(unfinished(archive));
}

const unfinished = (archive: string) => `${archive}.unfinished`;
