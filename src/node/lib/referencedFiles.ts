// Files that a page names: those of wiki links, which give a name without a folder, and its images.

import { imageSizeFromFile } from 'image-size/fromFile';
import { decodeSafely, joinPath, namesFile, parentFolder } from '../../core/site/urls/filePath.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import { parseWikiLink } from '../../core/site/urls/wikiLink.ts';
import { listSite } from './listFiles.ts';
import { memoByFile } from './memoByFile.ts';
import { findOnDisk } from './rootFiles.ts';
import { isPublic, kindInSite } from './siteLinks.ts';

type ListFiles = () => readonly string[];

/** The file in the page's folder, else the one of this name with the shortest path. */
function findNamedFile(siteDir: string, page: string, name: string, files: ListFiles): string | undefined {
  const beside = joinPath(parentFolder(page), name);
  if (beside === undefined || kindInSite(siteDir, beside) !== undefined) return beside;
  return files()
    .filter((path) => isPublic(path) && `/${path}`.endsWith(`/${name}`))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/** Files in other folders that a page's links name; undefined where there are none. */
export function listNamedFiles(
  siteDir: string,
  page: string,
  hrefs: readonly string[],
  files: ListFiles,
): string[] | undefined {
  const found = hrefs.flatMap((href) => {
    const name = parseWikiLink(href)?.name ?? '';
    if (!namesFile(name) || isMarkdownFile(name)) return [];
    const file = findNamedFile(siteDir, page, name, files);
    return file === undefined || file === joinPath(parentFolder(page), name) ? [] : [file];
  });
  return found.length === 0 ? undefined : [...new Set(found)].sort();
}

const readSize = memoByFile(async (file): Promise<[number, number] | undefined> => {
  // Not an image: the content check reports it.
  const size = await imageSizeFromFile(file).catch(() => undefined);
  if (size === undefined || !(size.width > 0 && size.height > 0)) return undefined;
  // EXIF orientations 5 to 8 swap width and height.
  const isTurned = (size.orientation ?? 1) >= 5;
  return (isTurned ? [size.height, size.width] : [size.width, size.height]) as [number, number];
});

/**
 * Sizes in pixels of the local images of a page, by their path inside the site folder.
 * @param file path of the markdown file inside the site folder
 * @param addresses image URLs as the file writes them
 * @param files lists the site's files, in which wiki images are found by name
 */
export async function findImageSizes(
  siteDir: string,
  file: string,
  addresses: readonly string[],
  files: () => readonly string[] = () => listSite(siteDir),
): Promise<Record<string, [number, number]> | undefined> {
  const paths = new Set(
    addresses.flatMap((address) => {
      const name = parseWikiLink(address)?.name;
      return (
        (name === undefined ? findImagePath(file, address) : findNamedFile(siteDir, file, name, files)) ?? []
      );
    }),
  );
  const sizes: Record<string, [number, number]> = {};
  for (const path of [...paths].sort()) {
    const found = await findOnDisk(siteDir, path);
    const size = found === undefined ? undefined : await readSize(found);
    if (size !== undefined) sizes[path] = size;
  }
  return Object.keys(sizes).length === 0 ? undefined : sizes;
}

/**
 * @example findImagePath('docs/v8/work.md', './img/a%20b.png?x') === 'docs/v8/img/a b.png'
 */
function findImagePath(file: string, address: string): string | undefined {
  if (findExternalKind(address)) return undefined;
  const path = decodeSafely(address.replace(/[?#].*$/, ''));
  if (!/\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$/i.test(path)) return undefined;
  return path.startsWith('/') ? joinPath('', path) : joinPath(parentFolder(file), path);
}
