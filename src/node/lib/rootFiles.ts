// Folders whose files other engines publish at the top of a site: a page names `public/logo.png` by `/logo.png`.
import { join } from 'node:path';
import { inFolder, isBelow } from '../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { listSite } from './listFolder.ts';
import { isPublic } from './publicPath.ts';
import { kindInSite } from './siteLinks.ts';
import { existsAs } from './walk.ts';

/** Of VitePress and Astro, of Docusaurus and Hugo, of VuePress. */
const NAMES = ['public', 'static', '.vuepress/public'];

/** At the top of a site folder, or of the folder in it where the docs are. */
export const ROOT_FOLDERS: readonly string[] = ['', 'docs/', 'src/'].flatMap((place) =>
  NAMES.map((name) => `${place}${name}`),
);

/** Whether a file of a site folder may be one of these. */
export const isRootFile = (path: string) => ROOT_FOLDERS.some((folder) => isBelow(folder, path));

/** The files in these folders by the paths at which they are published; pages are none of them. */
export async function listRootFiles(siteDir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of await findRootFolders(siteDir))
    for (const path of listSite(siteDir, folder))
      if (isPublic(path) && !isMarkdownFile(path) && !found.has(path)) found.set(path, `${folder}/${path}`);
  return found;
}

/** Where a site's file stands on disk: at its path, or in one of these folders. Undefined where it is in none. */
export async function findOnDisk(siteDir: string, path: string): Promise<string | undefined> {
  const folders = isMarkdownFile(path) ? [] : ROOT_FOLDERS;
  for (const folder of ['', ...folders]) {
    const file = inFolder(folder, path);
    if (kindInSite(siteDir, file) === 'file' && (folder === '' || (await isRootFolder(siteDir, folder))))
      return join(siteDir, file);
  }
  return undefined;
}

async function findRootFolders(siteDir: string): Promise<string[]> {
  const found = await Promise.all(
    ROOT_FOLDERS.map(async (folder) => ((await isRootFolder(siteDir, folder)) ? [folder] : [])),
  );
  return found.flat();
}

/** One that has a first page is a site of its own: Hugo and others build into such a folder. */
async function isRootFolder(siteDir: string, folder: string): Promise<boolean> {
  return (
    kindInSite(siteDir, folder) === 'folder' && !(await existsAs('file', join(siteDir, folder, 'index.html')))
  );
}
