import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { commandMessages } from '#i18n/commandMessages';
import { existsAs } from './listFiles.ts';
import { makeIgnoredFolder, removeIgnoredFolder, unfinishedPath } from './replaceFile.ts';

/**
 * Streams files of a folder into an archive.
 * @param files slash paths in the folder
 * @param top folder that the archive unpacks to; empty: none
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

/** Rejects where an archive cannot be written; called before a build that takes minutes. */
export async function assertArchivable(archive: string): Promise<void> {
  if (await existsAs('folder', archive)) throw new Error(commandMessages.arguments.archiveIsFolder(archive));
  await removeIgnoredFolder(await makeUnfinishedFolder(archive));
}

/**
 * Creates a folder for the unfinished archive next to the archive, so that the rename stays on one file system.
 * Replaces the folder that a killed process left.
 */
async function makeUnfinishedFolder(archive: string): Promise<string> {
  const folder = unfinishedPath(archive);
  await mkdir(dirname(archive), { recursive: true });
  await removeIgnoredFolder(folder).catch(() => {});
  await makeIgnoredFolder(folder);
  return folder;
}
