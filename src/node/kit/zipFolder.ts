import { createWriteStream } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a folder into an archive that unpacks to one folder of the same name; one file after another is in memory. */
export async function zipFolder(folder: string, archive: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const zip = new ZipFile();
  for (const file of files.sort()) {
    const path = relative(folder, file).split(sep).join('/');
    zip.addFile(file, `${basename(folder)}/${path}`);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(`${archive}.unfinished`));
  await rename(`${archive}.unfinished`, archive);
}
