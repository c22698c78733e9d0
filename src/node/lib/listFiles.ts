// Lists of files: of any folder, of a site folder, and of the content that a site publishes.
import { type Dirent, readdirSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sortNames } from '../../core/site/nav/compareNames.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { isCategoryFile, isHiddenName } from '../../core/site/urls/pageFileNames.ts';
import { codeOf } from './errors.ts';
import { kindOnDisk, type RefusedLink, refuseLink } from './siteLinks.ts';

type KindOf = (entry: Dirent, path: string) => 'file' | 'folder' | undefined;

const kindOfDirent: KindOf = (entry) => (entry.isDirectory() ? 'folder' : 'file');

/** Files below a folder as slash paths; empty where the folder does not exist. */
export function listFolder(folder: string): string[] {
  return [...filesBelow(folder, '', kindOfDirent)];
}

/**
 * Files below a folder of a site, as slash paths from there. Symbolic links are followed as siteLinks.ts allows; hidden
 * folders are skipped, except `.vuepress`, which contains VuePress's public files.
 * @param onRefused is called with each link that is not followed
 */
export function listSite(
  siteDir: string,
  folder = '',
  onRefused: (link: RefusedLink) => void = () => {},
): string[] {
  const kindOf: KindOf = (entry, path) => {
    if (!entry.isSymbolicLink())
      return entry.isDirectory() && isHiddenFolder(entry.name) ? undefined : kindOfDirent(entry, path);
    const here = inFolder(folder, path);
    const refused = refuseLink(siteDir, here);
    if (refused !== undefined) onRefused(refused);
    return refused === undefined ? kindOnDisk(siteDir, here) : undefined;
  };
  return [...filesBelow(join(siteDir, folder), '', kindOf)];
}

const isHiddenFolder = (name: string) =>
  name === 'node_modules' || (name.startsWith('.') && name !== '.vuepress');

/** Synchronous: Node's recursive `readdir`, with a promise for each folder, takes seven times as long. */
function* filesBelow(root: string, path: string, kindOf: KindOf): Generator<string> {
  for (const entry of readFolder(join(root, path))) {
    const here = `${path}${entry.name}`;
    const kind = kindOf(entry, here);
    if (kind === 'folder') yield* filesBelow(root, `${here}/`, kindOf);
    else if (kind === 'file') yield here;
  }
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Files below a folder of a site that may be content, as sorted slash paths from there. Skips names that start with
 * `_` or `.` (except category files and `_index.md`), temporary files of editors, and output folders of builds, which
 * contain the same pages again. Symbolic links are followed as siteLinks.ts allows.
 * @param folder path inside the site folder; default: all of it
 */
export async function walk(siteDir: string, folder = ''): Promise<string[]> {
  const top = folder === '.' ? '' : folder;
  const files = await walkInto(siteDir, top, top);
  return sortNames(files.map((file) => file.slice(inFolder(top, '').length)));
}

async function walkInto(root: string, path: string, top: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => []);
  const isMarked = path !== top && entries.some(({ name }) => name === OUTPUT_MARKER);
  if (isMarked && (await isOutput(join(root, path)))) return [];
  const found = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const { name } = entry;
      const here = inFolder(path, name);
      if (isCategoryFile(name)) return [here];
      if (isHiddenName(name) || name === 'node_modules') return [];
      const kind = kindInWalk(root, here, entry);
      if (kind === 'folder') return walkInto(root, here, top);
      return kind === 'file' ? [here] : [];
    }),
  );
  return found.flat();
}

function kindInWalk(root: string, path: string, entry: Dirent): 'file' | 'folder' | undefined {
  if (entry.isSymbolicLink()) return refuseLink(root, path) ? undefined : kindOnDisk(root, path);
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : undefined;
}

/** Whether a path is a file or a folder; resolves symbolic links. */
export async function existsAs(kind: 'file' | 'folder', path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return (kind === 'file' ? found?.isFile() : found?.isDirectory()) ?? false;
}

/** Turns Jekyll off on GitHub Pages; its content identifies an output folder, which the next build may empty. */
export const OUTPUT_MARKER = '.nojekyll';
export const MARK =
  'Written by the build of this documentation site; this folder is emptied by the next one.\n';

/** Whether a path is below an output folder that is inside of `root`. */
export async function isInOutput(root: string, path: string): Promise<boolean> {
  const up = parentFolder(path);
  return up !== '' && ((await isOutput(join(root, up))) || isInOutput(root, up));
}

export async function isOutput(folder: string): Promise<boolean> {
  return (await readFile(join(folder, OUTPUT_MARKER), 'utf8').catch(() => undefined)) === MARK;
}
