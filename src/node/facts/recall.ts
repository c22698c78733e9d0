// What the build keeps from one run to the next, by the hash of the text that it was made of.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRecall } from './createRecall.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** The offline kit's program stands where there are no sources: it keeps nothing. */
export const recall = createRecall(join(PROJECT, 'node_modules/.cache/pages'), findVersion);

/** Other code may make another value: build time uses no more than these folders. And what a month's edits have left is enough. */
async function findVersion(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(PROJECT, 'package-lock.json')));
  for (const folder of ['src/core', 'src/lib', 'src/node']) {
    const files = await readdir(join(PROJECT, folder), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.ts')).sort())
      hash.update(await readFile(join(PROJECT, folder, file)));
  }
  return `${new Date().toISOString().slice(0, 7)}-${hash.digest('hex').slice(0, 16)}`;
}
