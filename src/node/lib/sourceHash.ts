// A short name for what something is made of. It is the same in every clone: contents and relative paths only,
// neither absolute paths nor the times of files.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapLimit } from './mapLimit.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** Letters are what a version of Node takes for letters, and so on. */
const NODE = process.versions.node.split('.')[0] ?? '';

/** Files or folders of the project. */
export interface Sources {
  paths: readonly string[];
  /** Of what lies below them. */
  isMeant?: (file: string) => boolean;
}

/** Hash of files with their names. Rejects where a path does not exist. */
export async function hashSources(
  { paths, isMeant = () => true }: Sources,
  project = PROJECT,
): Promise<string> {
  const found = await mapLimit(paths, (path) => listFiles(project, path));
  const files = found.flat().filter(isMeant).sort();
  const contents = await mapLimit(files, (file) => readFile(join(project, file)));
  const hash = createHash('sha256').update(NODE);
  for (const [at, file] of files.entries()) {
    // A name and a length before each: what is moved from one file into the next is not the same.
    hash.update(`\0${file}\0${contents[at]?.length}\0`).update(contents[at] ?? '');
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(project: string, path: string): Promise<string[]> {
  const entries = await readdir(join(project, path), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (entries === undefined) return [path];
  const inner = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory() ? listFiles(project, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    ),
  );
  return inner.flat();
}
