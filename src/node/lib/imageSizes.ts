import { imageSizeFromFile } from 'image-size/fromFile';
import { decodeSafely, joinPath, parentFolder } from '../../core/site/urls/filePath.ts';
import { findExit } from '../../core/site/urls/findExit.ts';
import { readWikiAddress } from '../../core/site/urls/wikiAddress.ts';
import { listSite } from './listFolder.ts';
import { memoByFile } from './memoByFile.ts';
import { findNamedFile } from './namedFiles.ts';
import { findOnDisk } from './rootFiles.ts';

const readSize = memoByFile(async (file): Promise<[number, number] | undefined> => {
  // A file that is no image has no size; the content check reports what is missing.
  const size = await imageSizeFromFile(file).catch(() => undefined);
  if (size === undefined || !(size.width > 0 && size.height > 0)) return undefined;
  // A photo that is stored on its side: from the fifth orientation on, width and height change places.
  const isTurned = (size.orientation ?? 1) >= 5;
  return (isTurned ? [size.height, size.width] : [size.width, size.height]) as [number, number];
});

/**
 * Sizes in pixels of the local images that a file shows, by their path inside the site folder.
 * @param file path of the markdown file inside the site folder
 * @param addresses of the images as the file writes them
 * @param files of the site: a wiki's pictures are found by their names
 */
export async function findImageSizes(
  siteDir: string,
  file: string,
  addresses: readonly string[],
  files: () => readonly string[] = () => listSite(siteDir),
): Promise<Record<string, [number, number]> | undefined> {
  const paths = new Set(
    addresses.flatMap((address) => {
      const name = readWikiAddress(address)?.name;
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
  if (findExit(address)) return undefined;
  const path = decodeSafely(address.replace(/[?#].*$/, ''));
  if (!/\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$/i.test(path)) return undefined;
  return path.startsWith('/') ? joinPath('', path) : joinPath(parentFolder(file), path);
}
