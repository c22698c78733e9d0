// Folders of files that take long to make, kept under the hash of what they are made of.
import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapLimit } from '../../lib/mapLimit.ts';
import { createFolderMaker } from './folderMaker.ts';
import { hashFile } from './hashFile.ts';
import { listFolder } from './listFolder.ts';

/** Of each kind as many are kept as branches are worked on in turn; those that were asked for last. */
const KEPT = 4;
/** Somebody may write what it is made of, or take it away, while it is made. */
const ATTEMPTS = 4;
const LIST = 'list.json';
const FILES = 'files';

export interface KeptFolder<T> {
  folder: string;
  /** Paths in the folder. */
  files: readonly string[];
  /** What making the folder gave. */
  value: T;
}

export interface Making<T> {
  kind: string;
  /** Of all that the folder is made of. */
  findHash: () => Promise<string>;
  /** Fills an empty folder; gives a value of JSON. */
  make: (folder: string) => Promise<T>;
}

/** What stands in LIST. */
interface List {
  value: unknown;
  /** The hash of each file, by its path. */
  files: Readonly<Record<string, string>>;
}

/** The folder that is kept; the first time, and when it is not as it was left, it is made. */
export async function openKept<T>(store: string, making: Making<T>): Promise<KeptFolder<T>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const hash = await making.findHash();
    const place = join(store, `${making.kind}-${hash}`);
    const kept = await readKept<T>(place);
    if (kept !== undefined) {
      await utimes(place, new Date(), new Date()).catch(() => {});
      return kept;
    }
    const made = await makeKept(place, hash, making);
    await forgetOld(store, making.kind);
    if (made !== undefined) return made;
  }
  throw new Error(`缓存文件夹 ${store} 里的文件总是不完整`);
}

/** Nothing where what it is made of was changed, or the folder taken away, meanwhile. */
async function makeKept<T>(
  place: string,
  hash: string,
  { findHash, make }: Making<T>,
): Promise<KeptFolder<T> | undefined> {
  const unfinished = `${place}.${randomUUID()}`;
  const folder = join(unfinished, FILES);
  try {
    await mkdir(folder, { recursive: true });
    const value = await make(folder);
    const files = hashFiles(folder);
    await writeFile(join(unfinished, LIST), JSON.stringify({ value, files } satisfies List));
    // Where somebody wrote meanwhile, nobody knows what it was made of.
    if ((await findHash()) !== hash || !(await putInPlace(unfinished, place))) return undefined;
    return { folder: join(place, FILES), files: Object.keys(files), value };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** At one blow. Another build may have been quicker: what it has made is the same, and somebody may be reading it. */
async function putInPlace(folder: string, place: string): Promise<boolean> {
  const move = () =>
    rename(folder, place).then(
      () => true,
      () => false,
    );
  if ((await move()) || (await readKept(place)) !== undefined) return true;
  const damaged = `${place}.${randomUUID()}`;
  await rename(place, damaged).catch(() => {});
  const isMoved = await move();
  await rm(damaged, { recursive: true, force: true });
  return isMoved;
}

/** The same, with its files copied into a folder. */
export async function copyKept<T>(store: string, into: string, making: Making<T>): Promise<T> {
  const { folder, files, value } = await openKept(store, making);
  const makeFolder = createFolderMaker(into);
  for (const file of files) {
    makeFolder(file);
    copyFileSync(join(folder, file), join(into, file));
  }
  return value;
}

/** Nothing where a file is missing, or is another than was written. */
async function readKept<T>(place: string): Promise<KeptFolder<T> | undefined> {
  try {
    const { value, files } = JSON.parse(await readFile(join(place, LIST), 'utf8')) as List;
    const folder = join(place, FILES);
    const found = hashFiles(folder);
    const names = Object.keys(files);
    if (names.some((file) => files[file] !== found[file])) return undefined;
    // Under one hash there are values of one kind.
    return { folder, files: names, value: value as T };
  } catch {
    return undefined;
  }
}

function hashFiles(folder: string): Record<string, string> {
  const files = listFolder(folder).sort();
  return Object.fromEntries(files.map((file) => [file, hashFile(join(folder, file))]));
}

/** What others are making is young, and so it stays. */
async function forgetOld(store: string, kind: string): Promise<void> {
  const names = (await readdir(store)).filter(
    (name) => name.startsWith(`${kind}-`) && /^[\da-f]+(?:\.|$)/.test(name.slice(kind.length + 1)),
  );
  const aged = await mapLimit(names, async (name) => {
    const found = await stat(join(store, name)).catch(() => undefined);
    return { name, time: found?.mtimeMs ?? 0 };
  });
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT);
  await mapLimit(old, ({ name }) => rm(join(store, name), { recursive: true, force: true }));
}
