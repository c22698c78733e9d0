// Files and folders that are written under a temporary name and renamed.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { shortHash } from './hashes.ts';

/** Replaces a file's text atomically; resolves to false where the file has this text already. */
export async function replaceFile(path: string, text: string): Promise<boolean> {
  if (readIfThere(path) === text) return false;
  // Synchronous: a large manifest is some hundred small files, each with four promises. Hence not write-file-atomic, whose
  // temporary names, longer than the file's, also exceed 255 bytes where the file's has 85 Chinese characters.
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = unfinishedPath(path);
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
  return true;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Temporary path of a file, in its folder. Its name is short and independent of the file's name: file systems allow
 * 255 bytes, which 85 Chinese characters fill.
 */
export function unfinishedPath(path: string): string {
  return join(dirname(path), `.${shortHash(path).slice(0, 12)}.unfinished`);
}

const IGNORE_FILE = '.gitignore';

/**
 * Makes a folder for temporary files with a .gitignore, so that git ignores the files of a killed process. Rejects
 * with EEXIST.
 */
export async function makeIgnoredFolder(path: string): Promise<void> {
  await mkdir(path);
  // Synchronous: git lists an empty .gitignore.
  writeFileSync(join(path, IGNORE_FILE), '*\n');
}

/** Renames the folder, which frees its path, before it removes the files; the .gitignore is removed last. */
export async function removeIgnoredFolder(path: string): Promise<void> {
  const removed = `${path}.${process.pid}`;
  await rename(path, removed);
  for (const name of await readdir(removed))
    if (name !== IGNORE_FILE) await rm(join(removed, name), { recursive: true, force: true });
  await rm(removed, { recursive: true, force: true });
}
