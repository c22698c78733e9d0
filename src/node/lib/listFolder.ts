import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder } from '../../core/site/urls/folder.ts';
import { codeOf } from './codeOf.ts';
import { kindOnDisk, type RefusedLink, refuseLink } from './siteLinks.ts';

/** Undefined for what is neither listed nor entered. */
type KindOf = (entry: Dirent, path: string) => 'file' | 'folder' | undefined;

const kindOfEntry: KindOf = (entry) => (entry.isDirectory() ? 'folder' : 'file');

/** Files below a folder by their slash paths; none where there is no folder. */
export function listFolder(folder: string): string[] {
  return [...filesBelow(folder, '', kindOfEntry)];
}

/**
 * Files below a folder of a site by their slash paths from there. Links are followed by the rule of siteLinks.ts; hidden
 * folders are not entered, but for the one in which VuePress has its public files.
 * @param onRefused is called with each link that is not followed
 */
export function listSite(
  siteDir: string,
  folder = '',
  onRefused: (link: RefusedLink) => void = () => {},
): string[] {
  const kindOf: KindOf = (entry, path) => {
    if (!entry.isSymbolicLink())
      return entry.isDirectory() && isHiddenFolder(entry.name) ? undefined : kindOfEntry(entry, path);
    const here = inFolder(folder, path);
    const refused = refuseLink(siteDir, here);
    if (refused !== undefined) onRefused(refused);
    return refused === undefined ? kindOnDisk(siteDir, here) : undefined;
  };
  return [...filesBelow(join(siteDir, folder), '', kindOf)];
}

const isHiddenFolder = (name: string) =>
  name === 'node_modules' || (name.startsWith('.') && name !== '.vuepress');

/** At once: node's own recursive listing, with a promise for each folder, takes seven times as long. */
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
