import { join } from 'node:path';
import { checkMessages as messages } from '#i18n/checkMessages';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { findNearName } from '../../core/site/manifest/nearName.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { inFolder, isBelow } from '../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../core/site/urls/pageFileNames.ts';
import type { FindFileProblem } from '../../writer/lint/checkLinks.ts';
import { listFeedFiles } from '../feeds/generatedFiles.ts';
import { existsAs, walk } from '../lib/listFiles.ts';
import { hasExactPath } from '../lib/readText.ts';
import { listRootFiles, ROOT_FOLDERS } from '../lib/rootFiles.ts';
import { describeRefusedLink, findRefusedLink, isPublic } from '../lib/siteLinks.ts';

/** Creates a case-sensitive lookup: the file systems of Windows and macOS ignore case, hosts do not. */
export async function createDiskLookup(siteDir: string, manifest: Manifest): Promise<FindFileProblem> {
  const files = new Set([...(await walk(siteDir)), ...(await listRootFiles(siteDir)).keys()]);
  // Files that the build generates.
  const built = new Set([MANIFEST_FILE, ...listFeedFiles(siteDir, manifest).map(({ file }) => file)]);
  const byLowerCase = new Map([...files].map((file) => [file.toLowerCase(), file]));
  return async (file) => {
    if (files.has(file) || built.has(file)) return undefined;
    const other = byLowerCase.get(file.toLowerCase());
    if (other !== undefined) return { reason: messages.otherCase(other) };
    const [inside] = [...files].filter((path) => isBelow(file, path));
    if (inside !== undefined)
      return files.has(`${file}/index.html`) ? undefined : { reason: messages.isFolder(file, inside) };
    const [refused] = ['', ...ROOT_FOLDERS].flatMap(
      (folder) => findRefusedLink(siteDir, inFolder(folder, file)) ?? [],
    );
    if (refused !== undefined) return { reason: messages.linkNotFollowed(describeRefusedLink(refused)) };
    if (!(await existsAs('file', join(siteDir, file)))) return { near: findNear(files, file) };
    // A build does not copy hidden files.
    const isPublished = isPublic(file) && (await hasExactPath(siteDir, file));
    return isPublished ? undefined : { reason: messages.hiddenFile };
  };
}

/** The most similar name in the same folder, else the same name in another folder; without the extension of pages. */
function findNear(files: ReadonlySet<string>, file: string): string | undefined {
  const nameOf = (path: string) => stripPageEnding(fileName(path));
  const siblings = [...files].filter((path) => parentFolder(path) === parentFolder(file));
  const names = new Map(siblings.map((path) => [nameOf(path), path]));
  const near = findNearName(nameOf(file), [...names.keys()]);
  if (near !== undefined) return names.get(near);
  const alike = [...files].filter((path) => nameOf(path) === nameOf(file));
  return alike.sort((a, b) => a.length - b.length)[0];
}
