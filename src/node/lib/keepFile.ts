import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file of the cache at one blow: others may be reading and writing the same, and a build may break off.
 * Such files are small and come by the thousand: a promise for each costs more than the writing.
 */
export async function keepFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** The JSON of such a file, whose kind its writer knows; one that cannot be read is as good as none. */
export function readKept<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
