import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file of the cache at one blow: others may be reading and writing the same, and a build may break off. */
export async function keepFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
