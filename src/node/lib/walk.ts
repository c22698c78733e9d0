import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCategoryFile } from '../../core/site/manifest/category.ts';
import { sortNames } from '../../core/site/nav/compareNames.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { isHiddenName } from '../../core/site/urls/pageFile.ts';
import { isOutput, MARK_FILE } from './outputMark.ts';
import { kindOnDisk, refuseLink } from './siteLinks.ts';

/**
 * All files below a folder as sorted slash paths from there. What starts with `_` or `.` is not
 * published and left out, category files and pages of folders (`_index.md`) excepted, and so is what editors leave. A folder that does not exist is empty,
 * and one inside that a build has written: it holds the same pages once more. Links are followed by the rule of siteLinks.ts.
 * @param folder inside the site folder; the whole without
 */
export async function walk(siteDir: string, folder = ''): Promise<string[]> {
  const top = folder === '.' ? '' : folder;
  const files = await walkInto(siteDir, top, top);
  return sortNames(files.map((file) => file.slice(inFolder(top, '').length)));
}

async function walkInto(root: string, path: string, top: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => []);
  const isMarked = path !== top && entries.some(({ name }) => name === MARK_FILE);
  if (isMarked && (await isOutput(join(root, path)))) return [];
  const found = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const { name } = entry;
      const here = inFolder(path, name);
      if (isCategoryFile(name)) return [here];
      if (isHiddenName(name) || name === 'node_modules') return [];
      const kind = kindOfEntry(root, here, entry);
      if (kind === 'folder') return walkInto(root, here, top);
      return kind === 'file' ? [here] : [];
    }),
  );
  return found.flat();
}

function kindOfEntry(root: string, path: string, entry: Dirent): 'file' | 'folder' | undefined {
  if (entry.isSymbolicLink()) return refuseLink(root, path) ? undefined : kindOnDisk(root, path);
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : undefined;
}

/** Whether something of this kind stands at a path. */
export async function existsAs(kind: 'file' | 'folder', path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return (kind === 'file' ? found?.isFile() : found?.isDirectory()) ?? false;
}
