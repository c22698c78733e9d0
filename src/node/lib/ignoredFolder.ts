// Folders for work that may be broken off: git shows nothing of what a killed process leaves in them.
import { writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const IGNORE_FILE = '.gitignore';

/** Makes a folder with a .gitignore of its own. Rejects with EEXIST where there is one. */
export async function makeIgnoredFolder(path: string): Promise<void> {
  await mkdir(path);
  // At once: git shows a .gitignore that is still empty.
  writeFileSync(join(path, IGNORE_FILE), '*\n');
}

/** The path is free at once, before the files are removed; the .gitignore goes last. */
export async function removeIgnoredFolder(path: string): Promise<void> {
  const removed = `${path}.${process.pid}`;
  await rename(path, removed);
  for (const name of await readdir(removed))
    if (name !== IGNORE_FILE) await rm(join(removed, name), { recursive: true, force: true });
  await rm(removed, { recursive: true, force: true });
}
