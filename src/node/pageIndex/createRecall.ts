// What is made of a text is kept on disk under the hash of the text, until the code that makes it changes.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOnce } from '../../lib/makeOnce.ts';
import { keepFile, readKept } from '../lib/keepFile.ts';

export interface Recall {
  /** The value that is kept under a name; the first time, and when it cannot be read, it is made. */
  <T>(name: string, make: () => T | Promise<T>): Promise<T>;
  /** What is kept under a name, if anything is. */
  find: <T>(name: string) => Promise<T | undefined>;
}

/**
 * @param folder in which values are kept; what is of another version is thrown away
 * @param findVersion of what makes the values; where it fails nothing is kept
 */
export function createRecall(folder: string, findVersion: () => Promise<string>): Recall {
  const openOnce = makeOnce(() => open(folder, findVersion).catch(() => undefined));
  const find = async <T>(name: string): Promise<T | undefined> => {
    const current = await openOnce();
    // Only values of the same kind are kept under a name of this version.
    return current === undefined ? undefined : readKept<T>(join(current, name));
  };
  const findOrMake = async <T>(name: string, make: () => T | Promise<T>): Promise<T> => {
    const kept = await find<T>(name);
    if (kept !== undefined) return kept;
    const value = await make();
    const current = await openOnce();
    if (current !== undefined) await keepFile(join(current, name), JSON.stringify(value)).catch(() => {});
    return value;
  };
  // Versions that show the same text ask at the same time, before anything is kept.
  const asked = new Map<string, Promise<unknown>>();
  const recall = async <T>(name: string, make: () => T | Promise<T>) => {
    const value = asked.get(name) ?? findOrMake(name, make).finally(() => asked.delete(name));
    asked.set(name, value);
    // Whoever asks for a name wants the same kind of value.
    return value as Promise<T>;
  };
  return Object.assign(recall, { find });
}

/** A version for as long as the code is the same, and the month: what a month's edits have left is enough. */
export function versionOfMonth(findHash: () => Promise<string>): () => Promise<string> {
  return async () => `${new Date().toISOString().slice(0, 7)}-${await findHash()}`;
}

async function open(folder: string, findVersion: () => Promise<string>): Promise<string> {
  const version = await findVersion();
  const current = join(folder, version);
  await mkdir(current, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== version);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true }).catch(() => {})));
  return current;
}
