// Replaces the content of a folder file by file; files with the same bytes are left alone.

import { mkdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { codeOf } from './errors.ts';
import { listFolder } from './listFiles.ts';
import { unfinishedPath } from './replaceFile.ts';

export interface FolderChanges {
  /** Files that are new or have other bytes, by their slash paths. */
  written: string[];
  removed: string[];
}

/** Files that refer to others are replaced after them, so that requests during the update find what pages refer to. */
const RANKS: readonly RegExp[] = [/\.html$/, /(?:^|\/)(?:manifest\.json|service-worker\.js)$/];
const rankOf = (file: string) => RANKS.findIndex((pattern) => pattern.test(file)) + 1;

/**
 * Moves the files of a folder over those of another one, each by a rename; files that `from` lacks are removed last.
 * Files with the same bytes keep their modification time.
 * @param old the files of `to` that are replaced or removed; others are left alone
 */
export async function replaceFolder(
  from: string,
  to: string,
  old: readonly string[] = listFolder(to),
): Promise<FolderChanges> {
  const files = listFolder(from);
  if (await moveWhole(from, to)) return { written: files.sort(), removed: [] };
  const known = new Set(old);
  const isChanged = await mapLimit(
    files,
    async (file) => !known.has(file) || !(await isSame(join(from, file), join(to, file))),
  );
  const written = files.filter((_, at) => isChanged[at]);
  const wanted = new Set(files);
  const removed = old.filter((file) => !wanted.has(file));
  // A file at the path of a new folder, or a folder at the path of a new file, is removed first.
  const folders = new Set(files.flatMap(foldersOf));
  const isInTheWay = (file: string) => folders.has(file) || foldersOf(file).some((up) => wanted.has(up));
  await removeFiles(to, removed.filter(isInTheWay));
  const makeFolder = createFolderMaker(to);
  for (let rank = 0; rank <= RANKS.length; rank += 1)
    await mapLimit(
      written.filter((file) => rankOf(file) === rank),
      async (file) => {
        makeFolder(file);
        await moveFile(join(from, file), join(to, file));
      },
    );
  await removeFiles(
    to,
    removed.filter((file) => !isInTheWay(file)),
  );
  return { written: written.sort(), removed: removed.sort() };
}

/** Atomic, also across file systems: the output folder may be a mount or a symbolic link. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyFile(from, unfinishedPath(to));
    await rename(unfinishedPath(to), to);
  }
}

/** Renames the whole folder where `to` does not exist; resolves to false where it does. */
async function moveWhole(from: string, to: string): Promise<boolean> {
  const isFree = await stat(to).then(
    () => false,
    (error: unknown) => codeOf(error) === 'ENOENT',
  );
  if (!isFree) return false;
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  return true;
}

async function isSame(a: string, b: string): Promise<boolean> {
  const [sizeA, sizeB] = (await Promise.all([stat(a), stat(b)])).map(({ size }) => size);
  if (sizeA !== sizeB) return false;
  const [bytesA, bytesB] = await Promise.all([readFile(a), readFile(b)]);
  return bytesA.equals(bytesB);
}

function foldersOf(file: string): string[] {
  const up = parentFolder(file);
  return up === '' ? [] : [up, ...foldersOf(up)];
}

/** Removes files, and the folders that become empty. */
export async function removeFiles(root: string, files: readonly string[]): Promise<void> {
  await mapLimit(files, (file) => rm(join(root, file), { force: true }));
  const folders = [...new Set(files.flatMap(foldersOf))].sort((a, b) => b.length - a.length);
  for (const folder of folders) await rmdir(join(root, folder)).catch(() => {});
}

/**
 * Returns a function that makes the folder of a file and remembers it: thousands of files share a few folders.
 * @param root folder that paths start at
 */
export function createFolderMaker(root: string): (file: string) => void {
  const made = new Set<string>();
  return (file) => {
    const folder = dirname(join(root, file));
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}
