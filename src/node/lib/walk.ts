import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCategoryFile } from '../../core/model/category.ts';
import { sortNames } from '../../core/nav/compareNames.ts';
import { isHiddenName, isLeftover } from '../../core/paths/pageFile.ts';
import { isOutput, MARK_FILE } from './outputMark.ts';

/**
 * All files below a folder as sorted slash paths. What starts with `_` or `.` is not
 * published and left out, category files and pages of folders (`_index.md`) excepted, and so is what editors leave. A folder that does not exist is empty,
 * and one inside that a build has written: it holds the same pages once more.
 * @param onLinkedFolder is told the path of each folder that is left out because it is a link
 */
export async function walk(folder: string, onLinkedFolder: OnFolder = () => {}): Promise<string[]> {
  const files = await walkInto(folder, '', onLinkedFolder);
  return sortNames(files);
}

type OnFolder = (path: string) => void;

async function walkInto(root: string, path: string, onLinkedFolder: OnFolder): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => []);
  const isMarked = path !== '' && entries.some(({ name }) => name === MARK_FILE);
  if (isMarked && (await isOutput(join(root, path)))) return [];
  const found = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const { name } = entry;
      const here = path === '' ? name : `${path}/${name}`;
      if (isCategoryFile(name)) return [here];
      if (isHiddenName(name) || name === 'node_modules') return [];
      if (entry.isDirectory()) return walkInto(root, here, onLinkedFolder);
      // A link to a file counts, a link to a folder does not: it may lead in a circle.
      const leadsTo = async (kind: 'file' | 'folder') =>
        entry.isSymbolicLink() && (await existsAs(kind, join(root, here)));
      if (await leadsTo('folder')) onLinkedFolder(here);
      return entry.isFile() || (await leadsTo('file')) ? [here] : [];
    }),
  );
  return found.flat();
}

/**
 * Whether a file is published beside the pages: what begins with a dot is the writer's own, and so are the leftovers of editors.
 * @example isPublic('docs/v8/_parts/a.pdf') && !isPublic('docs/v8/.env') && !isPublic('.git/config')
 */
export function isPublic(path: string): boolean {
  return !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path) && !isLeftover(path);
}

/** Whether something of this kind stands at a path. */
export async function existsAs(kind: 'file' | 'folder', path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return (kind === 'file' ? found?.isFile() : found?.isDirectory()) ?? false;
}
