// A short name for what something is made of. It is the same in every clone: contents and relative paths only,
// neither absolute paths nor the times of files.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from './listFolder.ts';
import { PROJECT } from './project.ts';

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
  const files: string[] = [];
  for (const path of paths) files.push(...listFiles(project, path));
  const hash = createHash('sha256').update(NODE);
  for (const file of files.filter(isMeant).sort()) {
    // At once: some thousand small files, and the compiler cannot begin before. Reading them with promises takes three
    // times as long, and far longer while pages are read beside it.
    const content = readFileSync(join(project, file));
    // A name and a length before each: what is moved from one file into the next is not the same.
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(project: string, path: string): string[] {
  const place = join(project, path);
  if (!statSync(place).isDirectory()) return [path];
  return listFolder(place).map((file) => `${path}/${file}`);
}
