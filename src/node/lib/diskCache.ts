// Cache on disk of everything that a later run can reuse. A kind of entries has a folder; an entry is a file of JSON
// (a record), a folder of such files (a bucket) or a folder of any files. Each entry is written under a temporary name
// and renamed: a killed process leaves no truncated entry, and concurrent processes may write the same one. Entries of
// a kind beyond its limit are removed, least recently used first.

import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildMessages } from '#i18n/buildMessages';
import { once } from '../../lib/memoize.ts';
import { runGenerator } from '../../lib/runGenerator.ts';
import { codeOf } from './errors.ts';
import { hashFile } from './hashes.ts';
import { listFolder } from './listFiles.ts';

/** Default limit of entries, enough for the sites or output folders that a user builds alternately. */
const LIMIT = 16;
/** Limit of compiled folders, which are large: a user switches between few branches. */
const FOLDER_LIMIT = 4;
/** An entry used within this time is not removed, even beyond the limit: another process may be reading it. */
const IN_USE_MS = 10 * 60_000;

export interface CacheRecord<T> {
  /** Undefined where the file is missing or is not JSON; the type is not validated. */
  get: () => T | undefined;
  set: (value: T) => void;
  /** Writes the JSON in chunks and yields after each, so that a server can respond in between. */
  setInSteps: (chunks: Iterable<string>) => Generator<void>;
}

/** One value in a file of its own. */
export function openRecord<T>(folder: string, key: string, limit = LIMIT): CacheRecord<T> {
  const file = join(folder, key);
  function* setInSteps(chunks: Iterable<string>): Generator<void> {
    yield* writeJson(file, chunks);
    prune(folder, limit);
  }
  return {
    get() {
      const value = readJson<T>(file);
      if (value !== undefined) touch(file);
      return value;
    },
    set: (value) => runGenerator(setInSteps([JSON.stringify(value)])),
    setInSteps,
  };
}

/** Values by key whose bucket is pruned as a whole. */
export interface CacheBucket {
  get: <T>(key: string) => T | undefined;
  set: (key: string, value: unknown) => void;
  keys: () => string[];
  remove: (keys: Iterable<string>) => void;
}

export function openBucket(folder: string, name: string, limit = LIMIT): CacheBucket {
  const bucket = join(folder, name);
  mkdirSync(bucket, { recursive: true });
  touch(bucket);
  prune(folder, limit);
  return {
    get: (key) => readJson(join(bucket, key)),
    set: (key, value) => runGenerator(writeJson(join(bucket, key), [JSON.stringify(value)])),
    keys: () => readdirSync(bucket),
    remove(keys) {
      for (const key of keys) rmSync(join(bucket, key), { force: true });
    },
  };
}

export interface VersionedCache {
  get: <T>(key: string) => Promise<T | undefined>;
  /** Concurrent calls for one key share one `make`; a rejected one is not cached. */
  getOrMake: <T>(key: string, make: () => T | Promise<T>) => Promise<T>;
}

/**
 * Values made by code: those of another version of it are removed, and all of them at the turn of a month, since
 * entries for texts that were edited are never read again.
 * @param findVersion hash of the code; where it rejects (the offline kit has no sources) nothing is cached
 */
export function openVersionedCache(folder: string, findVersion: () => Promise<string>): VersionedCache {
  const openOnce = once(async () => {
    const month = new Date().toISOString().slice(0, 7);
    return openBucket(folder, `${month}-${await findVersion()}`, 1);
  });
  const open = () => openOnce().catch(() => undefined);
  const pending = new Map<string, Promise<unknown>>();
  const make = async <T>(key: string, makeValue: () => T | Promise<T>): Promise<T> => {
    const bucket = await open();
    const cached = bucket?.get<T>(key);
    if (cached !== undefined) return cached;
    const value = await makeValue();
    try {
      bucket?.set(key, value);
    } catch {
      // A write error (full or read-only disk) is ignored: the next run makes the value again.
    }
    return value;
  };
  return {
    get: async (key) => (await open())?.get(key),
    async getOrMake<T>(key: string, makeValue: () => T | Promise<T>) {
      const value = pending.get(key) ?? make(key, makeValue).finally(() => pending.delete(key));
      pending.set(key, value);
      return value as Promise<T>;
    },
  };
}

export interface CachedFolder<T> {
  folder: string;
  /** Paths in the folder. */
  files: readonly string[];
  /** What `make` returned. */
  value: T;
}

export interface FolderRecipe<T> {
  kind: string;
  /** Hash of everything that the folder is made from. */
  findHash: () => Promise<string>;
  /**
   * Fills an empty folder; returns a value that JSON can hold.
   * @param findLast returns the folder of the kind that was used last, whose files may be linked
   */
  make: (folder: string, findLast: () => CachedFolder<T> | undefined) => Promise<T>;
}

/** Attempts to make a folder: its sources may change, or another process may remove it, while it is made. */
const ATTEMPTS = 4;
const LIST = 'list.json';
const FILES = 'files';

/** Content of LIST. */
interface FileList {
  value: unknown;
  /** By path. */
  files: Readonly<Record<string, ListedFile>>;
}

/** Its mtime in milliseconds spares hashing it; that of a copy from elsewhere is another one. */
type ListedFile = readonly [hash: string, size: number, time: number];

/** The cached folder for the current hash; makes it where it is missing or a file of it has other bytes. */
export async function openCachedFolder<T>(store: string, recipe: FolderRecipe<T>): Promise<CachedFolder<T>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const hash = await recipe.findHash();
    const entry = join(store, recipe.kind, hash);
    const cached = readFolder<T>(entry);
    if (cached !== undefined) {
      touch(entry);
      return cached;
    }
    const made = await makeFolder(entry, hash, recipe);
    prune(dirname(entry), FOLDER_LIMIT);
    if (made !== undefined) return made;
  }
  throw new Error(buildMessages.errors.incompleteCache(store));
}

/** Copies the files of a cached folder into another one; returns its value. */
export async function copyCachedFolder<T>(store: string, into: string, recipe: FolderRecipe<T>): Promise<T> {
  const { folder, value } = await openCachedFolder(store, recipe);
  await cp(folder, into, { recursive: true });
  return value;
}

/** Undefined where the sources changed during `make`, or another process removed the folder. */
async function makeFolder<T>(
  entry: string,
  hash: string,
  { findHash, make }: FolderRecipe<T>,
): Promise<CachedFolder<T> | undefined> {
  const unfinished = `${entry}.${randomUUID()}`;
  const folder = join(unfinished, FILES);
  try {
    await mkdir(folder, { recursive: true });
    const last = once(() => findLastFolder<T>(dirname(entry)));
    const value = await make(folder, () => last());
    const files = listHashes(folder, readList(dirname(last()?.folder ?? ''))?.files);
    await writeFile(join(unfinished, LIST), JSON.stringify({ value, files } satisfies FileList));
    if ((await findHash()) !== hash || !(await putInPlace(unfinished, entry))) return undefined;
    return { folder: join(entry, FILES), files: Object.keys(files), value };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The most recently used entry with its files intact. */
function findLastFolder<T>(kind: string): CachedFolder<T> | undefined {
  const last = listByUse(kind).find(({ path }) => readJson(join(path, LIST)) !== undefined);
  return last && readFolder(last.path);
}

/**
 * Renames a finished folder. An entry that a concurrent process wrote first is not replaced, since another process
 * may be reading it.
 */
async function putInPlace(folder: string, entry: string): Promise<boolean> {
  const move = () =>
    rename(folder, entry).then(
      () => true,
      () => false,
    );
  if ((await move()) || readFolder(entry) !== undefined) return true;
  const damaged = `${entry}.${randomUUID()}`;
  await rename(entry, damaged).catch(() => {});
  const isMoved = await move();
  await rm(damaged, { recursive: true, force: true });
  return isMoved;
}

function readFolder<T>(entry: string): CachedFolder<T> | undefined {
  const list = readList(entry);
  if (list === undefined) return undefined;
  const folder = join(entry, FILES);
  const files = Object.entries(list.files);
  if (!files.every(([file, listed]) => isIntact(join(folder, file), listed))) return undefined;
  return { folder, files: files.map(([file]) => file), value: list.value as T };
}

const readList = (entry: string) => readJson<FileList>(join(entry, LIST));

function isIntact(path: string, [hash, size, time]: ListedFile): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.size === size && (found.mtimeMs === time || hashFile(path) === hash);
}

/** @param known files of another folder, whose links are not read again */
function listHashes(folder: string, known: FileList['files'] = {}): FileList['files'] {
  const hashes = listFolder(folder).map((file): [string, ListedFile] => {
    const path = join(folder, file);
    const { size, mtimeMs } = statSync(path);
    const same = known[file];
    const hash = same?.[1] === size && same[2] === mtimeMs ? same[0] : hashFile(path);
    return [file, [hash, size, mtimeMs]];
  });
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

// Synchronous: for thousands of small files promises cost more than writing.
function* writeJson(file: string, chunks: Iterable<string>): Generator<void> {
  const unfinished = `${file}.${randomUUID()}`;
  const descriptor = openNew(unfinished);
  try {
    for (const chunk of chunks) {
      writeFileSync(descriptor, chunk);
      yield;
    }
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, file);
}

/** Makes the folder only where it is missing: the thousands of entries of a bucket share one. */
function openNew(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'w');
  }
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Marks an entry as used now. */
function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // An error is ignored: entries of a read-only cache are never pruned.
  }
}

/** Also removes temporary files that killed processes left. */
function prune(folder: string, limit: number): void {
  const unused = listByUse(folder)
    .slice(limit)
    .filter(({ time }) => time < Date.now() - IN_USE_MS);
  for (const { path } of unused) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // An error is ignored: another process removes the same entry, or reads it (Windows).
    }
  }
}

/** Entries of a folder, most recently used first. */
function listByUse(folder: string): { path: string; time: number }[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
}
