// Folders whose files other engines publish at the root of a site: `/logo.png` in a page is `public/logo.png` on disk.
import { join } from 'node:path';
import { inFolder, isBelow } from '../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { existsAs, listSite } from './listFiles.ts';
import { isPublic, kindInSite } from './siteLinks.ts';

/** VitePress and Astro; Docusaurus and Hugo; VuePress. */
const NAMES = ['public', 'static', '.vuepress/public'];

/** Where they are in a repository; a site whose texts are beside `website` is read from the root. */
const PLACES = ['', 'docs/', 'src/', 'website/', 'site/'];

export const ROOT_FOLDERS: readonly string[] = PLACES.flatMap((place) =>
  NAMES.map((name) => `${place}${name}`),
);

export const isRootFile = (path: string) => ROOT_FOLDERS.some((folder) => isBelow(folder, path));

/** Files in these folders, pages excepted, by the path at which they are published. */
export async function listRootFiles(siteDir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of await findRootFolders(siteDir))
    for (const path of listSite(siteDir, folder))
      if (isPublic(path) && !isMarkdownFile(path) && !found.has(path)) found.set(path, `${folder}/${path}`);
  return found;
}

/**
 * Absolute path of a published file: at its path in the site folder, else in one of these folders. Undefined where
 * no such file exists.
 */
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

/** A folder with an index.html is the output of a build (Hugo and others use `public`), not a source. */
async function isRootFolder(siteDir: string, folder: string): Promise<boolean> {
  return (
    kindInSite(siteDir, folder) === 'folder' && !(await existsAs('file', join(siteDir, folder, 'index.html')))
  );
}
