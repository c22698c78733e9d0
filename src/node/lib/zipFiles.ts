import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

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
  await pipeline(zip.outputStream, createWriteStream(`${archive}.unfinished`));
  await rename(`${archive}.unfinished`, archive);
}
