// The output folder of a build. Only a folder that a build wrote is replaced, and the last good build stays in it until
// the next one is complete.

import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildMessages } from '#i18n/buildMessages';
import type { CacheRecord } from '../lib/diskCache.ts';
import { codeOf } from '../lib/errors.ts';
import { type FolderStamps, readStamps } from '../lib/folderStamps.ts';
import { isInside } from '../lib/isInside.ts';
import { isOutput, listFolder, MARK, OUTPUT_MARKER } from '../lib/listFiles.ts';
import { makeIgnoredFolder, removeIgnoredFolder } from '../lib/replaceFile.ts';
import { createFolderMaker, type FolderChanges, replaceFolder } from '../lib/replaceFolder.ts';

const { errors } = buildMessages;

/** A killed build leaves its lock, and the system may reuse its pid: a lock whose mtime is not renewed is stale. */
const RENEWED_MS = 5000;
const STALE_MS = 60_000;

/** File in the lock folder with the pid of its build. */
const PID_FILE = 'pid';

/**
 * Runs `work` while a lock excludes other builds from a folder; throws where another build has the lock.
 * @param work gets the lock, a folder on the same disk for unfinished files
 */
export async function lockOutput<T>(folder: string, work: (lock: string) => Promise<T>): Promise<T> {
  // A hidden folder: if the output folder is inside the site folder, the lock is not published.
  const lock = join(dirname(folder), `.${basename(folder)}.building`);
  await mkdir(dirname(lock), { recursive: true });
  if (!(await createLock(lock))) {
    if (!(await isLocked(lock))) await removeIgnoredFolder(lock).catch(() => {});
    if (!(await createLock(lock))) throw new Error(errors.outputLocked(folder));
  }
  const renewing = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => {});
  }, RENEWED_MS).unref();
  try {
    return await work(lock);
  } finally {
    clearInterval(renewing);
    await removeIgnoredFolder(lock);
  }
}

/** Creates the lock folder, since mkdir is atomic; returns false where the lock exists. */
async function createLock(lock: string): Promise<boolean> {
  try {
    await makeIgnoredFolder(lock);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  await writeFile(join(lock, PID_FILE), String(process.pid));
  return true;
}

async function isLocked(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  if (found === undefined || Date.now() - found.mtimeMs > STALE_MS) return false;
  const pid = await readFile(join(lock, PID_FILE), 'utf8').catch(() => undefined);
  // The process that creates the lock writes its pid next: without a pid the lock is new.
  return pid === undefined || isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

export interface Output {
  /** Staging folder, moved into place when the build is complete. */
  folder: string;
  /**
   * Writes a file unless the last build wrote it from the same inputs.
   * @param madeOf hash of all inputs; undefined: always write
   */
  write: (file: string, madeOf: string | undefined, make: (path: string) => Promise<void>) => Promise<void>;
}

/** The output folder may be a checkout of the gh-pages branch. */
const HISTORY = '.git';

/** The files of an output folder without its history. */
export function listOutput(folder: string): string[] {
  return listFolder(folder).filter((file) => file.split('/')[0] !== HISTORY);
}

/**
 * Builds into a staging folder, then replaces the changed files of the output folder.
 * @param lock folder from lockOutput()
 * @param keepOut folders that must not be inside the output folder
 * @param record of the files of the last build; without it all files are written
 */
export async function replaceOutput<T>(
  folder: string,
  { lock, keepOut, record }: { lock: string; keepOut: readonly string[]; record?: OutputRecord },
  build: (output: Output) => Promise<T>,
): Promise<{ built: T; changes: FolderChanges; stamps: FolderStamps }> {
  await assertReplaceable(folder, keepOut);
  const stamps = readStamps(folder, listOutput(folder));
  const last = record === undefined ? undefined : openOutputRecord(stamps, record);
  const staging = join(lock, 'files');
  await mkdir(staging);
  await writeFile(join(staging, OUTPUT_MARKER), MARK);
  const written = new Set<string>();
  const makeFolder = createFolderMaker(staging);
  const built = await build({
    folder: staging,
    async write(file, madeOf, make) {
      const path = join(staging, file);
      if (last?.isUnchanged(file, madeOf)) {
        // An earlier call in this build may have written other content to the same path.
        if (written.delete(file)) await rm(path);
        return;
      }
      written.add(file);
      makeFolder(file);
      await make(path);
    },
  });
  const replaced = stamps.files().filter((file) => !last?.unchanged.has(file));
  const changes = await replaceFolder(staging, folder, replaced);
  stamps.update(changes);
  // A write error is ignored: without a record the next build is only slower.
  await last?.save().catch(() => {});
  return { built, changes, stamps };
}

async function assertReplaceable(folder: string, keepOut: readonly string[]): Promise<void> {
  for (const other of keepOut) {
    if (isInside(folder, other)) throw new Error(errors.outputContains(folder, other));
  }
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.some((name) => name !== HISTORY) && !(await isOutput(folder)))
    throw new Error(errors.notAnOutput(folder));
}

/** Recorded files by path. */
export type OutputRecord = CacheRecord<Readonly<Record<string, RecordedFile>>>;

/** Hash of a file's inputs; its size in bytes and mtime in milliseconds after it was written. */
type RecordedFile = readonly [madeOf: string, size: number, time: number];

interface LastOutput {
  /**
   * Whether the file in the folder is the one that a build wrote from the same inputs. If it is called several times
   * for a file, the hash of the last call is recorded.
   * @param madeOf hash of all inputs; undefined: false
   */
  isUnchanged: (file: string, madeOf: string | undefined) => boolean;
  /** Files for which isUnchanged() returned true. */
  unchanged: ReadonlySet<string>;
  /** Records all files of isUnchanged() calls with their current size and mtime. */
  save: () => Promise<void>;
}

function openOutputRecord(stamps: FolderStamps, record: OutputRecord): LastOutput {
  const earlier = new Map(Object.entries(record.get() ?? {}));
  const inputs = new Map<string, string>();
  const unchanged = new Set<string>();
  return {
    unchanged,
    isUnchanged(file, madeOf) {
      unchanged.delete(file);
      inputs.delete(file);
      if (madeOf === undefined) return false;
      inputs.set(file, madeOf);
      const recorded = earlier.get(file);
      if (recorded?.[0] !== madeOf) return false;
      const now = stamps.get(file);
      if (now === undefined || now.size !== recorded[1] || now.mtimeMs !== recorded[2]) return false;
      unchanged.add(file);
      return true;
    },
    async save() {
      const all = [...inputs].flatMap(([file, madeOf]): [string, RecordedFile][] => {
        const known = unchanged.has(file) ? earlier.get(file) : undefined;
        if (known !== undefined) return [[file, known]];
        const now = stamps.get(file);
        return now === undefined ? [] : [[file, [madeOf, now.size, now.mtimeMs]]];
      });
      record.set(Object.fromEntries(all));
    },
  };
}
