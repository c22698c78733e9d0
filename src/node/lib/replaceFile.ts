import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unfinishedPath } from './unfinishedPath.ts';

/** Gives a file another text, at one blow; tells whether it had to be done. */
export async function replaceFile(path: string, text: string): Promise<boolean> {
  if (readIfThere(path) === text) return false;
  // At once: a large manifest is some hundred small files, each of which would wait for four promises.
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
