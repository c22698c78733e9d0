import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Gives a file another text, at one blow; tells whether it had to be done. */
export async function replaceFile(path: string, text: string): Promise<boolean> {
  const old = await readFile(path, 'utf8').catch(() => undefined);
  if (old === text) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.unfinished`, text);
  await rename(`${path}.unfinished`, path);
  return true;
}
