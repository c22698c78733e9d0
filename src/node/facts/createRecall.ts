// What is made of a text is kept on disk under the hash of the text, until the code that makes it changes.
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepFile } from '../lib/keepFile.ts';

/** The value that is kept under a name; the first time, and when it cannot be read, it is made. */
export type Recall = <T>(name: string, make: () => T | Promise<T>) => Promise<T>;

/**
 * @param folder in which values are kept; what is of another version is thrown away
 * @param findVersion of what makes the values; where it fails nothing is kept
 */
export function createRecall(folder: string, findVersion: () => Promise<string>): Recall {
  let opened: Promise<string | undefined> | undefined;
  const find: Recall = async (name, make) => {
    opened ??= open(folder, findVersion).catch(() => undefined);
    const current = await opened;
    if (current === undefined) return make();
    const file = join(current, name);
    try {
      // Only values of the same kind are kept under a name of this version.
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      const value = await make();
      await keepFile(file, JSON.stringify(value)).catch(() => {});
      return value;
    }
  };
  // Versions that show the same text ask at the same time, before anything is kept.
  const asked = new Map<string, Promise<unknown>>();
  return async <T>(name: string, make: () => T | Promise<T>) => {
    const value = asked.get(name) ?? find(name, make).finally(() => asked.delete(name));
    asked.set(name, value);
    // Whoever asks for a name wants the same kind of value.
    return value as Promise<T>;
  };
}

async function open(folder: string, findVersion: () => Promise<string>): Promise<string> {
  const version = await findVersion();
  const current = join(folder, version);
  await mkdir(current, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== version);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true }).catch(() => {})));
  return current;
}
