// The bytes of a file, by name, and so written that a program that is stopped leaves the old ones or the new.
import { createHash } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../lib/errors.ts';
import { unfinishedPath } from '../lib/replaceFile.ts';

/** Undefined where there is no file. */
export async function readBytes(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: unknown) => {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** Names bytes; undefined where there are none. */
export function hashOf(bytes: Buffer | undefined): string | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

/** Writes bytes so that they outlast a power failure. */
export async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Gives a file other bytes at one blow; who may read and run it stays.
 * @param fresh `mode`: of a file that is new
 */
export async function replaceBytes(
  path: string,
  fresh: { bytes: Buffer; mode: number | undefined },
): Promise<void> {
  const unfinished = unfinishedPath(path);
  await mkdir(dirname(path), { recursive: true });
  await writeSafely(unfinished, fresh.bytes);
  const { mode } = await stat(path).catch(() => fresh);
  // Not every disk knows of it.
  if (mode !== undefined) await chmod(unfinished, mode).catch(() => {});
  await rename(unfinished, path);
}
